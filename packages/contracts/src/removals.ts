import * as z from "zod/mini";
import { entryPage, photo } from "./entries.ts";
import {
  id,
  isoDateTime,
  lines,
  listOf,
  listSlice,
  revisionCursor,
  revisionId,
  withoutNullCharacter,
} from "./fields.ts";
import { optionalPhone } from "./phone-numbers.ts";
import type { ProcedureTable } from "./procedures.ts";

export const removalWordsLimit = 1000;

/** Days after which a settled request is deleted, with the phone number and the words. */
export const removalDays = 30;

/** Seconds that the form waits between its question and the answer while very many requests arrive. */
export const checkWait = 10;

/** Asks for the picture of an entry to be removed. Phone number and words may be left out or empty. */
export const removalRequest = z.object({
  file: id,
  telephone: z.optional(optionalPhone),
  words: z.optional(z.string().check(lines, z.maxLength(removalWordsLimit, "text_too_long"), withoutNullCharacter)),
});
export type RemovalRequest = z.infer<typeof removalRequest>;

export const removalReceipt = z.object({ file: id, askedAt: isoDateTime });

export const openRemoval = z.object({
  id: z.string(),
  askedAt: isoDateTime,
  telephone: z.nullable(z.string()),
  words: z.nullable(z.string()),
  /** The picture as it was when the request came; null if it has been deleted for good. */
  photo: z.nullable(photo),
  /** Name of the entry as it was when the request came. */
  name: z.string(),
  /** Its present name in Swahili, or the last one of a deleted entry. */
  nameSw: z.nullable(z.string()),
  /** Page of the entry; null if the entry is in the bin or deleted. */
  page: z.nullable(entryPage),
  /** Whether visitors still see the picture, here or with another entry. */
  shown: z.boolean(),
});
export type OpenRemoval = z.infer<typeof openRemoval>;

/** One slice of the open requests, newest first; `total` counts all of them. */
export const removalPage = listSlice(openRemoval);
export type RemovalPage = z.infer<typeof removalPage>;

export const removalQuery = z.object({ after: z.optional(revisionCursor) });

export const removalCount = z.object({ count: z.int() });

export const removalReference = z.object({ id: revisionId });
export type RemovalReference = z.infer<typeof removalReference>;

/** Requests for one picture that were settled together, and the entries that were taken down for them. */
export const settledRemovals = z.object({ ids: z.array(z.string()), files: z.array(id) });
export type SettledRemovals = z.infer<typeof settledRemovals>;

export const removalReturn = z.object({
  ids: listOf(revisionId, 1000),
  files: z.array(id).check(z.maxLength(1000, "list_too_long")),
});
export type RemovalReturn = z.infer<typeof removalReturn>;

export const removalProcedures = {
  request: { kind: "route", access: "public", cost: "query", input: removalRequest, output: removalReceipt },
  list: { kind: "query", access: "user", cost: "query", input: removalQuery, output: removalPage },
  count: { kind: "query", access: "user", cost: "query", output: removalCount },
  hide: { kind: "mutation", access: "user", cost: "query", input: removalReference, output: settledRemovals },
  dismiss: { kind: "mutation", access: "user", cost: "query", input: removalReference, output: settledRemovals },
  reopen: { kind: "mutation", access: "user", cost: "query", input: removalReturn, output: z.void() },
} as const satisfies ProcedureTable;
