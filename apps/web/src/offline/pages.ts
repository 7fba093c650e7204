import { languages } from "@visiga/contracts/languages";
import { offlinePath } from "@visiga/contracts/public-paths";
import type { RouteHandlerCallback, WorkboxPlugin } from "workbox-core";
import { NetworkFirst } from "workbox-strategies";
import { copyInfo, copyTime, pagesCache, withNotice } from "./cached-copy.ts";
import { type CachedPage, cachedPages, cachePage, shownKey } from "./cached-pages.ts";
import { languageRead, rememberLanguage, rememberSaver, savesData } from "./choices.ts";
import { deleteCachedPage } from "./delete-cached.ts";
import { pageKey, requestedLanguage, showsItems } from "./page-key.ts";
import { isGone, isOutage } from "./school-response.ts";

const cachePlugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request, mode }) =>
    (mode === "read" && (await shownKey(new URL(request.url)))) || request,
  // Stores the page here, because its key needs the language of the response.
  cacheWillUpdate: async ({ request, response, event }) => {
    const url = new URL(request.url);
    if (isGone(response)) await deleteCachedPage(url);
    const language = await cachePage(url, response, event);
    if (language) {
      await rememberLanguage(language);
      await rememberSaver(response);
    }
    return null;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && shown(cachedResponse),
  handlerWillRespond: async ({ request, response }) => (isOutage(response) && (await shownCopy(request))) || response,
  // In Firefox a failed preload is a response of the type "error", for which NetworkFirst does not look for a copy.
  handlerDidError: async ({ request }) => (await shownCopy(request)) ?? offlinePage(new URL(request.url)),
};

async function shown(cached: Response): Promise<Response> {
  await rememberLanguage(copyInfo(cached).language);
  return withNotice(cached);
}

/** The copy that an address shows, if there is one. */
async function shownCopy({ url }: Request): Promise<Response | undefined> {
  const key = await shownKey(new URL(url));
  const cached = key && (await caches.match(key, { cacheName: pagesCache }));
  return cached ? shown(cached) : undefined;
}

const options = { cacheName: pagesCache, plugins: [cachePlugin] };

/** Network first. After a failure or three seconds the cached copy, else the offline page. */
const withTimeout = new NetworkFirst({ ...options, networkTimeoutSeconds: 3 });

/** Network first without a timeout: the cached copy only after a failure. */
const waitForNetwork = new NetworkFirst(options);

/**
 * Handles requests for pages. Three cases wait for the network: `?saver=` must reach the server, a cached copy would load
 * pictures despite data saver, and an item may have been withdrawn.
 */
export const pages: RouteHandlerCallback = async (request) => {
  const { url } = request;
  const waits = url.searchParams.has("saver") || showsItems(url) || (await savesData());
  return (waits ? waitForNetwork : withTimeout).handle(request);
};

/** The page that replaces one that is not cached, with a list of the cached pages. Undefined before the precache is cached. */
export async function offlinePage(url: URL): Promise<Response | undefined> {
  const language = requestedLanguage(url) ?? (await languageRead());
  const cache = await caches.open(pagesCache);
  const page = await cache.match(pageKey(new URL(offlinePath, url), language));
  if (!page) return undefined;
  const cached = (await cachedPages()).filter(({ key }) => new URL(key).pathname !== offlinePath);
  let html = await page.text();
  for (const each of languages) {
    const items = cached.filter((copy) => copy.language === each).map(toItem);
    html = html.replace(`data-kept-pages="${each}">`, (start) => start + items.join(""));
  }
  return new Response(html, { headers: page.headers });
}

/** The title needs no escaping: it comes from the HTML of a page of this site. */
function toItem(copy: CachedPage): string {
  const { pathname, search } = new URL(copy.key);
  const [title] = copy.title.split(" | ");
  const address = `${pathname}${search}`.replace(/&/g, "&amp;");
  return `<li><a href="${address}">${title}</a> <small>${copyTime(copy, copy.language)}</small></li>`;
}
