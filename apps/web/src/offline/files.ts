import { privatePaths } from "@visiga/contracts/public-paths";
import type { RouteHandlerCallback, RouteMatchCallbackOptions, WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { deleteCachedPicture, isOutdatedPicture, picturesCache } from "./delete-cached.ts";
import { isFile, isGone } from "./school-response.ts";

const isFromDashboard = ({ referrer }: Request): boolean =>
  (privatePaths as readonly string[]).includes(new URL(referrer, location.href).pathname.toLowerCase());

/** Whether the request is for a hashed file of a public page that is not a picture. */
export const isCacheableFile = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin &&
  url.pathname.startsWith("/assets/") &&
  ["style", "script", "font"].includes(request.destination) &&
  !isFromDashboard(request);

const filesCache = "files-1";

/** Neither stores nor shows what is no file of the school, also if an earlier worker has stored it. */
const onlyFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isFile(request.url, response) ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && isFile(request.url, cachedResponse) ? cachedResponse : null,
};

/** A build replaces five of the seven files of all pages, so 100 entries cover about twenty builds. */
const cachedFiles = new CacheFirst({
  cacheName: filesCache,
  plugins: [onlyFiles, new ExpirationPlugin({ maxEntries: 100 })],
});

const namedFile = /<(?:link|script)\b[^>]{0,300}\b(?:href|src)="(\/assets\/[^"]+\.(?:css|js|woff2))"/g;

/** Caches the style, script and fonts that a page loads. Files that it only names, such as the editor, are not cached. */
export async function cacheFilesOf(html: string, event: ExtendableEvent): Promise<void> {
  const files = [...html.matchAll(namedFile)].map(([, file = ""]) => file);
  await Promise.all(files.map((request) => cachedFiles.handle({ event, request })));
}

export const cachedFileFirst: RouteHandlerCallback = async ({ request }) => {
  const cached = await caches.match(request, { cacheName: filesCache });
  return cached && isFile(request.url, cached) ? cached : fetch(request);
};

export const isPicture = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin &&
  request.destination === "image" &&
  /^\/(assets|media|artwork)\//.test(url.pathname) &&
  !isFromDashboard(request);

const withdrawingPictures: WorkboxPlugin = {
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
  plugins: [onlyFiles, withdrawingPictures, new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
});

const documentsCache = "documents-1";

/** Bytes. Larger documents are not cached, because ten of them would fill a phone. */
const largestDocument = 2_000_000;

export const isDocument = ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && (url.pathname === "/joining.pdf" || /^\/documents\/[^/]+\/[^/]+\.pdf$/.test(url.pathname));

const withdrawingDocuments: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (isGone(response)) await (await caches.open(documentsCache)).delete(request.url);
    return response;
  },
  cacheWillUpdate: async ({ response }) =>
    Number(response.headers.get("content-length") ?? Number.POSITIVE_INFINITY) <= largestDocument ? response : null,
};

/** Caches the PDF files that were opened: /joining for each level and language, and the school's documents. */
export const documents = new NetworkFirst({
  cacheName: documentsCache,
  networkTimeoutSeconds: 10,
  plugins: [onlyFiles, withdrawingDocuments, new ExpirationPlugin({ maxEntries: 10, purgeOnQuotaError: true })],
});
