import type { RouteHandlerCallback, WorkboxPlugin } from "workbox-core";
import { NetworkFirst } from "workbox-strategies";
import { rememberLanguage, rememberSaver, savesData } from "./choices.ts";
import { forgetPage, isGone } from "./forget.ts";
import { keptCopyOf, withNotice } from "./kept-copy.ts";
import { bestKey, keepPage, pagesCache } from "./kept-pages.ts";
import { offlinePage } from "./offline-page.ts";
import { isOfItems } from "./page-key.ts";

const keeping: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request, mode }) =>
    (mode === "read" && (await bestKey(new URL(request.url)))) || request,
  // Stores the page here, because its key needs the language of the response.
  cacheWillUpdate: async ({ request, response, event }) => {
    const url = new URL(request.url);
    if (isGone(response)) await forgetPage(url);
    const language = await keepPage(url, response, event);
    if (language) await rememberLanguage(language);
    if (response.ok) await rememberSaver(response);
    return null;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && shown(cachedResponse),
  handlerDidError: ({ request }) => offlinePage(new URL(request.url)),
};

async function shown(kept: Response): Promise<Response> {
  await rememberLanguage(keptCopyOf(kept).language);
  return withNotice(kept);
}

/** A proxy sends these while the server is down, and the server while it is overloaded. */
const isOutage = ({ status }: Response): boolean => status >= 502 && status <= 504;

const copyInOutage: WorkboxPlugin = {
  handlerWillRespond: async ({ request, response }) => {
    const key = isOutage(response) && (await bestKey(new URL(request.url)));
    const kept = key && (await caches.match(key, { cacheName: pagesCache }));
    return kept ? shown(kept) : response;
  },
};

const plugins = [keeping, copyInOutage];

/** Network first. After a failure or three seconds the cached copy, else the offline page. */
const prompt = new NetworkFirst({ cacheName: pagesCache, networkTimeoutSeconds: 3, plugins });

/** Network first without a timeout: the cached copy only after a failure. */
const patient = new NetworkFirst({ cacheName: pagesCache, plugins });

/**
 * Handles requests for pages. Three cases wait for the network: `?saver=` must reach the server, a cached copy would load
 * pictures despite data saver, and an item may have been withdrawn.
 */
export const pages: RouteHandlerCallback = async (options) => {
  const { url } = options;
  const waits = url.searchParams.has("saver") || isOfItems(url) || (await savesData());
  return (waits ? patient : prompt).handle(options);
};
