import { privatePaths } from "@visiga/contracts/public-paths";
import type { RouteHandlerCallback, RouteMatchCallbackOptions } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";

const fromDashboard = ({ referrer }: Request): boolean =>
  URL.canParse(referrer) && (privatePaths as readonly string[]).includes(new URL(referrer).pathname.toLowerCase());

/** Whether a request is for a hashed file of a public page, other than a picture. */
export const isKeptFile = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin &&
  url.pathname.startsWith("/assets/") &&
  ["style", "script", "font"].includes(request.destination) &&
  !fromDashboard(request);

/** Whether a request is for a picture of a public page. */
export const isPicture = ({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin &&
  request.destination === "image" &&
  /^\/(assets|media|artwork)\//.test(url.pathname) &&
  !fromDashboard(request);

/** Style, script and fonts that kept pages name. */
const filesCache = "files-1";

/**
 * Keeps the files that a page names. A page has four and a build replaces two of them, so 40 are the files of about twenty
 * builds: those of an open tab and of older copies stay.
 */
const keptFiles = new CacheFirst({ cacheName: filesCache, plugins: [new ExpirationPlugin({ maxEntries: 40 })] });

const namedFile = /<(?:link|script)\b[^>]*\b(?:href|src)="(\/assets\/[^"]+\.(?:css|js|woff2))"/g;

/** Keeps the style, script and fonts that a page loads; those that it only names elsewhere, as the editor, are not kept. */
export async function keepFilesOf(html: string, event: ExtendableEvent): Promise<void> {
  const files = [...html.matchAll(namedFile)].map(([, file = ""]) => file);
  await Promise.all(files.map((request) => keptFiles.handle({ event, request })));
}

/** A kept file, else from the network. */
export const keptFileFirst: RouteHandlerCallback = async ({ request }) =>
  (await caches.match(request, { cacheName: filesCache })) ?? fetch(request);

/** Pictures that were shown, so that kept pages have theirs: about 2 MB. The browser's own cache promises nothing. */
export const pictures = new CacheFirst({
  cacheName: "pictures-1",
  plugins: [new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
});
