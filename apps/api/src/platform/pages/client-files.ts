import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import { itemPaths } from "@visiga/contracts/item-pages";
import { pageChoices } from "@visiga/contracts/page-parameters";
import { publicPaths } from "@visiga/contracts/public-paths";
import type { FastifyInstance } from "fastify";
import { CompressedResponse } from "#platform/cache/cached-response.ts";
import { sendEncoded } from "#platform/cache/content-response-cache.ts";
import { nameRoutes } from "#platform/http/costs.ts";
import { dropDocumentHeaders, isPassiveFile } from "#platform/security/headers.ts";

const day = 24 * 3600;
const year = 365 * day;

/** Files under /assets have a hash in their name and never change. The few others have a route each, beside the pages. */
export async function serveClientFiles(app: FastifyInstance, siteRoot: string): Promise<void> {
  const root = join(siteRoot, "dist/client");
  // Some hundred small files, which the system keeps in memory. Without its style sheet a page from memory is useless.
  nameRoutes(app, { access: "public", cost: "memory" });
  await app.register(fastifyStatic, {
    ...cachedFor(`${year}, immutable`),
    root: join(root, "assets"),
    prefix: "/assets/",
    decorateReply: false,
  });
  await app.register(fastifyStatic, { ...cachedFor(`${day}`), root, wildcard: false, globIgnore: ["assets/**"] });
}

const cachedFor = (maxAge: string): Omit<FastifyStaticOptions, "root"> => ({
  index: false,
  preCompressed: true,
  cacheControl: false,
  lastModified: false,
  setHeaders: (reply, path) => {
    if (isPassiveFile(path)) dropDocumentHeaders(reply);
    reply.header("cache-control", `public, max-age=${maxAge}`);
  },
});

const config = { access: "public", cost: "memory" } as const;

const speculationPath = "/speculation.json";

export const speculationHeader = { "speculation-rules": `"${speculationPath}"` };

/** Public pages and news, except links that set a cookie, such as the language. */
const speculationRules = {
  prefetch: [
    {
      source: "document",
      where: {
        and: [
          { href_matches: [...publicPaths, `${itemPaths.NEWS}/*`] },
          { not: { href_matches: ["lang", ...Object.keys(pageChoices)].map((name) => `/*\\?*(^|&)${name}=*`) } },
          { not: { selector_matches: "[download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export function serveSpeculationRules(app: FastifyInstance): void {
  const body = JSON.stringify(speculationRules);
  app.get(speculationPath, { config }, async (_, reply) => {
    dropDocumentHeaders(reply);
    return reply.header("cache-control", `public, max-age=${day}`).type("application/speculationrules+json").send(body);
  });
}

const workerPath = "/sw.js";

/** Serves the service worker, or one that removes it if there is none. The address for pages to register, if any. */
export async function serveServiceWorker(app: FastifyInstance, siteRoot: string | undefined) {
  const source = siteRoot === undefined ? removingWorker : await readFile(join(siteRoot, "dist/worker/sw.js"), "utf8");
  const answer = new CompressedResponse({ status: 200, headers: workerHeaders, body: Buffer.from(source) });
  app.get(workerPath, { config }, (request, reply) => sendEncoded(request, reply, answer));
  return siteRoot && workerPath;
}

const workerHeaders = {
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
