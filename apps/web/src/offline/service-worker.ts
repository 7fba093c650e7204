// Serves cached pages without a network. See docs/offline.md.
import { clientsClaim } from "workbox-core";
import { enable as preloadNavigations } from "workbox-navigation-preload";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { cacheForOffline } from "./cache-for-offline.ts";
import { cachedFileFirst, documents, isCacheableFile, isDocument, isPicture, pictures } from "./files.ts";
import { isCacheablePage, isOfflinePage } from "./page-key.ts";
import { offlinePage, pages } from "./pages.ts";

declare const self: ServiceWorkerGlobalScope;

const opens = (request: Request, url: URL, isPage: (url: URL) => boolean): boolean =>
  request.mode === "navigate" && url.origin === self.location.origin && isPage(url);

preloadNavigations();
registerRoute(({ request, url }) => opens(request, url, isCacheablePage), pages);
registerRoute(
  ({ request, url }) => opens(request, url, isOfflinePage),
  async ({ request, url }) => (await offlinePage(url)) ?? fetch(request),
);
registerRoute(isCacheableFile, cachedFileFirst);
registerRoute(isPicture, pictures);
registerRoute(isDocument, documents);
// A browser may deny its caches at any time.
setCatchHandler(async ({ request }) => fetch(request));

// Safe while tabs are open: the worker depends on no build, and the files of earlier builds stay in the cache.
void self.skipWaiting();
clientsClaim();

// A page sends this message when it is idle.
self.addEventListener("message", (event) => {
  if (event.source instanceof WindowClient) event.waitUntil(cacheForOffline(event, new URL(event.source.url)));
});
