import type { Language } from "@visiga/contracts/languages";
import { isRecordsKey } from "@visiga/contracts/site";
import type { TranslationState } from "@visiga/contracts/site-editing";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { type AnyRecord, typedValue } from "@visiga/contracts/site-value";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay } from "@visiga/i18n/format";
import { useValueName } from "#dashboard/shared/words/names.ts";
import { useRecordTitle } from "#dashboard/shared/words/record-lines.ts";
import { fieldId } from "#dashboard/site/values/value-form.ts";
import type { StoredValue } from "./use-site-values.ts";

export interface TranslationGap {
  readonly key: ValueKey;
  /** The record that it is in; absent for other values. */
  readonly record?: AnyRecord;
  readonly state: Exclude<TranslationState, "complete">;
  /** The field to fill in, or a prefix of its id. */
  readonly field: string;
}

export const translationGaps = (values: readonly StoredValue[]): TranslationGap[] =>
  values.flatMap(({ key, value, translation }): TranslationGap[] => {
    const typed = typedValue(key, value);
    if (typed?.shape === "records") return recordGaps(key, typed.records);
    if (!translation || translation === "complete") return [];
    const lacksEnglish = translation === "swahiliLater" || translation === "englishMissing";
    return [{ key, state: translation, field: fieldId(key, lacksEnglish ? "en" : "sw") }];
  });

const recordGaps = (key: ValueKey, records: readonly AnyRecord[]): TranslationGap[] =>
  records.flatMap((record, index): TranslationGap[] => {
    const texts = wordsIn(record, String(index));
    const gap = texts.find(({ en, sw }) => (!en || !sw) && hasLetter.test(`${en ?? ""}${sw ?? ""}`));
    if (!gap) return [];
    const [side, state] = gap.en ? (["sw", "missing"] as const) : (["en", "englishMissing"] as const);
    return [{ key, record, state, field: fieldId(key, `${gap.path}.${side}`) }];
  });

/** A number needs no translation. */
const hasLetter = /\p{L}/u;

interface Words {
  readonly en: string | null;
  readonly sw: string | null;
  readonly path: string;
}

function wordsIn(value: unknown, path: string): Words[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  if ("en" in value) return [{ path, ...(value as Omit<Words, "path">) }];
  return Object.entries(value).flatMap(([name, each]) => wordsIn(each, `${path}.${name}`));
}

export const isOutdated = (state: TranslationState): boolean => state === "englishLater" || state === "swahiliLater";

/** Returns a function that names what lacks a language, in the language of the screen. */
export function useGapName(): (gap: TranslationGap) => string {
  const valueName = useValueName();
  const titleOf = useRecordTitle();
  return ({ key, record }) => (record && isRecordsKey(key) ? titleOf(key, record).title : valueName(key));
}

/** States when each language of a value was changed, the later one first. An unchanged language has no date. */
export function changedDays(
  { translation, englishChangedAt, swahiliChangedAt }: StoredValue,
  site: DashboardDictionary["site"],
  language: Language,
): string {
  const [alone, both, earlier] =
    translation === "englishLater"
      ? [site.changedAlone, site.changedDays, swahiliChangedAt]
      : [site.swahiliChangedAlone, site.swahiliChangedDays, englishChangedAt];
  const day = (at: string | null) => (at === null ? "" : formatDay(at, language));
  return fill(earlier === null ? alone : both, { english: day(englishChangedAt), swahili: day(swahiliChangedAt) });
}
