import type { RecordsKey } from "@visiga/contracts/site";
import type { RecordField } from "@visiga/contracts/site-fields";
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

function firstValue({ type, options }: RecordField): unknown {
  if (type === "id") return crypto.randomUUID();
  return type === "choices" ? options.slice(0, 1) : "";
}

/** Reads words that may be missing, in a language or in both. */
export function sidesOf(value: unknown): BilingualForm {
  const { en, sw } = (value ?? {}) as { en?: string | null; sw?: string | null };
  return { en: en ?? "", sw: sw ?? "" };
}

export function linkOf(value: unknown) {
  const { to, words } = (value ?? {}) as { to?: string; words?: unknown };
  return { to: to ?? "", words: sidesOf(words) };
}

/** Converts typed text to the contract’s value. An invalid number stays a text, which the contract refuses. */
export const enteredRecord = (key: ValueKey, record: AnyRecord): AnyRecord => ({
  ...Object.fromEntries(fieldsOf(key).map(([name, field]) => [name, enteredField(field, record[name])])),
  ...(Boolean(record.sample) && { sample: true }),
});

const numbers: readonly string[] = ["amount", "count", "year"] satisfies RecordField["type"][];

function enteredField({ type, optional }: RecordField, value: unknown): unknown {
  if (type === "link") {
    const { to, words } = linkOf(value);
    return to ? { to, words: enteredSides(words) } : null;
  }
  if (type === "words" || type === "sentence") {
    const sides = enteredSides(sidesOf(value));
    return optional && !sides.en && !sides.sw ? null : sides;
  }
  // Chosen options or a document.
  if (typeof value === "object" && value !== null) return value;
  const text = String(value ?? "").trim();
  if (optional && text === "") return null;
  return numbers.includes(type) && /^\d{1,15}$/.test(text) ? Number(text) : text;
}

const enteredSides = ({ en, sw }: BilingualForm) => ({ en: en.trim() || null, sw: sw.trim() || null });
