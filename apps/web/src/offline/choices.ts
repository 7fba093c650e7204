import { isLanguage, type Language } from "@visiga/contracts/languages";

declare const self: { readonly cookieStore?: { get(name: string): Promise<{ value?: string } | null> } };
declare const navigator: { readonly connection?: { readonly saveData?: boolean } };

/** Value of a cookie. Undefined if it is not set or if the browser has no Cookie Store API in workers. */
const cookie = async (name: string): Promise<string | undefined> => (await self.cookieStore?.get(name))?.value;

// For browsers without that API: the language of the last page, and an entry if it was in data saver.
const languageCache = "language-1";
const languageKey = "/language";
const saverCache = "saver-1";
const saverKey = "/saver";

/** The language that the visitor chose, else that of the last page, else English. */
export async function languageRead(): Promise<Language> {
  const chosen = await cookie("language");
  if (isLanguage(chosen)) return chosen;
  const shown = await (await (await caches.open(languageCache)).match(languageKey))?.text();
  return isLanguage(shown) ? shown : "en";
}

export const rememberLanguage = (language: Language): Promise<void> =>
  ifPossible(languageCache, (cache) => cache.put(languageKey, new Response(language)));

/** Whether data saver is on: by the visitor's choice, else the browser's setting, else as on the last page. */
export async function savesData(): Promise<boolean> {
  const chosen = await cookie("saver");
  if (chosen) return chosen === "on";
  return navigator.connection?.saveData || (await (await caches.open(saverCache)).match(saverKey)) !== undefined;
}

export const rememberSaver = ({ headers }: Response): Promise<void> =>
  ifPossible(saverCache, (cache) =>
    headers.get("save-data") === "on" ? cache.put(saverKey, new Response()) : cache.delete(saverKey),
  );

/** On a full device a page is shown without remembering the choice. */
async function ifPossible(name: string, change: (cache: Cache) => Promise<unknown>): Promise<void> {
  await caches
    .open(name)
    .then(change)
    .catch(() => undefined);
}
