import * as z from "zod/mini";
import { entryPage, entryPages, entryRecord, entryReference } from "./entries.ts";
import { type EntryFields, type RecordField, recordFields } from "./entry-field-names.ts";
import { entryFields } from "./entry-fields.ts";
import {
  cursor,
  day,
  id,
  ids,
  isoDateTime,
  listOf,
  listSlice,
  revisionId,
  searchText,
  version,
  wholeNumber,
} from "./fields.ts";
import { languages } from "./languages.ts";
import type { ProcedureTable } from "./procedures.ts";
import { hiddenCounts } from "./visibility.ts";

const records = Object.fromEntries(recordFields.map((name) => [name, entryFields[name].record])) as {
  [Name in RecordField]: EntryFields[Name]["record"];
};

/** Admin view of an entry: its texts in both languages, and why visitors see it or not. */
export const managedEntry = z.extend(entryRecord, {
  swahili: z.object({
    name: z.nullable(z.string()),
    title: z.nullable(z.string()),
    description: z.nullable(z.string()),
    alt: z.nullable(z.string()),
  }),
  ...records,
  /** Whether minors can be recognised; null while nobody has answered. */
  minors: z.nullable(z.boolean()),
  /** Name of the user who noted the parents’ consent, and when. */
  consent: z.nullable(z.object({ by: z.string(), at: isoDateTime })),
  takenDown: z.boolean(),
  ended: z.boolean(),
  /** Whether an administrator is still to show it to visitors. */
  waiting: z.boolean(),
  /** Name of the user who added it; null for demo content. */
  addedBy: z.nullable(z.string()),
  /** Id of that user, because two may have the same name. */
  addedById: z.nullable(z.string()),
  takenDownByRestore: z.boolean(),
  /** The line with which an administrator sent it back; null if none did, or if a user has changed it since. */
  reviewNote: z.nullable(z.string()),
  /** Whether visitors see it, by `visibility.ts`. */
  shown: z.boolean(),
});
export type ManagedEntry = z.infer<typeof managedEntry>;

export const entrySorts = ["newest", "oldest", "name", "heaviest"] as const;
export type EntrySort = (typeof entrySorts)[number];

/** What the list shows only. The parts of `decide`, and what waits for its first day, are also counted one by one. */
export const entryFilters = [
  "decide",
  "hidden",
  "improve",
  "samples",
  "waiting",
  "sentBack",
  "minorsUnsaid",
  "withoutConsent",
  "takenDownByRestore",
  "scheduled",
] as const;
export type EntryFilter = (typeof entryFilters)[number];

/** The filters whose entries wait for one answer, which is given beside the picture. */
export const entryDecisions = [
  "waiting",
  "minorsUnsaid",
  "withoutConsent",
  "takenDownByRestore",
] as const satisfies EntryFilter[];
export type EntryDecision = (typeof entryDecisions)[number];

export const managedEntryQuery = z.object({
  page: z.optional(entryPage),
  /** Beginnings of words of name, title or description, in either language and case. */
  search: z.optional(searchText),
  sort: z._default(z.enum(entrySorts), "newest"),
  only: z.optional(z.enum(entryFilters)),
  /** Year of the event or, without an event day, of the upload. */
  year: z.optional(wholeNumber(1, 9999, "field_invalid")),
  after: z.optional(cursor),
  size: z._default(wholeNumber(1, 100, "paging_invalid"), 24),
});
export type ManagedEntryQuery = z.input<typeof managedEntryQuery>;

/** One slice of the admin list. `total` counts all matches, `years` are those of every year; null after the first slice. */
export const managedEntryPage = z.extend(listSlice(managedEntry), {
  total: z.nullable(z.int()),
  years: z.nullable(z.array(z.int())),
});
export type ManagedEntryPage = z.infer<typeof managedEntryPage>;

export const entrySelection = z.object({ ids });

/** What can be done with several entries at once; a page moves them there. */
export const selectionChanges = ["show", "consent", "noMinors", "minors", ...entryPages, "bin"] as const;
export type SelectionChange = (typeof selectionChanges)[number];

/** Entries in the versions that were seen. If one of them was changed or deleted since, nothing is done. */
export const selectionRequest = z.object({
  entries: listOf(z.object({ id, version }), 500),
  to: z.enum(selectionChanges),
});

/** How many entries differ now, how many of them visitors do not see, and the revisions with which it is undone. */
export const changedSelection = z.object({ count: z.int(), hidden: hiddenCounts, revisions: z.array(revisionId) });
export type ChangedSelection = z.infer<typeof changedSelection>;

export const selectionUndo = z.object({ revisions: listOf(revisionId, 500) });

export const entryVisibility = z.object({ id, takenDown: z.boolean() });
export const entryConsent = z.object({ id, agreed: z.boolean() });

/** The last day on which visitors see an entry; null for good. */
export const entryLastDay = z.object({ id, shownUntil: z.nullable(day) });

export const entryMinors = z.object({ id, minors: z.nullable(z.boolean()) });

/** How many entries are put back, those of them that stay hidden, and how many stay taken down because of a removal request. */
export const putBackEntries = z.object({ count: z.int(), hidden: hiddenCounts, heldByRequests: z.int() });
export type PutBackEntries = z.infer<typeof putBackEntries>;

export const arrangedPages = ["HOME", "ORGANIZATION"] as const;
export type ArrangedPage = (typeof arrangedPages)[number];

/** Which order to list, and in which language; where Swahili is missing, English. */
export const arrangedQuery = z.object({ page: z.enum(arrangedPages), language: z._default(z.enum(languages), "en") });

export const arrangedEntry = z.extend(entryRecord, { shown: z.boolean() });
export type ArrangedEntry = z.infer<typeof arrangedEntry>;

export const arrangedEntries = z.object({ items: z.array(arrangedEntry) });

/** A new order for some entries of a page. `seen` is the order that it is based on; a stale one is refused. */
export const entryOrder = z.object({ page: z.enum(arrangedPages), ids, seen: ids });

export const binnedEntries = z.object({ entries: z.array(z.string()) });
export type BinnedEntries = z.infer<typeof binnedEntries>;

export const pictureTypes = z.object({ heic: z.boolean() });

/** The perceptual hash of a picture, as `pictureFingerprint` makes it. */
export const alikeQuery = z.object({ fingerprint: z.string().check(z.regex(/^[0-9a-f]{16}$/, "field_invalid")) });
/** The entries whose picture looks the same, the most similar first, at most three. */
export const alikeEntries = z.object({ items: z.array(managedEntry) });

export const photoReference = z.object({ id });
/** The smallest variant as a data URL, also of photos that visitors do not see; null where the photo is gone. */
export const photoThumbnail = z.object({ url: z.nullable(z.string()) });

export const managedEntryProcedures = {
  browse: { kind: "query", access: "user", cost: "query", input: managedEntryQuery, output: managedEntryPage },
  read: { kind: "query", access: "user", cost: "query", input: entryReference, output: managedEntry },
  pictureTypes: { kind: "query", access: "user", cost: "query", output: pictureTypes },
  alike: { kind: "query", access: "user", cost: "query", input: alikeQuery, output: alikeEntries },
  thumbnail: { kind: "query", access: "user", cost: "query", input: photoReference, output: photoThumbnail },
} as const satisfies ProcedureTable;

export const entryEditingProcedures = {
  create: { kind: "route", access: "user", cost: "computation", output: managedEntry },
  update: { kind: "route", access: "user", cost: "computation", output: managedEntry },
  confirmSample: { kind: "mutation", access: "user", cost: "query", input: entryReference, output: managedEntry },
  setTakenDown: { kind: "mutation", access: "user", cost: "query", input: entryVisibility, output: managedEntry },
  putBackRestored: { kind: "mutation", access: "user", cost: "query", output: putBackEntries },
  noteConsent: { kind: "mutation", access: "user", cost: "query", input: entryConsent, output: managedEntry },
  setMinors: { kind: "mutation", access: "user", cost: "query", input: entryMinors, output: managedEntry },
  setLastDay: { kind: "mutation", access: "user", cost: "query", input: entryLastDay, output: managedEntry },
} as const satisfies ProcedureTable;

export const entrySelectionProcedures = {
  changeAll: { kind: "mutation", access: "user", cost: "query", input: selectionRequest, output: changedSelection },
  undo: { kind: "mutation", access: "user", cost: "query", input: selectionUndo, output: changedSelection },
} as const satisfies ProcedureTable;

export const entryOrderProcedures = {
  arranged: { kind: "query", access: "user", cost: "query", input: arrangedQuery, output: arrangedEntries },
  arrange: { kind: "mutation", access: "user", cost: "query", input: entryOrder, output: z.void() },
} as const satisfies ProcedureTable;

export const entryBinProcedures = {
  bin: { kind: "mutation", access: "user", cost: "query", input: entrySelection, output: binnedEntries },
} as const satisfies ProcedureTable;
