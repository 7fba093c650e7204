import { isLanguage, type Language } from "@visiga/contracts/languages";
import { createContext, use } from "react";
import { rememberLanguage, storedLanguage } from "#platform/words/language.ts";

export const documentLanguage = (): Language =>
  isLanguage(document.documentElement.lang) ? document.documentElement.lang : "en";

/**
 * Returns and stores the language of the first screen: `?lang=`, else the language stored in this browser, else the
 * server’s guess.
 */
export function screenLanguage(): Language {
  const drawn = documentLanguage();
  const stored = storedLanguage();
  const named = new URLSearchParams(location.search).get("lang") === drawn;
  const language = named || !stored ? drawn : stored;
  if (named || language !== drawn) rememberLanguage(language);
  return language;
}

export const SwitchLanguageContext = createContext<(language: Language) => void>(() => {});

/** Returns a function that changes and stores the language of the open screen. */
export const useSwitchLanguage = (): ((language: Language) => void) => use(SwitchLanguageContext);
