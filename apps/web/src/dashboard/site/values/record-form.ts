import type { RecordsKey } from "@visiga/contracts/site";
import { isHidden, isTextual, isWords, type RecordField } from "@visiga/contracts/site-fields";
import type { RecordFields } from "@visiga/contracts/site-records";
import { type ValueKey, valueDefinition } from "@visiga/contracts/site-texts";
import type { AnyRecord } from "@visiga/contracts/site-value";

export interface BilingualForm {
  readonly en: string;
  readonly sw: string;
}

/** Names and definitions of the fields of a value's records; none for a value of another shape. */
export function fieldsOf(key: ValueKey): [string, RecordField][] {
  const definition = valueDefinition(key);
  return definition.shape === "records" ? Object.entries<RecordField>(definition.fields as RecordFields) : [];
}

/** Removes the mark of a sample. The server keeps the mark only if the record is unchanged. */
export const confirmedRecord = ({ sample: _mark, ...record }: AnyRecord): AnyRecord => record;

export const newRecord = (key: RecordsKey): AnyRecord =>
  Object.fromEntries(fieldsOf(key).map(([name, field]) => [name, firstValue(field)]));

/** Whether nothing is entered in a record but what a new one has. */
export const isBlank = (key: ValueKey, record: AnyRecord): boolean =>
  fieldsOf(key).every(([name, field]) => isHidden(field) || !hasWords(record[name]) || field.type === "choices");

/** Whether some text, or a document, is in a field. */
const hasWords = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.values(value).some(hasWords) : Boolean(value);

function firstValue({ type, options }: RecordField): unknown {
  if (type === "id") return crypto.randomUUID();
  return type === "choices" ? options.slice(0, 1) : "";
}

/** Reads words that may be missing, in a language or in both. */
export function bilingualOf(value: unknown): BilingualForm {
  const { en, sw } = (value ?? {}) as { en?: string | null; sw?: string | null };
  return { en: en ?? "", sw: sw ?? "" };
}

export function linkOf(value: unknown) {
  const { to, words } = (value ?? {}) as { to?: string; words?: unknown };
  return { to: to ?? "", words: bilingualOf(words) };
}

/** Converts typed text to the contract’s value. An invalid number stays a text, which the contract refuses. */
export const enteredRecord = (key: ValueKey, record: AnyRecord): AnyRecord => ({
  ...Object.fromEntries(fieldsOf(key).map(([name, field]) => [name, enteredField(field, record[name])])),
  ...(Boolean(record.sample) && { sample: true }),
});

const numbers: readonly string[] = ["amount", "count", "year"] satisfies RecordField["type"][];

function enteredField(field: RecordField, value: unknown): unknown {
  const { type, optional } = field;
  if (type === "link") {
    const { to, words } = linkOf(value);
    return to ? { to, words: enteredSides(words) } : null;
  }
  if (isWords(field)) {
    const sides = enteredSides(bilingualOf(value));
    return optional && !sides.en && !sides.sw ? null : sides;
  }
  // Chosen options or a document.
  if (typeof value === "object" && value !== null) return value;
  const text = String(value ?? "").trim();
  if (optional && text === "") return null;
  return numbers.includes(type) && /^\d{1,15}$/.test(text) ? Number(text) : text;
}

const enteredSides = ({ en, sw }: BilingualForm) => ({ en: en.trim() || null, sw: sw.trim() || null });

/** Whether a list can be pasted from a spreadsheet: each of its fields is text, and a column. */
export const isPasted = (key: ValueKey): boolean => {
  const fields = fieldsOf(key);
  return fields.length > 0 && fields.every(([, field]) => isTextual(field));
};

/**
 * The records with pasted rows in their place. Rows are in one language: the words of the other stay, so that a list is
 * pasted once for each. Records without a row stay only if they have such words.
 */
export function withPastedRows(
  key: RecordsKey,
  records: readonly AnyRecord[],
  rows: readonly (readonly string[])[],
  side: "en" | "sw",
): AnyRecord[] {
  const fields = fieldsOf(key);
  const other = side === "en" ? "sw" : "en";
  const written = (record: AnyRecord, row: readonly string[]) => ({
    ...record,
    ...Object.fromEntries(
      fields.map(([name, field], column) => {
        const cell = row[column] ?? "";
        return [name, isWords(field) ? { ...bilingualOf(record[name]), [side]: cell } : cell];
      }),
    ),
  });
  const rest = records
    .slice(rows.length)
    .map((record) =>
      written(
        record,
        fields.map(([name, field]) => (isWords(field) ? "" : String(record[name] ?? ""))),
      ),
    )
    .filter((record) => fields.some(([name, field]) => isWords(field) && bilingualOf(record[name])[other] !== ""));
  return [...rows.map((row, at) => written(records[at] ?? newRecord(key), row)), ...rest];
}
