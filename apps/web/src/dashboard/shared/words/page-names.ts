import { pageAt } from "@visiga/contracts/public-paths";
import { isTextKey, textPath } from "@visiga/contracts/site-texts";
import { placesOf, type TextPlace } from "@visiga/i18n/page-texts";
import { useDashboardDictionary, useDictionary } from "#platform/words/dictionary.ts";

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
