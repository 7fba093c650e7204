import { type Language, languages } from "@visiga/contracts/languages";
import { keepFilesOf } from "./files.ts";
import { isKeepable, type KeptCopy, keptCopyOf, toKeptCopy } from "./kept-copy.ts";
import { languageRead } from "./language-read.ts";
import { outOfRoom } from "./out-of-room.ts";
import { askedLanguage, pageKey } from "./page-key.ts";

/** Cache of the kept pages, by address and language. */
export const pagesCache = "pages-1";

export interface KeptPage extends KeptCopy {
  readonly key: string;
}

/** The kept pages, newest first. */
export async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(pagesCache);
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const kept = await cache.match(url);
      return kept ? [{ key: url, ...keptCopyOf(kept) }] : [];
    }),
  );
  return pages.flat().sort((one, other) => (one.at < other.at ? 1 : -1));
}

/**
 * Key of the copy that answers an address: in the language that it names, else in the one read last, else in any.
 * Undefined where there is none.
 */
export async function bestKey(url: URL): Promise<string | undefined> {
  const cache = await caches.open(pagesCache);
  const asked = askedLanguage(url);
  for (const language of asked ? [asked] : [await languageRead(), ...languages]) {
    const key = pageKey(url, language);
    if (await cache.match(key)) return key;
  }
  return undefined;
}

/**
 * Keeps a page with the files that it loads, if it may be kept.
 * @returns the language it was drawn in
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

/** Deletes the oldest pages beyond the limit. */
async function makeRoom(): Promise<void> {
  const cache = await caches.open(pagesCache);
  await Promise.all(outOfRoom(await keptPages()).map(({ key }) => cache.delete(key)));
}
