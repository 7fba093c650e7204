import { confirmed, keptCopyOf } from "./kept-copy.ts";
import { bestKey, keepPage, pagesCache } from "./kept-pages.ts";
import { languageRead, rememberLanguage } from "./language-read.ts";
import { packAddresses } from "./pack.ts";
import { askedLanguage, isKeptPage, pageKey } from "./page-key.ts";

/** Pages of the pack are asked for again after this time. */
const age = 12 * 3600 * 1000;

/** Keeps the page that is open, which may have come before there was a worker, and the pack in its language. */
export async function keepForLater(event: ExtendableEvent, open: URL): Promise<void> {
  if (!isKeptPage(open)) return;
  if (!(await bestKey(open))) {
    // The browser has just loaded it: its own cache has it.
    const language = await keepPage(open, await fetch(open, { cache: "force-cache" }), event);
    if (language) await rememberLanguage(language);
  }
  for (const address of packAddresses(await languageRead())) await refresh(new URL(address, open), event);
}

/** Asks for a page unless the kept copy is young. An unchanged page costs the headers of a 304. */
async function refresh(url: URL, event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(pagesCache);
  const key = pageKey(url, askedLanguage(url) ?? "en");
  const kept = await cache.match(key);
  if (kept && Date.now() - Date.parse(keptCopyOf(kept).at) < age) return;
  const headers = { "if-none-match": kept?.headers.get("etag") ?? "" };
  // Without cookies: the address names the language, and the answer must not change the one that the reader chose.
  const answer = await fetch(url, { headers, cache: "no-store", credentials: "omit" });
  if (kept && answer.status === 304) await cache.put(key, confirmed(kept));
  else await keepPage(url, answer, event);
}
