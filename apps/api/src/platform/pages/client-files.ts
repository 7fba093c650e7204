import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import {
  type DashboardShell,
  dashboardPath,
  dashboardShellPath,
  dashboardWorkerPath,
  sharePath,
} from "@visiga/contracts/installed-dashboard";
import { itemPaths } from "@visiga/contracts/item-pages";
import { pageChoices } from "@visiga/contracts/page-parameters";
import { publicPaths } from "@visiga/contracts/public-paths";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CompressedResponse } from "#platform/cache/cached-response.ts";
import { contentResponse, sendEncoded } from "#platform/cache/content-response-cache.ts";
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

/** The path below which each service worker may control pages, by its address. */
const scopes = { [workerPath]: "/", [dashboardWorkerPath]: dashboardPath };

/** Serves the service workers, or one that removes them if there are none. The address for public pages to register, if any. */
export async function serveServiceWorkers(app: FastifyInstance, siteRoot: string | undefined) {
  for (const [path, scope] of Object.entries(scopes)) {
    const source =
      siteRoot === undefined ? removingWorker : await readFile(join(siteRoot, "dist/worker", path), "utf8");
    const headers = { ...workerHeaders, "service-worker-allowed": scope };
    const answer = new CompressedResponse({ status: 200, headers, body: Buffer.from(source) });
    app.get(path, { config }, (request, reply) => sendEncoded(request, reply, answer));
  }
  return siteRoot && workerPath;
}

/** Serves what the dashboard’s service worker asks for. */
export function serveDashboardShell(app: FastifyInstance, shell: DashboardShell): void {
  const answer = contentResponse("application/json", "no-cache", Buffer.from(JSON.stringify(shell)));
  app.get(dashboardShellPath, { config }, (request, reply) => sendEncoded(request, reply, answer));
  // A browser has deleted the worker. The dashboard registers it again and asks to share once more.
  const onRequest = async (_: FastifyRequest, reply: FastifyReply) =>
    reply.header("connection", "close").redirect(`${dashboardPath}?page=ALL&task=upload&missed=0`, 303);
  app.post(sharePath, { config, onRequest }, async () => undefined);
}

const workerHeaders = {
  "content-type": "text/javascript; charset=utf-8",
  // Browsers request it with each page they open, so a removal takes effect at once.
  "cache-control": "no-cache",
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
