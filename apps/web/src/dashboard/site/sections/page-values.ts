import { editAttribute, editTarget } from "@visiga/contracts/page-editing";
import { type PublicPage, pages } from "@visiga/contracts/pages";
import { pageAt } from "@visiga/contracts/public-paths";
import type { SiteKey } from "@visiga/contracts/site";
import { isTextKey, textKey, textPath, type ValueKey } from "@visiga/contracts/site-texts";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { type TextPlace, textsOf } from "@visiga/i18n/page-texts";
import { textKind } from "#dashboard/shared/words/names.ts";
import { translationGaps } from "#dashboard/site/editing/translation-gaps.tsx";
import { isRemoved, type StoredValue } from "#dashboard/site/editing/use-site-values.ts";

const facts: { readonly [Name in PublicPage]: { readonly topic: string; readonly facts?: readonly SiteKey[] } } = pages;

const everyPageFacts = [
  "phoneOffice",
  "phoneOfficeChannels",
  "phoneAdmission",
  "phoneAdmissionChannels",
  "emailAdmission",
  "postalAddress",
  "tiktok",
  "youtube",
  "instagram",
] as const satisfies readonly SiteKey[];

const pageFacts = (place: TextPlace): readonly SiteKey[] =>
  place === "everyPage" ? everyPageFacts : (facts[pageAt(place)].facts ?? []);

type SiteWords = DashboardDictionary["site"];

export function pageGroups(place: TextPlace, values: readonly StoredValue[], site: SiteWords) {
  const paths = values
    .map(({ key }) => key)
    .filter(isTextKey)
    .map(textPath);
  const texts: ValueKey[] = textsOf(place, paths).map(textKey);
  const finding = texts.filter((key) => isTextKey(key) && textKind(key, site) !== null);
  return [
    { heading: site.texts.ofPage, keys: texts.filter((key) => !finding.includes(key)) },
    { heading: site.texts.facts, keys: pageFacts(place) },
    { heading: site.texts.finding, keys: finding },
  ].filter(({ keys }) => keys.length > 0);
}

/** Whether a page text differs from its default. A removed text does not count as edited. */
export const isEdited = (stored: StoredValue): boolean =>
  stored.defaults !== null && JSON.stringify(stored.value) !== JSON.stringify(stored.defaults) && !isRemoved(stored);

/** How many values were changed or removed, are samples, or lack a language. */
export function stateNotes(values: readonly StoredValue[], site: SiteWords): string[] {
  const { texts } = site;
  const edited = values.filter(isEdited).length;
  const removed = values.filter(isRemoved).length;
  const samples = values.filter(({ sample }) => sample).length;
  const gaps = translationGaps(values).length;
  return [
    edited > 0 && fill(texts.editedCount, { count: edited }),
    removed > 0 && fill(texts.removedCount, { count: removed }),
    samples > 0 && fill(samples === 1 ? site.sampleOne : site.sampleMany, { count: samples }),
    gaps > 0 && fill(site.lacking, { count: gaps }),
  ].filter((note) => note !== false);
}

/** The values that are texts of a place. */
export function valuesOf(place: TextPlace, values: readonly StoredValue[]): StoredValue[] {
  const byKey = new Map(values.map((stored) => [stored.key as string, stored]));
  const paths = [...byKey.keys()].filter(isTextKey).map(textPath);
  return textsOf(place, paths).flatMap((path) => byKey.get(textKey(path)) ?? []);
}

export interface ValueGroup {
  /** Absent for the only group of a section. */
  readonly heading?: string;
  readonly keys: readonly ValueKey[];
}

/** Groups a page’s values below its headings in their order, then the others. `html` is the page for editing. */
export function inPageOrder(groups: readonly ValueGroup[], html: string): ValueGroup[] {
  const known = new Set(groups.flatMap(({ keys }) => keys));
  const page = new DOMParser().parseFromString(html, "text/html");
  const placed: { heading: string; keys: ValueKey[] }[] = [];
  for (const element of page.querySelectorAll<HTMLElement>(`h1, h2, h3, [${editAttribute}]`)) {
    if (/^H\d$/.test(element.tagName)) placed.push({ heading: element.textContent, keys: [] });
    const target = editTarget(element.getAttribute(editAttribute));
    for (const key of target && "values" in target ? target.values : []) {
      if (known.delete(key)) placed.at(-1)?.keys.push(key);
    }
  }
  const others = groups.map((group) => ({ ...group, keys: group.keys.filter((key) => known.has(key)) }));
  return [...placed, ...others].filter(({ keys }) => keys.length > 0);
}
