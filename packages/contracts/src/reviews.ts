import * as z from "zod/mini";
import { id, requiredLine, version } from "./fields.ts";
import { managedEntry } from "./managed-entries.ts";
import type { ProcedureTable } from "./procedures.ts";

/** Whether what a USER adds or changes waits until an ADMIN shows it. */
export const reviewRule = z.object({ required: z.boolean() });
export type ReviewRule = z.infer<typeof reviewRule>;

export const reviewNote = z.object({ note: requiredLine(500, "field_required", "text_too_long") });

/** Decides on the version of a waiting entry that was seen: without a note it is shown, with one it is sent back. */
export const entryReview = z.object({ id, version, note: z.nullable(reviewNote.shape.note) });
export type EntryReview = z.infer<typeof entryReview>;

export const entryReviewProcedures = {
  reviewRule: { kind: "query", access: "user", cost: "query", output: reviewRule },
  setReviewRule: { kind: "mutation", access: "admin", cost: "query", input: reviewRule, output: reviewRule },
  review: { kind: "mutation", access: "admin", cost: "query", input: entryReview, output: managedEntry },
} as const satisfies ProcedureTable;
