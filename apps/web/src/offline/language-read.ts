import { isLanguage, type Language } from "@visiga/contracts/languages";
import { cookie } from "./cookie.ts";

/** Stores the language of the last page, for browsers without the Cookie Store API in workers. */
const languageCache = "language-1";
const key = "/language";

/** The language that the visitor chose, else that of the last page, else English. */
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
