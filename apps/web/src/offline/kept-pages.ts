import { type Language, languages } from "@visiga/contracts/languages";
import { languageRead } from "./choices.ts";
import { keepFilesOf } from "./files.ts";
import { isKeepable, isOutdated, type KeptCopy, keptCopyOf, toKeptCopy } from "./kept-copy.ts";
import { outOfRoom } from "./pack.ts";
import { askedLanguage, pageKey } from "./page-key.ts";

/** Name of the cache of pages, keyed by address and language. */
export const pagesCache = "pages-1";

export interface KeptPage extends KeptCopy {
  readonly key: string;
}

/** The cached copy of a key. Deletes it if it is outdated. */
export async function keptPage(key: string): Promise<Response | undefined> {
  const cache = await caches.open(pagesCache);
  const kept = await cache.match(key);
  if (!kept || !isOutdated(new URL(key), keptCopyOf(kept))) return kept;
  await cache.delete(key);
  return undefined;
}

/** The cached pages, newest first. */
export async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(pagesCache);
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const kept = await keptPage(url);
      return kept ? [{ key: url, ...keptCopyOf(kept) }] : [];
    }),
  );
  return pages.flat().sort((one, other) => (one.at < other.at ? 1 : -1));
}

/**
 * Key of the cached copy for an address: in the language that the address names, else in the one read last, else in any.
 * Undefined without a copy.
 */
export async function bestKey(url: URL): Promise<string | undefined> {
  const asked = askedLanguage(url);
  for (const language of asked ? [asked] : [await languageRead(), ...languages]) {
    const key = pageKey(url, language);
    if (await keptPage(key)) return key;
  }
  return undefined;
}

/**
 * Caches a page and the files that it loads, if it may be cached.
 * @returns the page's language
 */
export async function keepPage(url: URL, answer: Response, event: ExtendableEvent): Promise<Language | undefined> {
  if (!isKeepable(answer)) return undefined;
  const copy = await toKeptCopy(answer);
  const { language } = keptCopyOf(copy);
  const cache = await caches.open(pagesCache);
  const [, html] = await Promise.all([cache.put(pageKey(url, language), copy.clone()), copy.text()]);
  await keepFilesOf(html, event);
  await makeRoom();
  return language;
}

async function makeRoom(): Promise<void> {
  const cache = await caches.open(pagesCache);
  await Promise.all(outOfRoom(await keptPages()).map(({ key }) => cache.delete(key)));
}
