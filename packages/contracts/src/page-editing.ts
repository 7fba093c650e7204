import { isValueKey, type ValueKey } from "./site-texts.ts";

/** The path of pages for editing: `/editing` followed by the path of the page. */
export const editingPath = "/editing";

/** Attribute of the elements of such a page that can be edited: the keys of values, or `file.` and the id of a file. */
export const editAttribute = "data-edits";

const filePrefix = "file.";

export type EditKey = ValueKey | `${typeof filePrefix}${string}`;

export const fileEditKey = (id: string): EditKey => `${filePrefix}${id}`;

/** What the attribute names; null for anything else. */
export function editedThing(name: string | null): { readonly values: ValueKey[] } | { readonly file: string } | null {
  if (name === null) return null;
  if (name.startsWith(filePrefix)) return { file: name.slice(filePrefix.length) };
  return { values: name.split(" ").filter(isValueKey) };
}
