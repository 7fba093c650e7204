import * as z from "zod/mini";
import { cursor, instant } from "./fields.ts";
import { filePage, photo } from "./files.ts";

/** Days for which what was deleted can come back. */
export const binDays = 30;

const entryId = z.string().check(z.regex(/^\d{1,18}$/, "id_invalid"));

/** A picture with its words, or a text of the site, that was deleted and can come back. */
export const binEntry = z.object({
  id: entryId,
  kind: z.enum(["picture", "site"]),
  /** The picture's name, or the key of the text. */
  name: z.string(),
  /** Null for a text. */
  page: z.nullable(filePage),
  photo: z.nullable(photo),
  /** The record is still there; only its picture was replaced, and can be put back. */
  replaced: z.boolean(),
  binnedAt: instant,
  binnedBy: z.nullable(z.string()),
  expiresAt: instant,
});
export type BinEntry = z.infer<typeof binEntry>;

export const binQuery = z.object({ after: z.optional(cursor) });

/** Newest first, 24 at a time. */
export const binSlice = z.object({
  items: z.array(binEntry),
  next: z.nullable(z.string()),
  total: z.int(),
});
export type BinSlice = z.infer<typeof binSlice>;

export const binSelection = z.object({
  entries: z.array(entryId).check(z.minLength(1, "field_required"), z.maxLength(1000, "list_too_long")),
});
