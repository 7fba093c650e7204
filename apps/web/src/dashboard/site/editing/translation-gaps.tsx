import type { Language } from "@visiga/contracts/languages";
import { isRecordsKey } from "@visiga/contracts/site";
import type { OutdatedWords, TranslationState } from "@visiga/contracts/site-editing";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { type AnyRecord, twoSided, typedValue } from "@visiga/contracts/site-value";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay } from "@visiga/i18n/format";
import { useValueName } from "#dashboard/shared/words/names.ts";
import { useRecordTitle } from "#dashboard/shared/words/record-lines.ts";
import { fieldId } from "#dashboard/site/values/value-form.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Tag } from "#ui/text/tag.tsx";
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
  values.flatMap(({ key, value, translation, outdated }): TranslationGap[] => {
    const typed = typedValue(key, value);
    if (typed?.shape === "records") return typed.records.flatMap((record, at) => recordGap(key, record, at, outdated));
    if (!translation || translation === "complete") return [];
    return [{ key, state: translation, field: fieldId(key, olderSide[translation]) }];
  });

const olderSide = { missing: "sw", englishLater: "sw", englishMissing: "en", swahiliLater: "en" } as const;

function recordGap(key: ValueKey, record: AnyRecord, at: number, outdated: readonly OutdatedWords[]): TranslationGap[] {
  const words = twoSided(record, String(at));
  const lacking = words.find(({ en, sw }) => (!en || !sw) && hasLetter.test(`${en ?? ""}${sw ?? ""}`));
  const older = outdated.find(({ path }) => path.startsWith(`${at}.`));
  const found = lacking
    ? { path: lacking.path, state: lacking.en ? ("missing" as const) : ("englishMissing" as const) }
    : older;
  return found
    ? [{ key, record, state: found.state, field: fieldId(key, `${found.path}.${olderSide[found.state]}`) }]
    : [];
}

/** A number needs no translation. */
const hasLetter = /\p{L}/u;

export const isOutdated = (state: TranslationState | null): state is OutdatedWords["state"] =>
  state === "englishLater" || state === "swahiliLater";

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

/** Says which languages are missing, or older than the other. */
export function GapTags({ gaps }: { gaps: readonly TranslationGap[] }) {
  const { tags } = useDashboardDictionary().site;
  return [...new Set(gaps.map(({ state }) => state))].map((state) => (
    <Tag key={state} tone="bad">
      {tags[state]}
    </Tag>
  ));
}

/** The gaps of one record. */
export const gapsAt = (gaps: readonly TranslationGap[], key: ValueKey, index: number): TranslationGap[] =>
  gaps.filter(({ field }) => field.startsWith(`${fieldId(key, String(index))}.`));
