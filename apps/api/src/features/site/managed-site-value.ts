import { isDeepStrictEqual } from "node:util";
import { type AnySiteValue, type SiteKey, siteCatalogue } from "@visiga/contracts/site";
import type { ManagedSiteValue, TranslationState } from "@visiga/contracts/site-editing";
import { type Sides, shapedValue } from "@visiga/contracts/site-value";
import type { SiteValueEntity } from "./site-value.entity.ts";

type Times = Pick<SiteValueEntity, "englishChangedAt" | "swahiliChangedAt">;

/** Admin view of a site value; `versions` is the number of earlier ones. */
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

/** Null for a value that is not bilingual or not entered. */
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
 * When each side was last changed, once `next` replaces the row's value: only a side that differs gets the new time. If
 * that side was the outdated or missing one, both get it, because the translation is complete again.
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
