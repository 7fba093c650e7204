import type { Language } from "@visiga/contracts/languages";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay } from "@visiga/i18n/format";
import type { StoredValue } from "#dashboard/site/editing/use-site-values.ts";

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
