import type { Language } from "@visiga/contracts/languages";
import {
  isRemovedText,
  isTextKey,
  type StoredText,
  storedText,
  type TextKey,
  textPath,
} from "@visiga/contracts/site-texts";
import * as english from "@visiga/i18n/en/public-dictionary";
import { placesOf } from "@visiga/i18n/page-texts";
import * as swahili from "@visiga/i18n/sw/public-dictionary";
import { placeholdersOf, type TextsByPath, textsByPath } from "@visiga/i18n/text-paths";
import type { SiteValueEntity } from "./site-value.entity.ts";

const englishTexts = textsByPath(english);
const swahiliTexts = textsByPath(swahili);

/** The defaults of a page text; undefined if it is not editable or belongs to another release. */
export function defaultsOf(key: TextKey) {
  const path = textPath(key);
  const en = englishTexts.get(path);
  return en === undefined || placesOf(path).length === 0 ? undefined : { en, sw: swahiliTexts.get(path) ?? en };
}

export function defaultText(key: TextKey): StoredText | null {
  const sides = defaultsOf(key);
  return sides ? { ...sides, defaults: sides } : null;
}

/** A row as its pages show it: a page text without a value, or a removed one, has its default. */
export function withDefault(row: SiteValueEntity): SiteValueEntity {
  const { key, value } = row;
  if (!isTextKey(key) || (value !== null && !isRemovedText(value as StoredText))) return row;
  return { ...row, value: defaultText(key) };
}

export function showsDefault(key: TextKey, stored: StoredText): boolean {
  const now = defaultsOf(key);
  const { en, sw } = currentTexts(key, stored);
  return en === now?.en && sw === now.sw;
}

const fits = (text: string, pattern: string): boolean => placeholdersOf(text).join() === placeholdersOf(pattern).join();

export const hasAllPlaceholders = (key: TextKey, side: Language, text: string): boolean =>
  fits(text, defaultsOf(key)?.[side] ?? "");

/** The stored value of a removed page text. @throws Error for a text that is not editable */
export function removedText(key: TextKey): StoredText {
  const text = defaultText(key);
  if (!text) throw new Error(`No page has the text ${key}`);
  return { ...text, en: "", sw: "" };
}

/** A stored text as pages show it: the default, if unedited or if the placeholders no longer match. */
export function currentTexts(key: TextKey, stored: StoredText) {
  const { defaults } = stored;
  const now = defaultsOf(key) ?? defaults;
  const isEdited = (side: Language) => stored[side] !== defaults[side] && fits(stored[side], now[side]);
  return { en: (isEdited("en") ? stored : now).en, sw: (isEdited("sw") ? stored : now).sw };
}

/** The defaults at the time of editing, for each edited language whose default a later release changed. */
export function earlierDefaults(key: TextKey, { defaults, ...stored }: StoredText) {
  const now = defaultsOf(key) ?? defaults;
  const side = (language: Language) =>
    stored[language] !== defaults[language] && defaults[language] !== now[language] ? defaults[language] : null;
  return { en: side("en"), sw: side("sw") };
}

export function editedTexts(rows: readonly SiteValueEntity[], language: Language): TextsByPath {
  const edited = rows.flatMap(({ key, value }) => {
    const now = isTextKey(key) ? defaultsOf(key) : undefined;
    const stored = storedText.safeParse(value);
    if (!isTextKey(key) || !now || !stored.success) return [];
    const text = currentTexts(key, stored.data)[language];
    return text === now[language] ? [] : [[textPath(key), text] as const];
  });
  return Object.fromEntries(edited.sort(([one], [other]) => (one < other ? -1 : 1)));
}
