import { isLanguage, type Language } from "@visiga/contracts/languages";
import { readCookies, readStored, writeCookie, writeStored } from "#platform/storage/browser-storage.ts";

export function storedLanguage(): Language | null {
  const value = readStored("language");
  return isLanguage(value) ? value : null;
}

/** Stores the language for scripts and for the server. @returns whether the browser accepted the cookie */
export function rememberLanguage(language: Language): boolean {
  writeCookie(`language=${language}; path=/; max-age=31536000; samesite=lax`);
  writeStored("language", language);
  return isCookieLanguage(language);
}

export const isCookieLanguage = (language: Language): boolean => readCookies().includes(`language=${language}`);

/** Query of the current page in another language: `?show=48` gives `?show=48&lang=sw`. */
export function languageAddress(query: string, language: Language): string {
  const parameters = new URLSearchParams(query);
  parameters.delete("lang");
  parameters.set("lang", language);
  return `?${parameters}`;
}
