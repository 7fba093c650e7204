import * as z from "zod/mini";
import { entryPage, entryRecord, itemRecord } from "./entries.ts";
import { id, searchText, wholeNumber, withoutNullCharacter } from "./fields.ts";
import { itemKeyPattern, itemPages } from "./item-pages.ts";
import { languages } from "./languages.ts";
import type { ProcedureTable } from "./procedures.ts";

const firstOf = (most: number) => z._default(wholeNumber(1, most, "paging_invalid"), 24);

/** Filter of the public list, newest first after those in a manual order. Pages read up to 1,000 entries at once. */
export const entryQuery = z.object({
  page: z.optional(entryPage),
  /** Compared without case. */
  title: z.optional(z.string().check(z.maxLength(100, "title_too_long"), withoutNullCharacter)),
  /** Beginnings of words of name, title or description, in either language and case. */
  search: z.optional(searchText),
  /** Id of news: the pictures of its album, oldest first. */
  album: z.optional(id),
  /** Only news whose album has a picture that visitors see. */
  albums: z.optional(z.literal(true)),
  after: z._default(wholeNumber(0, 1_000_000, "paging_invalid"), 0),
  first: firstOf(1000),
  /** Language of the answer; where Swahili is missing, English. */
  language: z._default(z.enum(languages), "en"),
});
export type EntryQuery = z.input<typeof entryQuery>;

/** The same filter for requests without login: at most 200 entries. */
export const publicEntryQuery = z.extend(entryQuery, { first: firstOf(200) });

/** The entry whose own page has this address. Where Swahili is missing, the answer is English. */
export const itemQuery = z.object({
  page: z.enum(itemPages),
  key: z.string().check(z.regex(itemKeyPattern, "id_invalid")),
  language: z._default(z.enum(languages), "en"),
});
export type ItemQuery = z.input<typeof itemQuery>;

export const shownEntryQuery = z.object({ id, language: z.enum(languages) });
export type ShownEntryQuery = z.infer<typeof shownEntryQuery>;

export const entryListPage = z.object({ items: z.array(entryRecord), total: z.int() });
export type EntryListPage = z.infer<typeof entryListPage>;

export const publicEntryProcedures = {
  list: { kind: "query", access: "public", cost: "query", input: publicEntryQuery, output: entryListPage },
  item: { kind: "query", access: "public", cost: "query", input: itemQuery, output: z.nullable(itemRecord) },
  shown: { kind: "query", access: "public", cost: "query", input: shownEntryQuery, output: z.nullable(entryRecord) },
} as const satisfies ProcedureTable;
