import type { Language } from "./languages.ts";

/** A searchable page: title and group in the page's language, keywords in both languages, separated by commas. */
export interface SearchPage {
  readonly title: string;
  readonly group: string;
  readonly keywords: string;
  /** Further words of its text, found only where no title and no keyword is. */
  readonly words?: string;
  readonly to: string;
  /** The page of a news item or a picture; results list it after the others. */
  readonly item?: true;
}

/** Path of the module with the pages that the search finds; `tag` changes with them, any other tag answers too. */
export const searchModulePath = (language: Language, tag: string): string => `/words/search-${language}-${tag}.js`;
