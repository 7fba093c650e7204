import { type Dated, isOver } from "./dated-facts.ts";
import { daysAfter } from "./dates.ts";
import { isRecordsKey, type RecordsKey, type SiteKey } from "./site.ts";
import { siteCatalogue } from "./site-catalogue.ts";
import { isWords, type RecordField } from "./site-fields.ts";
import type { AnyRecord } from "./site-value.ts";

/** The values that a new school year takes from the former one, in the order of their form. */
export const yearKeys = [
  "fees",
  "instalments",
  "termDates",
  "reportingDays",
  "entranceExaminations",
  "admissionDueDate",
  "papersToBring",
  "thingsToBring",
] as const satisfies readonly SiteKey[];
export type YearKey = (typeof yearKeys)[number];

/** Days after which a school year that has them has begun, or else the other days. */
const termKeys: readonly YearKey[] = ["termDates", "reportingDays"];

/** The lists whose dates stay until they are over. */
const keptUntilOver = ["termDates", "reportingDays", "entranceExaminations"] as const;

/**
 * The school year that is to be started: from July on the next one, else the present one; null if a date of it is entered
 * already, or none of a former one. A holiday over the turn of the year belongs to the year in which it begins.
 * @param values of any of the keys, as stored; those that are planned too
 */
export function yearToStart(values: readonly (readonly [key: string, value: unknown])[], today: string): number | null {
  const year = Number(today.slice(0, 4)) + (today.slice(5, 7) >= "07" ? 1 : 0);
  const daysOf = (keys: readonly string[]) =>
    values
      .filter(([key]) => keys.includes(key))
      .flatMap(([key, value]) => recordsOf(key, value).flatMap((record) => daysIn(key)(record).sort().slice(0, 1)));
  const terms = daysOf(termKeys);
  const days = terms.length > 0 ? terms : daysOf(yearKeys);
  return days.length > 0 && days.every((day) => yearOf(day) < year) ? year : null;
}

/** The records of a value; a value of one line is one record. */
export const recordsOf = (key: string, value: unknown): AnyRecord[] => {
  if (isRecordsKey(key)) return Array.isArray(value) ? (value as AnyRecord[]) : [];
  return typeof value === "string" && value ? [{ day: value }] : [];
};

/** The fields of the records of a key; a value of one line is a record with a day. */
export const fieldsOf = (key: string): [string, Pick<RecordField, "type">][] =>
  isRecordsKey(key) ? Object.entries<RecordField>(siteCatalogue[key].fields) : [["day", { type: "day" }]];

const daysIn = (key: string) => (record: AnyRecord) =>
  fieldsOf(key).flatMap(([name, { type }]) => (type === "day" && record[name] ? [String(record[name])] : []));

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Days until a day in the next calendar year on the same weekday: 52 weeks, after 1 January 53. */
const yearLength = (day: string): number => (yearOf(daysAfter(day, 364)) > yearOf(day) ? 364 : 371);

function shiftTo(year: number, day: string): number {
  let shift = 0;
  while (yearOf(daysAfter(day, shift)) < year) shift += yearLength(daysAfter(day, shift));
  return shift;
}

/**
 * A record of a former year as it is in a later one: its first day on the same weekday, its other days as long after it,
 * and the years in its words. One of that year, or of a later one, stays as it is.
 */
export function inYear(key: YearKey, record: AnyRecord, year: number): AnyRecord {
  const [first] = daysIn(key)(record).sort();
  const shift = first === undefined ? 0 : shiftTo(year, first);
  const years = first === undefined ? null : yearOf(daysAfter(first, shift)) - yearOf(first);
  const moved = fieldsOf(key).map(([name, field]) => [name, movedField(field, record[name])]);
  return { ...record, ...Object.fromEntries(moved) };

  function movedField(field: Pick<RecordField, "type">, value: unknown): unknown {
    if (field.type === "day" && value) return daysAfter(String(value), shift);
    if (field.type === "id" && shift > 0) return crypto.randomUUID();
    if (!isWords(field) || typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([side, text]) => [
        side,
        typeof text === "string" ? withYears(text, year, years) : text,
      ]),
    );
  }
}

/** Years apart from which a number in a text is no year of the school: `2000 sheets`. */
const farAway = 5;

/** The character before a year, or a group of digits: then it is part of a longer number. */
const writtenYear = /(^|\D|\d{3} )(20\d\d)(?!\d| \d{3})(?:([/–-])(\d\d)(?!\d))?/g;

/** @param by null: until the first of them is `year` */
function withYears(text: string, year: number, by: number | null): string {
  const isYear = (before: string, written: string) => !/\d/.test(before) && Math.abs(Number(written) - year) < farAway;
  const written = [...text.matchAll(writtenYear)].flatMap(([, before = "", each = ""]) =>
    isYear(before, each) ? [Number(each)] : [],
  );
  const years = by ?? Math.max(0, year - Math.min(year, ...written));
  return text.replace(writtenYear, (whole, before: string, each: string, sign = "", next = "") => {
    if (!isYear(before, each)) return whole;
    const isSpan = Number(next) === (Number(each) + 1) % 100;
    return `${before}${Number(each) + years}${sign}${isSpan ? String((Number(next) + years) % 100).padStart(2, "0") : next}`;
  });
}

/** The records of a list of dates that are not over on a day, and are not of the later year themselves. */
export function notOver(key: RecordsKey, records: readonly AnyRecord[], from: string, year: number): AnyRecord[] {
  const dated = keptUntilOver.find((each) => each === key);
  if (!dated) return [];
  return records.filter(
    (record) =>
      !isOver(dated, record as Dated<typeof dated>, from) && shiftTo(year, daysIn(key)(record)[0] ?? from) > 0,
  );
}
