import * as z from "zod/mini";
import { cursor, day, id, instant } from "./fields.ts";

/** Kinds of records whose changes are logged. */
export const revisionKinds = ["picture", "user", "site"] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** What was done. The sentence for each lives in `@visiga/i18n` (topic `activity`, `actions`). */
export const revisionActions = [
  "pictureAdded",
  "pictureChanged",
  "pictureMoved",
  "pictureBinned",
  "pictureRestored",
  "pictureDeleted",
  "pictureTakenDown",
  "picturePutBack",
  "consentNoted",
  "consentWithdrawn",
  "orderChanged",
  "userInvited",
  "userChanged",
  "userDeleted",
  "userBroughtBack",
  "linkRenewed",
  "passwordSet",
  "siteChanged",
  "siteReturned",
  "siteBinned",
  "siteRestored",
  "siteDeleted",
  "translationConfirmed",
] as const;
export type RevisionAction = (typeof revisionActions)[number];

/** One field that differs, as text to be read; null where it was or became empty. */
export const fieldChange = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type FieldChange = z.infer<typeof fieldChange>;

/** One line of the activity log. */
export const activityEntry = z.object({
  id: z.string(),
  at: instant,
  /** Null where the system itself did it. */
  by: z.nullable(z.string()),
  kind: z.enum(revisionKinds),
  action: z.enum(revisionActions),
  /** The name of what was changed, as it was then; the key of a text of the site. */
  item: z.string(),
  changes: z.array(fieldChange),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

export const activityQuery = z.object({
  /** Whose changes. */
  who: z.optional(id),
  kind: z.optional(z.enum(revisionKinds)),
  /** The first day on the school's clock. */
  since: z.optional(day),
  after: z.optional(cursor),
});
export type ActivityQuery = z.input<typeof activityQuery>;

/** Newest first, 50 at a time; `people` are all who ever changed something. */
export const activitySlice = z.object({
  items: z.array(activityEntry),
  next: z.nullable(z.string()),
  total: z.int(),
  people: z.array(z.object({ id, name: z.string() })),
});
export type ActivitySlice = z.infer<typeof activitySlice>;
