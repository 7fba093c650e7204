import { isTextKey, textKey, textPath, type ValueKey } from "@visiga/contracts/site-texts";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { type TextPlace, textsOf } from "@visiga/i18n/page-texts";
import { textKind } from "#dashboard/kit/words/value-name.ts";
import type { StoredValue } from "#dashboard/site/editing/stored-value.ts";
import { pageFacts } from "./page-contents.ts";

type SiteWords = DashboardDictionary["site"];

/** What can be edited of a page, in groups: its texts, the facts on it, and what finds it. */
export function pageGroups(place: TextPlace, values: readonly StoredValue[], site: SiteWords) {
  const paths = values
    .map(({ key }) => key)
    .filter(isTextKey)
    .map(textPath);
  const texts: ValueKey[] = textsOf(place, paths).map(textKey);
  const finding = texts.filter((key) => isTextKey(key) && textKind(key, site) !== null);
  return [
    { heading: site.texts.ofPage, keys: texts.filter((key) => !finding.includes(key)) },
    { heading: site.texts.facts, keys: pageFacts[place] ?? [] },
    { heading: site.texts.finding, keys: finding },
  ].filter(({ keys }) => keys.length > 0);
}

/** Whether a page text differs from its default. */
export const isEdited = ({ defaults, value }: StoredValue): boolean =>
  defaults !== null && JSON.stringify(value) !== JSON.stringify(defaults);

/** The paths of the texts of a place that are still samples. */
export function samplesOf(place: TextPlace, values: readonly StoredValue[]): string[] {
  const samples = values.filter(({ sample }) => sample).map(({ key }) => key);
  return textsOf(place, samples.filter(isTextKey).map(textPath));
}

/** The page texts of a place that differ from their defaults. */
export function editedOf(place: TextPlace, values: readonly StoredValue[]): StoredValue[] {
  const edited = new Map(values.filter(isEdited).map((stored) => [stored.key as string, stored]));
  const paths = [...edited.keys()].filter(isTextKey).map(textPath);
  return textsOf(place, paths).flatMap((path) => edited.get(textKey(path)) ?? []);
}
