import { ageOf, copyInfo, pagesCache, withNewTime } from "./cached-copy.ts";
import { cachedKey, cachedPage, cachedPages, cachePage } from "./cached-pages.ts";
import { languageRead, rememberLanguage, rememberSaver, savesData } from "./choices.ts";
import { deleteCachedPage, deleteOutdatedPictures } from "./delete-cached.ts";
import { isCacheablePage, itemOf, pageKey, requestedLanguage, showsItems } from "./page-key.ts";
import { precachedAddresses } from "./precache.ts";
import { isGone } from "./school-response.ts";

/** Tells the server that nobody has opened the page, so that it does not count it as read. */
const inAdvance = { purpose: "prefetch" };

const hour = 3600 * 1000;

const precacheAge = 12 * hour;

/** Pages of items are refreshed after this time, because they may have been withdrawn. */
const itemAge = hour;

/** Caches the open page, which may have loaded before the worker was installed, and the precache in its language. */
export async function cacheForOffline(event: ExtendableEvent, open: URL): Promise<void> {
  await deleteOutdatedPictures();
  if (!isCacheablePage(open)) return;
  await confirmItems(open, event);
  if (!(await cachedKey(open))) {
    // The page is in the browser's HTTP cache. The page of an item is revalidated, because it may have been withdrawn.
    const answer = await fetch(open, { headers: inAdvance, cache: showsItems(open) ? "no-cache" : "force-cache" });
    const language = await cachePage(open, answer, event);
    if (language) {
      await rememberLanguage(language);
      await rememberSaver(answer);
    }
  }
  const saves = await savesData();
  for (const address of precachedAddresses(await languageRead(), saves)) {
    await refresh(new URL(address, open), precacheAge, saves, event);
  }
}

/** Before pages are added, for which a full device has no room: what was withdrawn has to go from it, too. */
async function confirmItems(open: URL, event: ExtendableEvent): Promise<void> {
  const saves = await savesData();
  for (const { key } of await cachedPages()) {
    const url = new URL(key, open);
    if (itemOf(url)) await refresh(url, itemAge, saves, event);
  }
}

/** Fetches a page if its cached copy is older than `age`. An unchanged page costs the headers of a 304. */
async function refresh(url: URL, age: number, saves: boolean, event: ExtendableEvent): Promise<void> {
  const key = pageKey(url, requestedLanguage(url) ?? "en");
  const cached = await cachedPage(key);
  if (cached && ageOf(copyInfo(cached).at) < age) return;
  const known = { "if-none-match": cached?.headers.get("etag") ?? "" };
  const headers = { ...inAdvance, ...known, ...(saves && { "save-data": "on" }) };
  // Sent without cookies: the address names the language, and the response must not change the reader's choice.
  const answer = await fetch(url, { headers, cache: "no-store", credentials: "omit" });
  // A changed headline changes the address, so the server redirects to the same item.
  const moved = answer.redirected && itemOf(new URL(answer.url))?.key === itemOf(url)?.key;
  if (isGone(answer) || moved) await deleteCachedPage(url);
  else if (cached && answer.status === 304) await (await caches.open(pagesCache)).put(key, withNewTime(cached));
  else await cachePage(url, answer, event);
}
