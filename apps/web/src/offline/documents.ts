import type { RouteMatchCallbackOptions, WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst } from "workbox-strategies";
import { isGone } from "./delete-cached.ts";

const cacheName = "documents-1";

/** Bytes. Larger documents are not cached, because ten of them would fill a phone. */
const largest = 2_000_000;

export const isDocument = ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && (url.pathname === "/joining.pdf" || /^\/documents\/[^/]+\/[^/]+\.pdf$/.test(url.pathname));

const withdrawing: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (isGone(response)) await (await caches.open(cacheName)).delete(request.url);
    return response;
  },
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && Number(response.headers.get("content-length")) <= largest ? response : null,
};

/** Caches the PDF files that were opened: /joining for each level and language, and the school's documents. */
export const documents = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: 10,
  plugins: [withdrawing, new ExpirationPlugin({ maxEntries: 10, purgeOnQuotaError: true })],
});
