import type { RouteMatchCallbackOptions, WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";
import { deleteCachedPicture, isGone, isOutdatedPicture, picturesCache } from "./delete-cached.ts";
import { isFromDashboard } from "./files.ts";

export const isPicture = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin &&
  request.destination === "image" &&
  /^\/(assets|media|artwork)\//.test(url.pathname) &&
  !isFromDashboard(request);

const withdrawing: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && !isOutdatedPicture(cachedResponse) ? cachedResponse : null,
  fetchDidSucceed: async ({ request, response }) => {
    if (isGone(response)) await deleteCachedPicture(new URL(request.url));
    return response;
  },
};

/** Caches pictures for the cached pages, about 2 MB, because the browser may evict its HTTP cache at any time. */
export const pictures = new CacheFirst({
  cacheName: picturesCache,
  plugins: [withdrawing, new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
});
