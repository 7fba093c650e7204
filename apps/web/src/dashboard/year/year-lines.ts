import { fieldsOf, inYear, notOver, recordsOf, type YearKey, yearKeys } from "@visiga/contracts/school-years";
import { isRecordsKey } from "@visiga/contracts/site";
import { siteValueSchema } from "@visiga/contracts/site-editing";
import type { RecordField } from "@visiga/contracts/site-fields";
import type { AnyRecord } from "@visiga/contracts/site-value";
import { checkForm, type FormIssues } from "#platform/forms/form-issues.ts";

/** A value that the new year takes over, with its version. */
export interface YearValue {
  readonly key: YearKey;
  readonly value: unknown;
  readonly version: number;
}

/** One record of a value, or its only day, as it is in the new year. `id` is that of its checkbox. */
export interface YearLine {
  readonly id: string;
  /** The line by its words, under which its input is kept: somebody else may change the list meanwhile. */
  readonly name: string;
  readonly record: AnyRecord;
  /** What can be corrected: its days and its amount. */
  readonly fields: readonly (readonly [name: string, type: "day" | "amount"])[];
}

export interface YearGroup extends YearValue {
  readonly lines: readonly YearLine[];
}

export type YearInput = Readonly<Record<string, string>>;
export type YearVersions = { readonly [Key in YearKey]?: number };

/** The values that have something to take over, in the order of the form. */
export function yearGroups(values: readonly Partial<YearValue>[], year: number): YearGroup[] {
  return yearKeys.flatMap((key) => {
    const { value, version = 0 } = values.find((each) => each.key === key) ?? {};
    const names = new Map<string, number>();
    const lines = recordsOf(key, value).map((record, index) => {
      const words = wordsOf(key, record);
      const count = (names.get(words) ?? 0) + 1;
      names.set(words, count);
      return yearLine(key, inYear(key, record, year), index, `${key} ${words} ${count}`);
    });
    return lines.length > 0 ? [{ key, value, version, lines }] : [];
  });
}

/** What the form of the year does not change. */
const wordsOf = (key: YearKey, record: AnyRecord): string =>
  JSON.stringify(fieldsOf(key).flatMap(([name, { type }]) => (isEditable(type) ? [] : [record[name] ?? null])));

const isEditable = (type: RecordField["type"]): type is "day" | "amount" => type === "day" || type === "amount";

function yearLine(key: YearKey, record: AnyRecord, index: number, lineName: string): YearLine {
  const fields = fieldsOf(key).flatMap(([name, { type }]) =>
    isEditable(type) && (type === "amount" || record[name]) ? [[name, type] as const] : [],
  );
  return { id: `${key}.${index}`, name: lineName, record, fields };
}

/** What the form shows: everything is ticked, but for what was `typed`, by the names of the lines. */
export const yearInput = (groups: readonly YearGroup[], from: string, typed: YearInput = {}): YearInput =>
  Object.fromEntries([
    ["validFrom", typed.validFrom ?? from],
    ...groups.flatMap(({ lines }) =>
      lines.flatMap(({ id, name: line, record, fields }) => [
        [id, typed[line] ?? "on"],
        ...fields.map(([name]) => [`${id}.${name}`, typed[`${line}.${name}`] ?? String(record[name] ?? "")]),
      ]),
    ),
  ]);

/** The versions of the values, by their keys. */
export const versionsOf = (groups: readonly YearGroup[]): YearVersions =>
  Object.fromEntries(groups.map(({ key, version }) => [key, version]));

/** The values that somebody changed, or planned, since the form had these versions. */
export const changedSince = (versions: YearVersions, groups: readonly YearGroup[]): YearKey[] =>
  yearKeys.filter((key) => versions[key] !== undefined && versionsOf(groups)[key] !== versions[key]);

/** A line as it is entered. */
export const enteredLine = ({ id, record, fields }: YearLine, input: YearInput): AnyRecord => ({
  ...record,
  ...Object.fromEntries(fields.map(([name]) => [name, input[`${id}.${name}`] ?? ""])),
});

/**
 * The values of the new year that differ from the present ones, or the issues of their fields. A list of which nothing is
 * ticked stays as it is. Dates that are not over on the first day stay too.
 */
export function enteredYear(groups: readonly YearGroup[], input: YearInput, year: number) {
  const issues: Record<string, FormIssues[string]> = {};
  const values = groups.flatMap(({ key, value, version, lines }) => {
    const ticked = lines.filter(({ id }) => input[id] === "on");
    if (ticked.length === 0) return [];
    const kept = isRecordsKey(key) ? notOver(key, recordsOf(key, value), input.validFrom ?? "", year) : [];
    const records = [...kept, ...ticked.map((line) => enteredLine(line, input))];
    const schema = siteValueSchema(key);
    const checked = checkForm(schema, isRecordsKey(key) ? records : records[0]?.day);
    for (const [path, code] of Object.entries(checked.issues ?? {})) {
      const [, index = "0", name = "day"] = /^(\d+)\.(\w+)/.exec(path) ?? [];
      const line = ticked[Number(index) - kept.length];
      if (line) issues[`${line.id}.${name}`] = code;
    }
    const same = JSON.stringify(checked.data) === JSON.stringify(checkForm(schema, value).data);
    return checked.issues || same ? [] : [{ key, value: checked.data as unknown, version }];
  });
  return { values, issues };
}
