import { isLanguage, type Language } from "@visiga/contracts/languages";

/** For browsers whose workers read no cookies: the language of the page shown last. */
const languageCache = "language-1";
const key = "/language";

interface CookieReader {
  get(name: string): Promise<{ value?: string } | null>;
}
declare const self: { readonly cookieStore?: CookieReader };

/** The language that the visitor chose, else the one of the page shown last, else English. */
export async function languageRead(): Promise<Language> {
  const chosen = await self.cookieStore?.get("language");
  if (isLanguage(chosen?.value)) return chosen.value;
  const shown = await (await (await caches.open(languageCache)).match(key))?.text();
  return isLanguage(shown) ? shown : "en";
}

/** Stores the language of a page that is shown. */
export async function rememberLanguage(language: Language): Promise<void> {
  await (await caches.open(languageCache)).put(key, new Response(language));
}
