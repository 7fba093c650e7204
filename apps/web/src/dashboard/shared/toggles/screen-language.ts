import { isLanguage, type Language } from "@visiga/contracts/languages";
import { rememberLanguage, storedLanguage } from "#platform/words/language.ts";

export const documentLanguage = (): Language =>
  isLanguage(document.documentElement.lang) ? document.documentElement.lang : "en";

/** Returns and stores the first screen’s language: `?lang=`, else the one stored here, else the server’s guess. */
export function screenLanguage(): Language {
  const drawn = documentLanguage();
  const stored = storedLanguage();
  const named = new URLSearchParams(location.search).get("lang") === drawn;
  const language = named || !stored ? drawn : stored;
  if (named || language !== drawn) rememberLanguage(language);
  return language;
}
