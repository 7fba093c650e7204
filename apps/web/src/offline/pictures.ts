import type { RouteMatchCallbackOptions, WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";
import { fromDashboard } from "./files.ts";
import { forgetPicture, isGone } from "./forget.ts";
import { isOutdatedPicture, picturesCache } from "./kept-pictures.ts";

/** Whether the request is for a picture of a public page. */
export const isPicture = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin &&
  request.destination === "image" &&
  /^\/(assets|media|artwork)\//.test(url.pathname) &&
  !fromDashboard(request);

const withdrawing: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && !isOutdatedPicture(cachedResponse) ? cachedResponse : null,
  fetchDidSucceed: async ({ request, response }) => {
    if (isGone(response)) await forgetPicture(new URL(request.url));
    return response;
  },
};

/**
 * Caches pictures for the cached pages, about 2 MB, because the browser may evict its HTTP cache at any time. Pictures of
 * people expire after a day.
 */
export const pictures = new CacheFirst({
  cacheName: picturesCache,
  plugins: [withdrawing, new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
});
