import * as z from "zod/mini";
import { id, searchText, wholeNumber, withoutNullCharacter } from "./fields.ts";
import { filePage, fileRecord, itemRecord } from "./files.ts";
import { itemKeyPattern, itemPages } from "./item-pages.ts";
import { languages } from "./languages.ts";
import type { ProcedureTable } from "./procedures.ts";

const firstOf = (most: number) => z._default(wholeNumber(1, most, "paging_invalid"), 24);

/** Filter of the public list, newest first after those in a manual order. Pages read up to 1,000 files at once. */
export const fileQuery = z.object({
  page: z.optional(filePage),
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
export type FileQuery = z.input<typeof fileQuery>;

/** The same filter for requests without login: at most 200 files. */
export const publicFileQuery = z.extend(fileQuery, { first: firstOf(200) });

/** The file whose own page has this address. Where Swahili is missing, the answer is English. */
export const itemQuery = z.object({
  page: z.enum(itemPages),
  key: z.string().check(z.regex(itemKeyPattern, "id_invalid")),
  language: z._default(z.enum(languages), "en"),
});
export type ItemQuery = z.input<typeof itemQuery>;

export const shownFileQuery = z.object({ id, language: z.enum(languages) });
export type ShownFileQuery = z.infer<typeof shownFileQuery>;

export const fileListPage = z.object({ items: z.array(fileRecord), total: z.int() });
export type FileListPage = z.infer<typeof fileListPage>;

export const publicFileProcedures = {
  list: { kind: "query", access: "public", cost: "query", input: publicFileQuery, output: fileListPage },
  item: { kind: "query", access: "public", cost: "query", input: itemQuery, output: z.nullable(itemRecord) },
  shown: { kind: "query", access: "public", cost: "query", input: shownFileQuery, output: z.nullable(fileRecord) },
} as const satisfies ProcedureTable;
