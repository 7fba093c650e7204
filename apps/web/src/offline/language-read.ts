import { isLanguage, type Language } from "@visiga/contracts/languages";
import { cookie } from "./cookie.ts";

/** For browsers whose workers read no cookies: the language of the page shown last. */
const languageCache = "language-1";
const key = "/language";

/** The language that the visitor chose, else the one of the page shown last, else English. */
export async function languageRead(): Promise<Language> {
  const chosen = await cookie("language");
  if (isLanguage(chosen)) return chosen;
  const shown = await (await (await caches.open(languageCache)).match(key))?.text();
  return isLanguage(shown) ? shown : "en";
}

/** Stores the language of a page that is shown. */
export async function rememberLanguage(language: Language): Promise<void> {
  await (await caches.open(languageCache)).put(key, new Response(language));
}
