import type { RouteMatchCallbackOptions } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst } from "workbox-strategies";

export const isDocument = ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && url.pathname === "/joining.pdf";

/** Caches the PDF files that were opened: one for each level and language. */
export const documents = new NetworkFirst({
  cacheName: "documents-1",
  networkTimeoutSeconds: 10,
  plugins: [new ExpirationPlugin({ maxEntries: 6, purgeOnQuotaError: true })],
});
