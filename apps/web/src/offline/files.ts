import { privatePaths } from "@visiga/contracts/public-paths";
import type { RouteHandlerCallback, RouteMatchCallbackOptions } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";

export const isFromDashboard = ({ referrer }: Request): boolean =>
  (privatePaths as readonly string[]).includes(new URL(referrer, location.href).pathname.toLowerCase());

/** Whether the request is for a hashed file of a public page that is not a picture. */
export const isCacheableFile = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin &&
  url.pathname.startsWith("/assets/") &&
  ["style", "script", "font"].includes(request.destination) &&
  !isFromDashboard(request);

const filesCache = "files-1";

/** A build replaces five of the seven files of all pages, so 100 entries cover about twenty builds. */
const cachedFiles = new CacheFirst({ cacheName: filesCache, plugins: [new ExpirationPlugin({ maxEntries: 100 })] });

const namedFile = /<(?:link|script)\b[^>]{0,300}\b(?:href|src)="(\/assets\/[^"]+\.(?:css|js|woff2))"/g;

/** Caches the style, script and fonts that a page loads. Files that it only names, such as the editor, are not cached. */
export async function cacheFilesOf(html: string, event: ExtendableEvent): Promise<void> {
  const files = [...html.matchAll(namedFile)].map(([, file = ""]) => file);
  await Promise.all(files.map((request) => cachedFiles.handle({ event, request })));
}

export const cachedFileFirst: RouteHandlerCallback = async ({ request }) =>
  (await caches.match(request, { cacheName: filesCache })) ?? fetch(request);
