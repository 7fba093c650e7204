import { phoneChannelKeys } from "@visiga/contracts/site";
import { siteCatalogue } from "@visiga/contracts/site-catalogue";
import { siteValueSchema } from "@visiga/contracts/site-editing";
import type { PhoneChannel } from "@visiga/contracts/site-fields";
import { isTextKey, type ValueKey, valueDefinition } from "@visiga/contracts/site-texts";
import { type TypedValue, typedValue } from "@visiga/contracts/site-value";
import { checkForm, type FormIssues } from "#platform/forms/form-issues.ts";
import { type BilingualForm, enteredRecord, isBlank } from "./record-form.ts";

export interface TextForm extends BilingualForm {
  readonly shape: "text";
}
export type RecordsForm = Extract<TypedValue, { shape: "records" }>;

export type ValueForm = TextForm | RecordsForm | Extract<TypedValue, { shape: "choices" }>;

/** What the editor of a value gets. The id is that of the changed field. */
export interface EditorProps<Key extends ValueKey, Form extends ValueForm> {
  readonly name: Key;
  readonly form: Form;
  readonly errorOf: (id: string) => string | undefined;
  readonly onChange: (change: (form: ValueForm) => ValueForm, id?: string) => void;
}

export const formatOf = (key: ValueKey): string => {
  if (isTextKey(key)) return "";
  const definition = siteCatalogue[key];
  return "format" in definition ? definition.format : "";
};
export const isBilingual = (key: ValueKey): boolean => valueDefinition(key).bilingual;

export function toForm(key: ValueKey, value: unknown): ValueForm {
  const typed = typedValue(key, value);
  if (!typed) return emptyForm(key);
  if (typed.shape !== "text") return typed;
  return { shape: "text", en: typed.sides.en, sw: typed.sides.sw ?? "" };
}

function emptyForm(key: ValueKey): ValueForm {
  const { shape } = valueDefinition(key);
  if (shape === "records") return { shape, records: [] };
  if (shape === "choices") return { shape, options: ["call" satisfies PhoneChannel] };
  return { shape: "text", en: "", sw: "" };
}

/** Whether a draft has the shape of its value, which another release may have changed. */
export const fits = (key: ValueKey, form: ValueForm): boolean => form.shape === emptyForm(key).shape;

/** Converts a form to the contract’s value; null if nothing is entered. */
export function enteredValue(key: ValueKey, form: ValueForm): unknown {
  if (form.shape === "records") return form.records.map((each) => enteredRecord(key, each));
  if (form.shape === "choices") return form.options;
  const { en, sw } = { en: form.en.trim(), sw: form.sw.trim() };
  // An empty language of a page text falls back to its default.
  if (isTextKey(key)) return { en: en || null, sw: sw || null };
  if (!en && !sw) return null;
  return isBilingual(key) ? { en, sw: sw || null } : en;
}

export const withoutBlank = (key: ValueKey, form: ValueForm): ValueForm =>
  form.shape === "records" ? { ...form, records: form.records.filter((each) => !isBlank(key, each)) } : form;

export const differs = (key: ValueKey, form: ValueForm, value: unknown): boolean =>
  JSON.stringify(enteredValue(key, form)) !== JSON.stringify(enteredValue(key, toForm(key, value)));

export function checkValue(key: ValueKey, form: ValueForm): { value?: unknown; issues?: FormIssues } {
  const value = enteredValue(key, form);
  if (value === null) return { value };
  const { issues, data } = checkForm(siteValueSchema(key), value);
  return issues ? { issues: fieldIssues(key, issues) } : { value: data };
}

/** Converts the keys of errors from paths within the value, after a `prefix`, to field ids. */
export const fieldIssues = (key: ValueKey, issues: FormIssues, prefix: RegExp | "" = ""): FormIssues =>
  Object.fromEntries(Object.entries(issues).map(([path, code]) => [fieldId(key, path.replace(prefix, "")), code]));

/** The control of a field; the first one if the field has several. */
export const controlOf = (field: string): HTMLElement | null =>
  document.querySelector(`[id="${field}"], [id^="${field}."]`);

/** Id of the field at a path of a value. A value that both languages share has one field, whose id is the key. */
export const fieldId = (key: ValueKey, path: string): string => (path ? `${key}.${path}` : key);

/** Whether the id of a field is one of a value. */
export const isFieldOf = (key: ValueKey, field: string): boolean => field === key || field.startsWith(`${key}.`);

const channels: Readonly<Partial<Record<ValueKey, ValueKey>>> = phoneChannelKeys;

/** A phone number is edited together with its channels. */
export const withChannels = (key: ValueKey): ValueKey[] => [key, ...(channels[key] ? [channels[key]] : [])];
