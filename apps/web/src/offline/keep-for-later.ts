import { languageRead, rememberLanguage, rememberSaver, savesData } from "./choices.ts";
import { forgetPage, isGone } from "./forget.ts";
import { confirmed, keptCopyOf } from "./kept-copy.ts";
import { bestKey, keepPage, keptPage, keptPages, pagesCache } from "./kept-pages.ts";
import { deleteOutdatedPictures } from "./kept-pictures.ts";
import { packAddresses } from "./pack.ts";
import { askedLanguage, isKeptPage, isOfItems, itemOf, pageKey } from "./page-key.ts";

const hour = 3600 * 1000;

/** Pages of the pack are refreshed after this time. */
const packAge = 12 * hour;

/** Pages of items are refreshed after this time, because they may have been withdrawn. */
const itemAge = hour;

/** Caches the open page, which may have loaded before the worker was installed, and the pack in its language. */
export async function keepForLater(event: ExtendableEvent, open: URL): Promise<void> {
  await deleteOutdatedPictures();
  if (!isKeptPage(open)) return;
  if (!(await bestKey(open))) {
    // The page is in the browser's HTTP cache. The page of an item is revalidated, because it may have been withdrawn.
    const answer = await fetch(open, { cache: isOfItems(open) ? "no-cache" : "force-cache" });
    const language = await keepPage(open, answer, event);
    if (language) {
      await rememberLanguage(language);
      await rememberSaver(answer);
    }
  }
  const saves = await savesData();
  for (const address of packAddresses(await languageRead(), saves)) {
    await refresh(new URL(address, open), packAge, saves, event);
  }
  for (const { key } of await keptPages()) {
    const url = new URL(key);
    if (itemOf(url)) await refresh(url, itemAge, saves, event);
  }
}

/** Fetches a page if its cached copy is older than `age`. An unchanged page costs the headers of a 304. */
async function refresh(url: URL, age: number, saves: boolean, event: ExtendableEvent): Promise<void> {
  const key = pageKey(url, askedLanguage(url) ?? "en");
  const kept = await keptPage(key);
  if (kept && Date.now() - Date.parse(keptCopyOf(kept).at) < age) return;
  const headers = { "if-none-match": kept?.headers.get("etag") ?? "", ...(saves && { "save-data": "on" }) };
  // Sent without cookies: the address names the language, and the response must not change the reader's choice.
  const answer = await fetch(url, { headers, cache: "no-store", credentials: "omit" });
  // A changed headline changes the address, so the server redirects.
  if (isGone(answer) || answer.redirected) await forgetPage(url);
  else if (kept && answer.status === 304) await (await caches.open(pagesCache)).put(key, confirmed(kept));
  else await keepPage(url, answer, event);
}
