import * as z from "zod/mini";
import type { IssueCode } from "./errors.ts";
import { isTextual, type RecordField } from "./site-fields.ts";

export interface RecordsShape<Fields extends RecordFields = RecordFields> {
  readonly shape: "records";
  readonly bilingual: false;
  readonly fields: Fields;
  readonly max: number;
  /** Whether the dashboard adds a new record before the others. */
  readonly newFirst: boolean;
  /** The fields that name a record in the dashboard. */
  readonly title: readonly (keyof Fields & string)[];
  readonly stored: z.ZodMiniType<RecordOf<Fields>[]>;
  /** The schema for saving: with lengths, `rule` and `unique`. */
  readonly saved: z.ZodMiniType<RecordOf<Fields>[]>;
}

export type RecordFields = Readonly<Record<string, RecordField>>;

export type RecordOf<Fields extends RecordFields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends RecordField<infer Value> ? Value : never;
} & {
  /** Demo content that nobody has changed or confirmed. */
  sample?: true;
};

interface RecordsOptions<Fields extends RecordFields> {
  readonly max?: number;
  readonly newFirst?: boolean;
  /** By default the first field of text. */
  readonly title?: RecordsShape<Fields>["title"];
  /** A condition of every record; a record that does not meet it has the error `code` at the field `at`. */
  readonly rule?: {
    readonly holds: (record: RecordOf<Fields>) => boolean;
    readonly code: IssueCode;
    readonly at: keyof Fields & string;
  };
  /** Two records must differ in one of these fields. */
  readonly unique?: readonly (keyof Fields & string)[];
}

export function records<const Fields extends RecordFields>(
  fields: Fields,
  { max = 100, newFirst = false, title = firstText(fields), rule, unique }: RecordsOptions<Fields> = {},
): RecordsShape<Fields> {
  const recordOf = (which: "schema" | "stored") => {
    const schemas = Object.entries(fields).map(([name, field]) => [name, field[which]]);
    const record = z.object({ ...Object.fromEntries(schemas), sample: z.optional(z.literal(true)) });
    return record as z.ZodMiniType<RecordOf<Fields>>;
  };
  const record = recordOf("schema");
  const checked = rule ? record.check(z.refine(rule.holds, { error: rule.code, path: [rule.at] })) : record;
  const saved = z.array(checked).check(z.maxLength(max, "list_too_long"));
  return {
    shape: "records",
    bilingual: false,
    fields,
    max,
    newFirst,
    title,
    stored: z.array(recordOf("stored")),
    saved: filled(fields, unique ? saved.check(withoutRepetition<RecordOf<Fields>>(unique)) : saved),
  };
}

const firstText = (fields: RecordFields): string[] =>
  Object.keys(fields)
    .filter((name) => fields[name] && isTextual(fields[name]))
    .slice(0, 1);

/** Gives empty fields the value of the field that they name. */
function filled<List>(fields: RecordFields, saved: z.ZodMiniType<List>): z.ZodMiniType<List> {
  const named = Object.entries(fields).flatMap(([name, { orElse }]) => (orElse ? [[name, orElse] as const] : []));
  if (named.length === 0) return saved;
  const fill = (record: unknown) => {
    if (typeof record !== "object" || record === null) return record;
    const entered = record as Readonly<Record<string, unknown>>;
    return { ...entered, ...Object.fromEntries(named.map(([name, other]) => [name, entered[name] || entered[other]])) };
  };
  const list = z.transform((value: unknown) => (Array.isArray(value) ? value.map(fill) : value));
  return z.pipe(list, saved as z.ZodMiniType<List, unknown>);
}

const withoutRepetition = <Each>(names: readonly (keyof Each & string)[]) =>
  z.superRefine<Each[]>((list, { addIssue }) => {
    const seen = new Set<string>();
    for (const [index, each] of list.entries()) {
      const identity = JSON.stringify(names.map((name) => each[name]));
      if (seen.has(identity))
        addIssue({ code: "custom", message: "record_repeated", path: [index, names.at(-1) ?? ""], input: list });
      seen.add(identity);
    }
  });
