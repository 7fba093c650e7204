import { isLanguage, type Language } from "@visiga/contracts/languages";
import { rememberLanguage, storedLanguage } from "#platform/words/language.ts";

/** The language that the server drew the document in. */
export const documentLanguage = (): Language =>
  isLanguage(document.documentElement.lang) ? document.documentElement.lang : "en";

/**
 * The language of the first screen. `?lang=` is a choice; without it an earlier choice in this browser overrides the
 * server's guess. Remembers it.
 */
export function screenLanguage(): Language {
  const drawn = documentLanguage();
  const stored = storedLanguage();
  const named = new URLSearchParams(location.search).get("lang") === drawn;
  const language = named || !stored ? drawn : stored;
  if (named || language !== drawn) rememberLanguage(language);
  return language;
}

/** The address without an earlier choice of language. */
export function withoutLanguage(href: string): string {
  const address = new URL(href);
  address.searchParams.delete("lang");
  return address.href;
}
