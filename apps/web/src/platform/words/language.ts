import type { AnyRouter } from "@tanstack/react-router";
import { isLanguage, type Language } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import type { RouterContext } from "#platform/document/router-context.ts";
import { followLanguage } from "./dashboard-dictionary.ts";

/** The language stored in this browser, if any. */
export function storedLanguage(): Language | null {
  try {
    const value = localStorage.getItem("language");
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Stores the language for scripts (local storage) and for the server (cookie). Returns whether the cookie was set,
 * which a browser may refuse.
 */
export function rememberLanguage(language: Language): boolean {
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem("language", language);
  } catch {
    // The cookie alone is enough.
  }
  return document.cookie.includes(`language=${language}`);
}

/** Changes the page's language in place: removes `?lang=` from the address and does not scroll. */
export async function switchLanguage(router: AnyRouter, language: Language): Promise<void> {
  rememberLanguage(language);
  const [dictionary] = await Promise.all([loadPublicDictionary(language), followLanguage(language)]);
  const context: RouterContext = { ...router.options.context, language, dictionary };
  router.update({ ...router.options, context });
  const withoutLang = ({ lang: _, ...rest }: { lang?: Language }) => rest;
  await router.navigate({ to: ".", search: withoutLang as never, hash: true, replace: true, resetScroll: false });
  await router.invalidate();
}
