import * as z from "zod/mini";
import { cursor, id, ids, instant, searchText, withCode } from "./fields.ts";
import { filePage, fileRecord } from "./files.ts";

/** Admin view of a file: its words in both languages, and why visitors see it or not. */
export const managedFile = z.extend(fileRecord, {
  /** Beside the English words; null where there are none yet. */
  swahili: z.object({
    name: z.nullable(z.string()),
    title: z.nullable(z.string()),
    description: z.nullable(z.string()),
    alt: z.nullable(z.string()),
  }),
  /** The event's day on the school's clock, where one was set. */
  eventDay: z.nullable(z.string()),
  /** Minors can be recognised. */
  minors: z.boolean(),
  /** Who noted that the parents agreed, and when. */
  consent: z.nullable(z.object({ by: z.string(), at: instant })),
  takenDown: z.boolean(),
  /** Whether visitors see it: not taken down, and agreed to where minors can be recognised. */
  shown: z.boolean(),
  /** Demo content that nobody has edited yet. */
  sample: z.boolean(),
});
export type ManagedFile = z.infer<typeof managedFile>;

export const fileSorts = ["newest", "oldest", "name", "heaviest"] as const;
export type FileSort = (typeof fileSorts)[number];

/** Pictures that ask for attention. */
export const fileConcerns = ["withoutConsent", "takenDown", "withoutSwahili", "heavy"] as const;
export type FileConcern = (typeof fileConcerns)[number];

export const managedFileQuery = z.object({
  page: z.optional(filePage),
  /** Beginnings of words of the name, title or description, in either language. */
  search: z.optional(searchText),
  sort: z._default(z.enum(fileSorts), "newest"),
  only: z.optional(z.enum(fileConcerns)),
  /** `next` of the previous slice. */
  after: z.optional(cursor),
  size: z._default(
    z.int(withCode("paging_invalid")).check(z.minimum(1, "paging_invalid"), z.maximum(100, "paging_invalid")),
    24,
  ),
});
export type ManagedFileQuery = z.input<typeof managedFileQuery>;

/** One slice of the list; `next` is null at its end. `total` counts all that match, and comes with the first slice. */
export const managedFileSlice = z.object({
  items: z.array(managedFile),
  next: z.nullable(z.string()),
  total: z.nullable(z.int()),
});
export type ManagedFileSlice = z.infer<typeof managedFileSlice>;

export const fileSelection = z.object({ ids });
export const fileMove = z.object({ ids, page: filePage });
export const fileVisibility = z.object({ id, takenDown: z.boolean() });
export const fileConsent = z.object({ id, agreed: z.boolean() });

/** The pages whose records stand in an order of their own. */
export const arrangedPages = ["HOME", "ORGANIZATION"] as const;
export type ArrangedPage = (typeof arrangedPages)[number];

/** A new order for some records of a page, with the order that was seen: where that is no longer so, it is refused. */
export const fileOrder = z.object({ page: z.enum(arrangedPages), ids, seen: ids });
export type FileOrder = z.infer<typeof fileOrder>;

/** How many were changed. */
export const changedCount = z.object({ count: z.int() });

/** The entries of the bin that something became, for bringing it back. */
export const binnedEntries = z.object({ entries: z.array(z.string()) });
export type BinnedEntries = z.infer<typeof binnedEntries>;

export const photoReference = z.object({ id });
/** A small copy as a data URL, also of pictures that visitors do not see; null where there is none any more. */
export const photoThumbnail = z.object({ url: z.nullable(z.string()) });
