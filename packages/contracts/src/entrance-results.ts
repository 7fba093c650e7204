import * as z from "zod/mini";
import { day, isoDateTime, largestInteger, listOf, wholeNumberText, withCode } from "./fields.ts";
import { plainDigits } from "./plain-text.ts";
import type { ProcedureTable } from "./procedures.ts";
import { isShownInstead } from "./spreadsheet-cells.ts";

export const outcomes = ["selected", "reserve", "notSelected"] as const;
export type Outcome = (typeof outcomes)[number];

/** Numbers in one list. */
export const mostEntranceResults = 5000;

/** Letters of a number, as in `VISIGA/012`: more could be a name. */
const mostLetters = 6;

/** A form number as it is shown: ASCII digits, capital letters, no spaces, no apostrophe by which a spreadsheet keeps zeros. */
const plainNumber = (text: string): string =>
  plainDigits(text)
    .replace(/^['\u2019]/, "")
    .replaceAll(" ", "")
    .toUpperCase();

/** The same of what a visitor typed, as far as a number may have it: safe in HTML and in an address. */
export const askedNumber = (typed: string): string =>
  plainNumber(typed.slice(0, 100))
    .replace(/[^A-Z0-9./-]/g, "")
    .slice(0, 30);

/** The form in which two numbers are compared. Leading zeros count. */
export const comparableNumber = (number: string): string => number.replace(/[^A-Z0-9]/g, "");

/** A form number. Never a name: it has a digit, and few letters. Nor the date that a spreadsheet made of a number. */
export const formNumber = z.string(withCode("form_number_invalid")).check(
  z.refine((typed) => !isShownInstead(plainDigits(typed)), "form_number_invalid"),
  z.overwrite(plainNumber),
  z.regex(/^[A-Z0-9./-]{1,30}$/, "form_number_invalid"),
  z.refine((number) => /\d/.test(number) && number.replace(/[^A-Z]/g, "").length <= mostLetters, "form_number_invalid"),
);

export const entranceResult = z.object({
  number: formNumber,
  outcome: z.enum(outcomes, withCode("outcome_unknown")),
});
export type EntranceResult = z.infer<typeof entranceResult>;

/** From when and until when results can be asked for, by the school's clock. */
const period = {
  from: day,
  /** The hour of the first day, `08:00`. */
  at: z
    .string(withCode("time_invalid"))
    .check(z.overwrite(plainDigits), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "time_invalid")),
  /** The last day: on the next one the numbers are deleted. */
  until: day,
};

/** @returns the places in the list of numbers that stand there before */
export function repeatedNumbers(results: readonly Pick<EntranceResult, "number">[]): number[] {
  const seen = new Set<string>();
  return results.flatMap(({ number }, place) => {
    const key = comparableNumber(number);
    if (seen.has(key)) return place;
    seen.add(key);
    return [];
  });
}

/** Replaces the list. `version` is that of the former one, 0 without one. */
export const entranceResultsInput = z
  .object({
    ...period,
    results: listOf(entranceResult, mostEntranceResults),
    version: wholeNumberText(0, largestInteger, "version_invalid"),
  })
  .check(
    z.refine(({ from, until }) => until >= from, { path: ["until"], error: "period_reversed" }),
    z.check(({ value: { results }, issues }) => {
      for (const place of repeatedNumbers(results))
        issues.push({ code: "custom", message: "record_repeated", path: ["results", place, "number"], input: results });
    }),
  );
export type EntranceResultsInput = z.infer<typeof entranceResultsInput>;

export const removedEntranceResults = z.object({ version: wholeNumberText(1, largestInteger, "version_invalid") });

/** `before`: planned. `open`: can be asked for. `over`: the last day is past. */
export const entrancePhases = ["before", "open", "over"] as const;

export const entrancePeriod = z.object({
  from: day,
  at: z.string(),
  until: day,
  phase: z.enum(entrancePhases),
});
export type EntrancePeriod = z.infer<typeof entrancePeriod>;

/** As administrators see them. `version` 0: there are none. */
export const managedEntranceResults = z.object({
  period: z.nullable(entrancePeriod),
  results: z.array(z.extend(entranceResult, { number: z.string() })),
  version: z.int(),
  changed: z.nullable(z.object({ by: z.string(), at: isoDateTime })),
});
export type ManagedEntranceResults = z.infer<typeof managedEntranceResults>;

/** What a visitor asked: a number that is not published has no outcome, whether it is known or not. */
export const entranceQuestion = z.object({
  number: z
    .string(withCode("field_required"))
    .check(z.minLength(1, "field_required"), z.maxLength(100, "text_too_long")),
});
export const entranceAnswer = z.object({
  period: z.nullable(entrancePeriod),
  outcome: z.nullable(z.enum(outcomes)),
});
export type EntranceAnswer = z.infer<typeof entranceAnswer>;

/** What the page of the results says: of a number, or the whole list. */
export const entranceAnswers = [...outcomes, "unknown", "list"] as const;
export type EntranceAnswerKind = (typeof entranceAnswers)[number];

/** Stands in the rendered page for the number that was asked, because each answer is rendered once for all visitors. */
export const numberPlace = (answer: EntranceAnswerKind): string => `_number_${answer}_`;

/** The answer that a page is rendered with, by its query. */
export const renderedAnswer = (query: string): EntranceAnswerKind | undefined => {
  const number = new URLSearchParams(query).get("number");
  return entranceAnswers.find((answer) => numberPlace(answer) === number);
};

/** The moment from which results can be asked for. */
export const opensAt = ({ from, at }: Pick<EntrancePeriod, "from" | "at">): Date => new Date(`${from}T${at}:00+03:00`);

export const entranceResultsProcedures = {
  lookUp: { kind: "route", access: "public", cost: "memory", input: entranceQuestion, output: entranceAnswer },
  read: { kind: "query", access: "admin", cost: "query", output: managedEntranceResults },
  save: {
    kind: "mutation",
    access: "admin",
    cost: "query",
    input: entranceResultsInput,
    output: managedEntranceResults,
  },
  remove: {
    kind: "mutation",
    access: "admin",
    cost: "query",
    input: removedEntranceResults,
    output: managedEntranceResults,
  },
} as const satisfies ProcedureTable;
