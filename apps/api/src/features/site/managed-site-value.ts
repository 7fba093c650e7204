import { isDeepStrictEqual } from "node:util";
import { type AnySiteValue, type SiteKey, siteCatalogue } from "@visiga/contracts/site";
import type { ManagedSiteValue, TranslationState } from "@visiga/contracts/site-editing";
import { type Sides, shapedValue } from "@visiga/contracts/site-value";
import type { SiteValueEntity } from "./site-value.entity.ts";

type Times = Pick<SiteValueEntity, "englishChangedAt" | "swahiliChangedAt">;

/** One value as its editors see it. */
export function toManagedSiteValue(key: SiteKey, row: SiteValueEntity | undefined, versions: number): ManagedSiteValue {
  const value = row?.value ?? null;
  const times = sidesOf(key, value) ? row : undefined;
  return {
    key,
    value,
    sample: value !== null && row?.sample === true,
    version: row?.version ?? 0,
    changedAt: row && row.version > 0 ? row.changedAt.toISOString() : null,
    translation: row ? translationState(key, row) : null,
    englishChangedAt: times?.englishChangedAt?.toISOString() ?? null,
    swahiliChangedAt: times?.swahiliChangedAt?.toISOString() ?? null,
    versions,
  };
}

/** Null for what has no two sides, or is not entered. */
export function translationState(
  key: SiteKey,
  row: Times & { readonly value: AnySiteValue | null },
): TranslationState | null {
  const sides = sidesOf(key, row.value);
  if (!sides) return null;
  if (sides.sw === null) return "missing";
  const lead = (row.englishChangedAt?.getTime() ?? 0) - (row.swahiliChangedAt?.getTime() ?? 0);
  return lead === 0 ? "complete" : lead > 0 ? "englishLater" : "swahiliLater";
}

/**
 * When each side was last changed, after `next` has taken the place of the row's value: only the side that differs is
 * new. Whichever lagged behind has caught up with that, and then both are alike again.
 */
export function timesAfter(row: SiteValueEntity, next: AnySiteValue | null, now: Date): Times {
  const { englishChangedAt, swahiliChangedAt } = row;
  const [was, is] = [sidesOf(row.key, row.value), sidesOf(row.key, next)];
  const english = is !== null && !isDeepStrictEqual(is.en, was?.en ?? null);
  const swahili = is !== null && !isDeepStrictEqual(is.sw, was?.sw ?? null);
  const state = translationState(row.key, row);
  const caughtUp =
    (swahili && is.sw !== null && (state === "missing" || state === "englishLater")) ||
    (english && state === "swahiliLater");
  return {
    englishChangedAt: english || caughtUp ? now : englishChangedAt,
    swahiliChangedAt: swahili || caughtUp ? now : swahiliChangedAt,
  };
}

function sidesOf(key: SiteKey, value: AnySiteValue | null): Sides<unknown> | null {
  if (!siteCatalogue[key].bilingual) return null;
  const shaped = shapedValue(key, value);
  return shaped && "sides" in shaped ? shaped.sides : null;
}
