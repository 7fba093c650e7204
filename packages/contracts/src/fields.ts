import * as z from "zod/mini";
import type { IssueCode } from "./errors.ts";

/** A code as a schema's message: `withCode("name_required")`. */
export const withCode = (code: IssueCode) => ({ error: code });

/** Text that the database can hold: PostgreSQL has no character NUL. */
export const storable = z.refine<string>((text) => !text.includes("\0"), "field_invalid");

/** A line of text that must be there: trimmed, 1 to `max` characters. */
export const requiredLine = (max: number, missing: IssueCode, tooLong: IssueCode) =>
  z.string(withCode(missing)).check(z.trim(), z.minLength(1, missing), z.maxLength(max, tooLong), storable);

/** What of a search is looked for, at most: every word more makes it dearer for the database. */
export const searchLimits = { length: 100, words: 8 } as const;

/** The words of a search; quotes and backslashes part them, as spaces do. */
export const searchWords = (search: string): string[] => search.split(/[\s'\\]+/).filter(Boolean);

/** The beginning of what somebody typed, as far as `searchText` lets it through. */
export function clipSearch(typed: string): string {
  const text = typed.trim().slice(0, searchLimits.length);
  return searchWords(text).length > searchLimits.words
    ? searchWords(text).slice(0, searchLimits.words).join(" ")
    : text;
}

/** Words to look for: at most 100 characters and 8 words. */
export const searchText = z.string(withCode("field_invalid")).check(
  z.maxLength(searchLimits.length, "text_too_long"),
  z.refine((text) => searchWords(text).length <= searchLimits.words, "text_too_long"),
  storable,
);

/** UUID of any record. */
export const id = z.uuid(withCode("id_invalid"));

/** Times cross the wire as ISO 8601 strings in UTC. */
export const instant = z.iso.datetime();

/** A day of the calendar, `2027-06-30`. */
export const day = z.iso.date(withCode("date_invalid"));

/** Yes or no as text, because a multipart form has nothing else. */
export const booleanText = z.enum(["true", "false"], withCode("field_invalid"));

/** The version of a record as its editor saw it, also as a form sends it. */
export const version = z.coerce
  .number(withCode("version_invalid"))
  .check(z.int("version_invalid"), z.positive("version_invalid"));

/** Position in a list: opaque, taken from the previous slice. */
export const cursor = z.string(withCode("paging_invalid")).check(z.maxLength(1000, "paging_invalid"), storable);

/** Which records to change at once. */
export const ids = z.array(id).check(z.minLength(1, "field_required"), z.maxLength(500, "list_too_long"));
