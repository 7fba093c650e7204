import { type Language, languages } from "@visiga/contracts/languages";
import { type CopyInfo, copyInfo, isOutdated, pagesCache, toCachedCopy } from "./cached-copy.ts";
import { languageRead } from "./choices.ts";
import { cacheFilesOf } from "./files.ts";
import { pageKey, requestedLanguage } from "./page-key.ts";
import { pagesToDelete } from "./precache.ts";

export interface CachedPage extends CopyInfo {
  readonly key: string;
}

/** The cached copy of a key. Deletes it if it is outdated. */
export async function cachedPage(key: string): Promise<Response | undefined> {
  const cache = await caches.open(pagesCache);
  const cached = await cache.match(key);
  if (!cached || !isOutdated(new URL(key), copyInfo(cached))) return cached;
  await cache.delete(key);
  return undefined;
}

export async function cachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(pagesCache);
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const cached = await cachedPage(url);
      return cached ? [{ key: url, ...copyInfo(cached) }] : [];
    }),
  );
  return pages.flat().sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** Key of the cached copy for an address, in the language that it names, else in the one read last, else in any. */
export async function cachedKey(url: URL): Promise<string | undefined> {
  const requested = requestedLanguage(url);
  for (const language of requested ? [requested] : [await languageRead(), ...languages]) {
    const key = pageKey(url, language);
    if (await cachedPage(key)) return key;
  }
  return undefined;
}

/** Key of the copy to show for an address. The page for both levels replaces that for one, because it has everything. */
export async function shownKey(url: URL): Promise<string | undefined> {
  const bothLevels = new URL(url);
  bothLevels.searchParams.delete("level");
  return (await cachedKey(url)) ?? cachedKey(bothLevels);
}

/** Caches a page and the files that it loads, if it is one. @returns the page's language */
export async function cachePage(url: URL, answer: Response, event: ExtendableEvent): Promise<Language | undefined> {
  const copy = await toCachedCopy(answer);
  if (!copy) return undefined;
  const { language } = copyInfo(copy);
  const cache = await caches.open(pagesCache);
  const [, html] = await Promise.all([cache.put(pageKey(url, language), copy.clone()), copy.text()]);
  await cacheFilesOf(html, event);
  await Promise.all(pagesToDelete(await cachedPages()).map(({ key }) => cache.delete(key)));
  return language;
}
