import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { CompressedResponse } from "#platform/cache/compressed-response.ts";
import { sendEncoded } from "#platform/cache/content-response-cache.ts";

const path = "/sw.js";

/** Serves the service worker, or one that removes it if there is none. The address for pages to register, if any. */
export async function serveServiceWorker(app: FastifyInstance, siteRoot: string | undefined) {
  const source = siteRoot === undefined ? removingWorker : await readFile(join(siteRoot, "dist/worker/sw.js"), "utf8");
  const answer = new CompressedResponse({ status: 200, headers, body: Buffer.from(source) });
  app.get(path, { schema: { hide: true } }, (request, reply) => sendEncoded(request, reply, answer));
  return siteRoot && path;
}

const headers = {
  "content-type": "text/javascript; charset=utf-8",
  // Browsers request it with each page they open, so a removal takes effect at once.
  "cache-control": "no-cache",
  "service-worker-allowed": "/",
  // A worker's own policy controls what it may fetch, not that of the pages.
  "content-security-policy": "default-src 'none'; connect-src 'self'",
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  vary: "accept-encoding",
};

/** Replaces the installed worker, deletes all caches and unregisters. Open tabs are not reloaded. */
const removingWorker = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(remove());
});
`;
