import * as z from "zod/mini";
import type { IssueCode } from "./errors.ts";
import { plainDigits, plainLine, plainLines } from "./plain-text.ts";
import { comparableWords } from "./search-form.ts";

/** Parameters that give a schema a code as its message: `z.string(withCode("name_required"))`. */
export const withCode = (code: IssueCode) => ({ error: code });

/** Check for text that PostgreSQL can store: it refuses the character NUL. */
export const withoutNullCharacter = z.refine<string>((text) => !text.includes("\0"), "field_invalid");

/** The sign that stands for characters of another character set, and halves of emojis, which would become that sign. */
const lost = /[\ufffd\p{Surrogate}]/u;

/** Checks for text that is stored. */
export const storable = [withoutNullCharacter, z.refine<string>((text) => !lost.test(text), "character_lost")] as const;

/** Any character except spaces and invisible characters such as the zero width joiner. */
export const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** What every entry of one line begins with, and every entry of several lines: nothing invisible is checked or stored. */
export const line = z.overwrite(plainLine);
export const lines = z.overwrite(plainLines);

/** A required line of text: plain, 1 to `max` characters, of which one can be seen. */
export const requiredLine = (max: number, missing: IssueCode, tooLong: IssueCode) =>
  z.string(withCode(missing)).check(line, z.regex(visible, missing), z.maxLength(max, tooLong), ...storable);

/** The most characters and words of a search: each word makes the query more expensive. */
export const searchLimits = { length: 100, words: 8 } as const;

/** The beginning of typed text, trimmed, that passes `searchText`. */
export function clipSearch(typed: string): string {
  const text = plainLine(typed).slice(0, searchLimits.length);
  const words = comparableWords(text);
  return words.length > searchLimits.words ? words.slice(0, searchLimits.words).join(" ") : text;
}

export const searchText = z.string(withCode("field_invalid")).check(
  z.maxLength(searchLimits.length, "text_too_long"),
  z.refine((text) => comparableWords(text).length <= searchLimits.words, "text_too_long"),
  withoutNullCharacter,
);

export const id = z.uuid({
  error: ({ input }): IssueCode => (input === undefined || input === null ? "field_required" : "id_invalid"),
});

export const isoDateTime = z.iso.datetime();

/** The days that can be entered anywhere: a year that was typed with two digits is none of them. */
export const dayRange = { min: "1900-01-01", max: "2100-12-31" } as const;

/** A calendar day, `2027-06-30`. */
export const day = z.string(withCode("date_invalid")).check(
  z.overwrite(plainDigits),
  z.iso.date(withCode("date_invalid")),
  z.refine((text) => text >= dayRange.min && text <= dayRange.max, "date_invalid"),
);

/** The same, or an empty text for none. */
export const optionalDay = z.union([z.string().check(line, z.maxLength(0)), day]);

/** `true` or `false` as text, because a multipart form has only text. */
export const booleanText = z.enum(["true", "false"], withCode("field_invalid"));

/** Schema of a whole number from `least` to `most`, with one code for any other value. */
export const wholeNumber = (least: number, most: number, code: IssueCode) =>
  z.int(withCode(code)).check(z.minimum(least, code), z.maximum(most, code));

/** The same for a number that may be sent as digits, as in an address or a form. */
export const wholeNumberText = (least: number, most: number, code: IssueCode) =>
  z
    .pipe(
      z.union([z.number(withCode(code)), z.string(withCode(code)).check(z.regex(/^\d{1,15}$/, code))]),
      z.pipe(z.transform(Number), wholeNumber(least, most, code)),
    )
    .register(z.globalRegistry, { type: "integer", minimum: least, maximum: most, anyOf: undefined });

/** The largest number that a column of the type `integer` holds. */
export const largestInteger = 2 ** 31 - 1;

/** The version number that an edit is based on; a form sends it as text. */
export const version = wholeNumberText(1, largestInteger, "version_invalid");

/** Schema of one slice of a list; `next` is null at its end, and `total` counts the whole list. */
export const listSlice = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next: z.nullable(z.string()), total: z.int() });

/** Position in a list: opaque, `next` of the previous slice. */
export const cursor = z
  .string(withCode("paging_invalid"))
  .check(z.maxLength(1000, "paging_invalid"), withoutNullCharacter);

/** Schema of a list that is not empty. */
export const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.array(item).check(z.minLength(1, "field_required"), z.maxLength(most, "list_too_long"));

export const ids = listOf(id, 500);

/** Id of a revision, and of the bin entry that it is: digits, because a JSON number cannot hold every bigint. */
export const revisionId = z.string().check(z.regex(/^\d{1,18}$/, "id_invalid"));

/** Position in a list of revisions: the id of the last one of the previous slice. */
export const revisionCursor = z.string(withCode("paging_invalid")).check(z.regex(/^\d{1,18}$/, "paging_invalid"));
