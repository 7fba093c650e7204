import type { ManagedSiteValue, OutdatedWords, TranslationState } from "@visiga/contracts/site-editing";
import { isTextKey, type StoredText, type TextKey, type ValueKey, valueDefinition } from "@visiga/contracts/site-texts";
import { type Bilingual, typedValue } from "@visiga/contracts/site-value";
import type { Samples } from "#platform/samples/samples.ts";
import { currentTexts, defaultsOf, earlierDefaults } from "./page-texts.ts";
import { isSample, withMarks } from "./site-samples.ts";
import type { EnteredRow, SiteValueEntity, StoredSiteValue } from "./site-value.entity.ts";

type Times = Pick<SiteValueEntity, "englishChangedAt" | "swahiliChangedAt">;

export function toManagedSiteValue(
  key: ValueKey,
  row: EnteredRow | null,
  versions: number,
  samples: Samples,
  outdated: OutdatedWords[],
): ManagedSiteValue {
  const value = row?.value ?? null;
  const times = bilingualOf(key, value) ? row : undefined;
  return {
    key,
    value: isTextKey(key) ? shownText(key, value) : withMarks(samples, { key, value }),
    sample: isSample(samples, { key, value }),
    waits: row?.waits ?? false,
    version: row?.version ?? 0,
    changedAt: row && row.version > 0 ? row.changedAt.toISOString() : null,
    translation: (row && translationState(row)) ?? outdated[0]?.state ?? null,
    outdated,
    englishChangedAt: times?.englishChangedAt?.toISOString() ?? null,
    swahiliChangedAt: times?.swahiliChangedAt?.toISOString() ?? null,
    versions,
    defaults: (isTextKey(key) && defaultsOf(key)) || null,
    earlierDefaults: isTextKey(key) && value ? earlierDefaults(key, value as StoredText) : null,
  };
}

const shownText = (key: TextKey, value: StoredSiteValue | null) =>
  value ? currentTexts(key, value as StoredText) : (defaultsOf(key) ?? null);

/** Null for a missing or monolingual value. */
export function translationState(row: SiteValueEntity): TranslationState | null {
  const bilingual = bilingualOf(row.key, row.value);
  if (!bilingual) return null;
  if (bilingual.sw === null) return "missing";
  if (!bilingual.en && bilingual.sw) return "englishMissing";
  const lead = (row.englishChangedAt?.getTime() ?? 0) - (row.swahiliChangedAt?.getTime() ?? 0);
  return lead === 0 ? "complete" : lead > 0 ? "englishLater" : "swahiliLater";
}

/** New times: the edited language, or both if the translation is now up to date. */
export function timesAfter(row: SiteValueEntity, next: StoredSiteValue | null, now: Date): Times {
  const { englishChangedAt, swahiliChangedAt } = row;
  const [was, is] = [bilingualOf(row.key, row.value), bilingualOf(row.key, next)];
  const english = is !== null && !isSameSide(is.en, was?.en);
  const swahili = is !== null && !isSameSide(is.sw, was?.sw);
  const state = translationState(row);
  const caughtUp =
    (swahili && is.sw !== null && (state === "missing" || state === "englishLater")) ||
    (english && (state === "englishMissing" || state === "swahiliLater"));
  return {
    englishChangedAt: english || caughtUp ? now : englishChangedAt,
    swahiliChangedAt: swahili || caughtUp ? now : swahiliChangedAt,
  };
}

const isSameSide = (one: string | null, other: string | null | undefined) => (one ?? "") === (other ?? "");

function bilingualOf(key: ValueKey, value: StoredSiteValue | null): Bilingual | null {
  if (!valueDefinition(key).bilingual) return null;
  const typed = typedValue(key, value);
  return typed && "sides" in typed ? typed.sides : null;
}
