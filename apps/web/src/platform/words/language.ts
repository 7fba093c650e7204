import type { AnyRouter } from "@tanstack/react-router";
import { isLanguage, type Language } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import type { RouterContext } from "#platform/document/router-context.ts";
import { followLanguage } from "./dashboard-dictionary.ts";

/** What this browser chose earlier, if anything. */
export function storedLanguage(): Language | null {
  try {
    const value = localStorage.getItem("language");
    return isLanguage(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Remembers the choice for scripts (local storage) and for the server (cookie). Returns whether the server will hear of
 * it: a browser may refuse cookies.
 */
export function rememberLanguage(language: Language): boolean {
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
  try {
    localStorage.setItem("language", language);
  } catch {
    // The cookie alone will do.
  }
  return document.cookie.includes(`language=${language}`);
}

/** Shows the page in another language, in place: the address loses its `?lang=`, nothing scrolls. */
export async function switchLanguage(router: AnyRouter, language: Language): Promise<void> {
  rememberLanguage(language);
  const [dictionary] = await Promise.all([loadPublicDictionary(language), followLanguage(language)]);
  const context: RouterContext = { ...router.options.context, language, dictionary };
  router.update({ ...router.options, context });
  const withoutLang = ({ lang: _, ...rest }: { lang?: Language }) => rest;
  await router.navigate({ to: ".", search: withoutLang as never, hash: true, replace: true, resetScroll: false });
  await router.invalidate();
}
