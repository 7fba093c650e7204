import * as z from "zod/mini";
import { restoredEntries } from "./bin.ts";
import { cursor, day, id, ids, isoDateTime, listOf, listSlice, searchText, version, wholeNumber } from "./fields.ts";
import { type FileFields, type RecordField, recordFields } from "./file-field-names.ts";
import { fileFields } from "./file-fields.ts";
import { filePage, fileRecord, fileReference } from "./files.ts";
import { languages } from "./languages.ts";
import type { ProcedureTable } from "./procedures.ts";
import { hiddenCounts } from "./visibility.ts";

const records = Object.fromEntries(recordFields.map((name) => [name, fileFields[name].record])) as {
  [Name in RecordField]: FileFields[Name]["record"];
};

/** Admin view of a file: its texts in both languages, and why visitors see it or not. */
export const managedFile = z.extend(fileRecord, {
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
  /** The line with which an administrator sent it back; null if none did, or if a user has changed it since. */
  reviewNote: z.nullable(z.string()),
  /** Whether visitors see it, by `visibility.ts`. */
  shown: z.boolean(),
});
export type ManagedFile = z.infer<typeof managedFile>;

export const fileSorts = ["newest", "oldest", "name", "heaviest"] as const;
export type FileSort = (typeof fileSorts)[number];

export const fileFilters = [
  "waiting",
  "sentBack",
  "minorsUnsaid",
  "withoutConsent",
  "scheduled",
  "ended",
  "takenDownByRestore",
  "takenDown",
  "withoutSwahili",
  "withoutAlternativeText",
  "heavy",
  "samples",
] as const;
export type FileFilter = (typeof fileFilters)[number];

export const managedFileQuery = z.object({
  page: z.optional(filePage),
  /** Beginnings of words of name, title or description, in either language and case. */
  search: z.optional(searchText),
  sort: z._default(z.enum(fileSorts), "newest"),
  only: z.optional(z.enum(fileFilters)),
  after: z.optional(cursor),
  size: z._default(wholeNumber(1, 100, "paging_invalid"), 24),
});
export type ManagedFileQuery = z.input<typeof managedFileQuery>;

/** One slice of the admin list. `total` counts all matches; null after the first slice. */
export const managedFilePage = z.extend(listSlice(managedFile), { total: z.nullable(z.int()) });
export type ManagedFilePage = z.infer<typeof managedFilePage>;

export const fileSelection = z.object({ ids });
export const fileMove = z.object({ ids, page: filePage });
/** Where a file was before a move; `position` in the manual order. `version` is that after the move. */
export const formerPosition = z.object({
  id,
  page: filePage,
  position: z.nullable(z.int32()),
  minors: z.nullable(z.boolean()),
  version,
});
export type FormerPosition = z.infer<typeof formerPosition>;

/** How many files were moved, the ids of those that count as showing minors since then, and where each was before. */
export const movedFiles = z.object({ count: z.int(), nowWithMinors: z.array(id), places: z.array(formerPosition) });
export type MovedFiles = z.infer<typeof movedFiles>;

export const fileMoveUndo = z.object({ places: listOf(formerPosition, 1000) });

export const fileVisibility = z.object({ id, takenDown: z.boolean() });
export const fileConsent = z.object({ id, agreed: z.boolean() });

/** The last day on which visitors see a file; null for good. */
export const fileLastDay = z.object({ id, shownUntil: z.nullable(day) });

export const fileMinors = z.object({ id, minors: z.nullable(z.boolean()) });

/** How many files are put back, those of them that stay hidden, and how many stay taken down because of a removal request. */
export const putBackFiles = z.object({ count: z.int(), hidden: hiddenCounts, heldByRequests: z.int() });
export type PutBackFiles = z.infer<typeof putBackFiles>;

export const arrangedPages = ["HOME", "ORGANIZATION"] as const;
export type ArrangedPage = (typeof arrangedPages)[number];

/** Which order to list, and in which language; where Swahili is missing, English. */
export const arrangedQuery = z.object({ page: z.enum(arrangedPages), language: z._default(z.enum(languages), "en") });

export const arrangedFile = z.extend(fileRecord, { shown: z.boolean() });
export type ArrangedFile = z.infer<typeof arrangedFile>;

export const arrangedFiles = z.object({ items: z.array(arrangedFile) });

/** A new order for some files of a page. `seen` is the order that it is based on; a stale one is refused. */
export const fileOrder = z.object({ page: z.enum(arrangedPages), ids, seen: ids });

export const binnedEntries = z.object({ entries: z.array(z.string()) });
export type BinnedEntries = z.infer<typeof binnedEntries>;

export const pictureTypes = z.object({ heic: z.boolean() });

/** The perceptual hash of a picture, as `pictureFingerprint` makes it. */
export const alikeQuery = z.object({ fingerprint: z.string().check(z.regex(/^[0-9a-f]{16}$/, "field_invalid")) });
/** The files whose picture looks the same, the most similar first, at most three. */
export const alikeFiles = z.object({ items: z.array(managedFile) });

export const photoReference = z.object({ id });
/** The smallest variant as a data URL, also of photos that visitors do not see; null where the photo is gone. */
export const photoThumbnail = z.object({ url: z.nullable(z.string()) });

export const managedFileProcedures = {
  browse: { kind: "query", access: "user", cost: "query", input: managedFileQuery, output: managedFilePage },
  read: { kind: "query", access: "user", cost: "query", input: fileReference, output: managedFile },
  pictureTypes: { kind: "query", access: "user", cost: "query", output: pictureTypes },
  alike: { kind: "query", access: "user", cost: "query", input: alikeQuery, output: alikeFiles },
  thumbnail: { kind: "query", access: "user", cost: "query", input: photoReference, output: photoThumbnail },
} as const satisfies ProcedureTable;

export const fileEditingProcedures = {
  create: { kind: "route", access: "user", cost: "computation", output: managedFile },
  update: { kind: "route", access: "user", cost: "computation", output: managedFile },
  move: { kind: "mutation", access: "user", cost: "query", input: fileMove, output: movedFiles },
  moveBack: { kind: "mutation", access: "user", cost: "query", input: fileMoveUndo, output: restoredEntries },
  confirmSample: { kind: "mutation", access: "user", cost: "query", input: fileReference, output: managedFile },
  setTakenDown: { kind: "mutation", access: "user", cost: "query", input: fileVisibility, output: managedFile },
  putBackRestored: { kind: "mutation", access: "user", cost: "query", output: putBackFiles },
  noteConsent: { kind: "mutation", access: "user", cost: "query", input: fileConsent, output: managedFile },
  setMinors: { kind: "mutation", access: "user", cost: "query", input: fileMinors, output: managedFile },
  setLastDay: { kind: "mutation", access: "user", cost: "query", input: fileLastDay, output: managedFile },
} as const satisfies ProcedureTable;

export const fileOrderProcedures = {
  arranged: { kind: "query", access: "user", cost: "query", input: arrangedQuery, output: arrangedFiles },
  arrange: { kind: "mutation", access: "user", cost: "query", input: fileOrder, output: z.void() },
} as const satisfies ProcedureTable;

export const fileBinProcedures = {
  bin: { kind: "mutation", access: "user", cost: "query", input: fileSelection, output: binnedEntries },
} as const satisfies ProcedureTable;
