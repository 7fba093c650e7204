import type { DocumentFile } from "@visiga/contracts/documents";
import type { RecordsKey } from "@visiga/contracts/site";
import type { RecordField } from "@visiga/contracts/site-fields";
import type { RecordFields } from "@visiga/contracts/site-records";
import { type ValueKey, valueDefinition } from "@visiga/contracts/site-texts";
import type { AnyRecord } from "@visiga/contracts/site-value";

/** Text in both languages; a value that both languages share is in `en`. */
export interface BilingualForm {
  readonly en: string;
  readonly sw: string;
}

interface LinkForm {
  readonly to: string;
  readonly words: BilingualForm;
}

/** The state of a field: typed text, words in both languages, chosen options, a link, or a stored file. */
export type FieldForm = string | BilingualForm | readonly string[] | LinkForm | DocumentFile;

export type RecordForm = Readonly<Record<string, FieldForm>>;

export const isBilingualForm = (form: FieldForm): form is BilingualForm => typeof form === "object" && "en" in form;
export const isDocument = (form: FieldForm): form is DocumentFile => typeof form === "object" && "pages" in form;
export const isLink = (form: FieldForm): form is LinkForm => typeof form === "object" && "to" in form;

/** Names and definitions of the fields of a value's records; none for a value of another shape. */
export function fieldsOf(key: ValueKey): [string, RecordField][] {
  const definition = valueDefinition(key);
  return definition.shape === "records" ? Object.entries<RecordField>(definition.fields as RecordFields) : [];
}

export const recordForm = (key: ValueKey, { sample, ...record }: AnyRecord): RecordForm => ({
  ...Object.fromEntries(fieldsOf(key).map(([name, field]) => [name, fieldForm(field, record[name] ?? null)])),
  ...(sample === true && { sample: "true" }),
});

/** Whether a record is an unconfirmed sample. The server keeps the mark only if the record is unchanged. */
export const isSampleRecord = ({ sample }: RecordForm): boolean => sample === "true";

export const confirmedRecord = ({ sample: _mark, ...record }: RecordForm): RecordForm => record;

export const newRecord = (key: RecordsKey): RecordForm =>
  Object.fromEntries(
    fieldsOf(key).map(([name, field]) => [name, field.type === "id" ? crypto.randomUUID() : fieldForm(field, null)]),
  );

function fieldForm({ type, options }: RecordField, value: unknown): FieldForm {
  if (type === "words" || type === "sentence") return sidesForm(value);
  if (type === "choices") return (value as string[] | null) ?? options.slice(0, 1);
  if (type === "document") return (value as DocumentFile | null) ?? "";
  if (type !== "link") return String(value ?? "");
  const link = value as { to: string; words: object } | null;
  return { to: link?.to ?? "", words: sidesForm(link?.words) };
}

function sidesForm(value: unknown): BilingualForm {
  const { en, sw } = (value ?? {}) as { en?: string | null; sw?: string | null };
  return { en: en ?? "", sw: sw ?? "" };
}

/** Converts a record to the contract’s value. An invalid number stays a text, which the contract refuses. */
export const enteredRecord = (key: ValueKey, form: RecordForm): AnyRecord => ({
  ...Object.fromEntries(
    fieldsOf(key).map(([name, field]) => [name, enteredField(field, form[name] ?? fieldForm(field, null))]),
  ),
  ...(isSampleRecord(form) && { sample: true }),
});

const numbers: readonly string[] = ["amount", "count", "year"] satisfies RecordField["type"][];

function enteredField({ type, optional }: RecordField, form: FieldForm): unknown {
  if (isLink(form)) return form.to ? { to: form.to, words: enteredSides(form.words) } : null;
  if (isBilingualForm(form)) {
    const sides = enteredSides(form);
    return optional && !sides.en && !sides.sw ? null : sides;
  }
  if (typeof form !== "string") return form;
  const text = form.trim();
  if (optional && text === "") return null;
  return numbers.includes(type) && /^\d{1,15}$/.test(text) ? Number(text) : text;
}

const enteredSides = ({ en, sw }: BilingualForm) => ({ en: en.trim() || null, sw: sw.trim() || null });
