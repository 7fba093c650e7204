import { isRemovedText, isTextKey, type StoredText, type TextKey, textPath } from "@visiga/contracts/site-texts";
import { isSampleText } from "@visiga/i18n/sample-texts";
import { defaultsOf, defaultText, showsDefault } from "./page-texts.ts";
import type { SiteValueEntity } from "./site-value.entity.ts";

/** Whether a page text may be removed: its default is a sample, and its pages show nothing instead. */
export const isRemovable = (key: string): key is TextKey =>
  isTextKey(key) && isSampleText(textPath(key)) && defaultsOf(key) !== undefined;

/** Whether nobody has edited, confirmed or removed it. A confirmed text is a sample again after a new default. */
export function isSample({ key, value, sample }: Pick<SiteValueEntity, "key" | "value" | "sample">): boolean {
  if (!isTextKey(key)) return sample && value !== null;
  if (!isRemovable(key)) return false;
  return value === null || sample || followsNewDefault(key, value as StoredText);
}

function followsNewDefault(key: TextKey, stored: StoredText): boolean {
  const now = defaultsOf(key);
  return showsDefault(key, stored) && (stored.defaults.en !== now?.en || stored.defaults.sw !== now.sw);
}

/** A row as its pages show it: a page text without a value, or a removed one, has its default. */
export function withDefault(row: SiteValueEntity): SiteValueEntity {
  const { key } = row;
  if (!isTextKey(key) || (row.value !== null && !isRemovedText(row.value as StoredText))) return row;
  return { ...row, value: defaultText(key), sample: isSample(row) };
}
