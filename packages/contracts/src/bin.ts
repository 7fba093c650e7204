import * as z from "zod/mini";
import { entryPage, photo } from "./entries.ts";
import { isoDateTime, listOf, listSlice, revisionCursor, revisionId, searchText } from "./fields.ts";
import type { ProcedureTable } from "./procedures.ts";
import { hiddenCounts } from "./visibility.ts";

/** Days for which something deleted can be restored. */
export const binDays = 30;

/** A deleted entry that can be restored, or a photo that an edit replaced. `id` is the revision’s. */
export const binEntry = z.object({
  id: revisionId,
  name: z.string(),
  nameSw: z.nullable(z.string()),
  page: z.nullable(entryPage),
  photo: z.nullable(photo),
  /** The entry still exists; only its photo was replaced. */
  replaced: z.boolean(),
  binnedAt: isoDateTime,
  /** Name of the user who deleted or replaced it; null for the system itself. */
  binnedBy: z.nullable(z.string()),
  expiresAt: isoDateTime,
});
export type BinEntry = z.infer<typeof binEntry>;

/** The page of the entries, and words that the name or another text of one contains; without both, every entry. */
export const binSearch = z.object({ page: z.optional(entryPage), search: z.optional(searchText) });
export type BinSearch = z.infer<typeof binSearch>;

export const binQuery = z.extend(binSearch, { after: z.optional(revisionCursor) });
export type BinQuery = z.infer<typeof binQuery>;

/** One slice of the bin, newest first, at most 24 entries. `total` counts all that the search finds. */
export const binPage = listSlice(binEntry);
export type BinPage = z.infer<typeof binPage>;

/** How many entries were restored, and how many of them are entries that visitors still do not see, by reason. */
export const restoredEntries = z.object({ count: z.int(), hidden: hiddenCounts });
export type RestoredEntries = z.infer<typeof restoredEntries>;

/** After restoring all: `left` entries stay in the bin, because something newer is in their place. */
export const restoredAll = z.extend(restoredEntries, { left: z.int() });

export const binSelection = z.object({ entries: listOf(revisionId, 1000) });
export type BinSelection = z.infer<typeof binSelection>;

export const changedCount = z.object({ count: z.int() });

export const binProcedures = {
  list: { kind: "query", access: "user", cost: "query", input: binQuery, output: binPage },
  restore: { kind: "mutation", access: "user", cost: "query", input: binSelection, output: restoredEntries },
  restoreAll: { kind: "mutation", access: "user", cost: "query", input: binSearch, output: restoredAll },
  deleteForGood: { kind: "mutation", access: "admin", cost: "query", input: binSelection, output: changedCount },
  empty: { kind: "mutation", access: "admin", cost: "query", output: changedCount },
} as const satisfies ProcedureTable;
