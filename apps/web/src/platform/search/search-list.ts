import { pathOf } from "@visiga/contracts/pages";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import type { SearchPage } from "./search-pages.ts";

/** The dictionary's titles, groups and keywords of the search, in one language. */
export type SearchWords = PublicDictionary["search"];

/** The pages that the search covers, in the order of its words. */
export const searchList = (search: SearchWords): SearchPage[] =>
  Object.entries(search).map(([page, words]) => ({ ...words, to: pathOf(page) }));
