import * as z from "zod/mini";
import { day, id, isoDateTime, listSlice, revisionCursor } from "./fields.ts";
import type { ProcedureTable } from "./procedures.ts";
import { securityLogPage, securityLogQuery } from "./security-log.ts";

/** What a revision can be of, as stored: `picture` is an entry, `site` a site value, `plan` one that is to come. */
export const revisionKinds = ["picture", "user", "site", "plan"] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** What was done, as stored. The sentence for each is in `@visiga/i18n` (topic `activity`, `actions`). */
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
  "numbersPublished",
  "translationConfirmed",
  "minorsSaid",
  "sampleConfirmed",
  "pictureRemovedOnRequest",
  "removalDismissed",
  "removalReopened",
  "pictureApproved",
  "pictureSentBack",
  "pictureReturned",
  "valuePlanned",
  "planWithdrawn",
  "reviewTurnedOn",
  "reviewTurnedOff",
] as const;
export type RevisionAction = (typeof revisionActions)[number];

/** One record of a list that differs; null where there was or is none. `number` is its place in the list, from 1. */
export const recordChange = z.object({
  number: z.int(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type RecordChange = z.infer<typeof recordChange>;

/** As readable text, null where empty. A list has its first records that differ instead, and `more` others. */
export const fieldChange = z.object({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  records: z.optional(z.array(recordChange)),
  more: z.optional(z.int()),
});
export type FieldChange = z.infer<typeof fieldChange>;

export const activityEntry = z.object({
  id: z.string(),
  at: isoDateTime,
  /** Name of the user who did it; null for the system itself. */
  by: z.nullable(z.string()),
  kind: z.enum(revisionKinds),
  action: z.enum(revisionActions),
  /** Name of the entry or user at that time; key of the site value. */
  item: z.string(),
  itemSw: z.nullable(z.string()),
  changes: z.array(fieldChange),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

export const activityQuery = z.object({
  who: z.optional(id),
  kind: z.optional(z.enum(revisionKinds)),
  /** The earliest day, in the school's time zone. */
  since: z.optional(day),
  after: z.optional(revisionCursor),
});
export type ActivityQuery = z.input<typeof activityQuery>;

/** One slice of the activity, newest first, at most 50 entries; `people` are all users who ever changed something. */
export const activityPage = z.extend(listSlice(activityEntry), {
  people: z.array(z.object({ id, name: z.string() })),
});
export type ActivityPage = z.infer<typeof activityPage>;

export const activityProcedures = {
  list: { kind: "query", access: "admin", cost: "query", input: activityQuery, output: activityPage },
  security: { kind: "query", access: "admin", cost: "query", input: securityLogQuery, output: securityLogPage },
} as const satisfies ProcedureTable;
