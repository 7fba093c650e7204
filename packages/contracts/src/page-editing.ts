import { isRecordsKey, type RecordsKey } from "./site.ts";
import { isValueKey, type ValueKey } from "./site-texts.ts";

/** The path of pages for editing: `/editing` followed by the path of the page. */
export const editingPath = "/editing";

/** Attribute of what can be edited: keys of values or of fields of records, or `file.` and the id of an entry. */
export const editAttribute = "data-edits";

const entryPrefix = "file.";

/** A field of a record: `fees.0.amount`. Its control in the dashboard has this id, or one that begins with it. */
type FieldKey = `${RecordsKey}.${number}.${string}`;

export type EditKey = ValueKey | FieldKey | `${typeof entryPrefix}${string}`;

export const entryEditKey = (id: string): EditKey => `${entryPrefix}${id}`;
export const fieldEditKey = (key: RecordsKey, index: number, field: string): EditKey => `${key}.${index}.${field}`;

/** Attribute of what can be edited and is a sample, with the word for it. */
export const sampleAttribute = "data-sample";

/** The value that a key names, or that the field of a record is in; null for an entry. */
export function editedValue(key: string): ValueKey | null {
  if (isValueKey(key)) return key;
  const [first = ""] = key.split(".");
  return isRecordsKey(first) ? first : null;
}

/** `field` is the key of the innermost part, which may be a field of a record. */
type EditTarget = { readonly values: ValueKey[]; readonly field: string } | { readonly entry: string };

/** What the attribute names; null for anything else. */
export function editTarget(name: string | null): EditTarget | null {
  if (name === null) return null;
  if (name.startsWith(entryPrefix)) return { entry: name.slice(entryPrefix.length) };
  const keys = name.split(" ");
  return { values: keys.map(editedValue).filter((key) => key !== null), field: keys[0] ?? "" };
}
