import type { RouteHandlerCallback, WorkboxPlugin } from "workbox-core";
import { NetworkFirst } from "workbox-strategies";
import { keptCopyOf, withNotice } from "./kept-copy.ts";
import { bestKey, keepPage, pagesCache } from "./kept-pages.ts";
import { rememberLanguage } from "./language-read.ts";
import { offlinePage } from "./offline-page.ts";
import { rememberSaver, savesData } from "./saver-read.ts";

const keeping: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request, mode }) =>
    (mode === "read" && (await bestKey(new URL(request.url)))) || request,
  // Keeps the page itself, because its key names a language that only the answer tells.
  cacheWillUpdate: async ({ request, response, event }) => {
    const language = await keepPage(new URL(request.url), response, event);
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

/** A proxy answers so while the server behind it is away, and the server while it has too much to do. */
const isOutage = ({ status }: Response): boolean => status >= 502 && status <= 504;

const copyInOutage: WorkboxPlugin = {
  handlerWillRespond: async ({ request, response }) => {
    const key = isOutage(response) && (await bestKey(new URL(request.url)));
    const kept = key && (await caches.match(key, { cacheName: pagesCache }));
    return kept ? shown(kept) : response;
  },
};

/** From the network; where that fails or takes three seconds, the kept copy; without one, the list of what is kept. */
const prompt = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: 3,
  plugins: [keeping, copyInOutage],
});

/** The kept copy only where the network fails: else its pictures would be loaded. */
const patient = new NetworkFirst({ cacheName: pagesCache, plugins: [keeping] });

/** Answers a page. `?saver=` is a choice, which has to reach the server. */
export const pages: RouteHandlerCallback = async (options) =>
  (options.url.searchParams.has("saver") || (await savesData()) ? patient : prompt).handle(options);
