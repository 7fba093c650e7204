import { isLanguage, type Language } from "@visiga/contracts/languages";

export function storedLanguage(): Language | null {
  try {
    const value = localStorage.getItem("language");
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Stores the language for scripts (local storage) and for the server (cookie). Returns whether the browser accepted the
 * cookie.
 */
export function rememberLanguage(language: Language): boolean {
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem("language", language);
  } catch {
    // The cookie is sufficient.
  }
  return isCookieLanguage(language);
}

export const isCookieLanguage = (language: Language): boolean =>
  document.cookie.split("; ").includes(`language=${language}`);

/** Query of the current page in another language: `?show=48` gives `?show=48&lang=sw`. */
export function languageAddress(query: string, language: Language): string {
  const parameters = new URLSearchParams(query);
  parameters.delete("lang");
  parameters.set("lang", language);
  return `?${parameters}`;
}
