import type { Language } from "@visiga/contracts/languages";
import { beginningOf } from "@visiga/contracts/plain-text";
import { pageAt } from "@visiga/contracts/public-paths";
import { isSiteKey } from "@visiga/contracts/site";
import { isTextKey, type TextKey, textPath } from "@visiga/contracts/site-texts";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { placesOf, type TextPlace } from "@visiga/i18n/page-texts";
import { textAt } from "@visiga/i18n/text-paths";
import { useDashboardDictionary, useDictionary, useLanguage } from "#platform/words/dictionary.ts";

/** The two languages, beginning with that of the screen. */
export const useLanguageOrder = (): readonly Language[] => (useLanguage() === "sw" ? ["sw", "en"] : ["en", "sw"]);

export function useLanguageNames() {
  const { english, swahili } = useDashboardDictionary().site;
  return { en: english, sw: swahili };
}

/** Purpose of a text that is not visible on the page itself; null for a visible one. */
export function textKind(key: TextKey, { texts }: DashboardDictionary["site"]): string | null {
  const path = textPath(key);
  if (/^seo\.pages\.\w+\.title$/.test(path)) return texts.seoTitle;
  if (/^seo\.pages\.\w+\.description$/.test(path)) return texts.seoDescription;
  if (/^search\.\w+\.title$/.test(path)) return texts.searchTitle;
  if (/^search\.\w+\.group$/.test(path)) return texts.searchGroup;
  if (/^search\.\w+\.keywords$/.test(path)) return texts.searchKeywords;
  return null;
}

/** Returns a function that names a site value by its key; a page text is named by its default text. */
export function useValueName(): (key: string) => string {
  const { site } = useDashboardDictionary();
  const dictionary = useDictionary();
  return (key) => {
    if (isSiteKey(key)) return site.keys[key];
    const words = isTextKey(key) ? textAt(dictionary, textPath(key)) : undefined;
    if (!isTextKey(key) || words === undefined) return key;
    const kind = textKind(key, site);
    return kind ? `${kind}: ${clipped(words)}` : clipped(words);
  };
}

const maxLength = 60;

const clipped = (text: string): string =>
  text.length <= maxLength ? text : `${beginningOf(text, maxLength).replace(/\s+\S*$/, "")}…`;

/** Returns a function that gives the title of a page, or the name of the parts that all pages share. */
export function usePlaceName(): (place: TextPlace) => string {
  const { seo, common } = useDictionary();
  const { texts } = useDashboardDictionary().site;
  return (place) => {
    if (place === "everyPage") return texts.everyPage;
    return place === "/" ? common.home : seo.pages[pageAt(place)].title;
  };
}

/** Returns a function that names the pages that show a page text, by its key; null for other keys. */
export function usePagesOfText(): (key: string) => string | null {
  const nameOf = usePlaceName();
  return (key) => (isTextKey(key) && placesOf(textPath(key)).map(nameOf).join(", ")) || null;
}
