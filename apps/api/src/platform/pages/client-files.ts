import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { dropDocumentHeaders, isPassiveFile } from "#platform/security/headers.ts";

const year = 365 * 24 * 3600;

/** Files under /assets have a hash in their name and never change. */
export async function serveClientFiles(app: FastifyInstance, siteRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(siteRoot, "dist/client"),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    setHeaders: (reply, path) => {
      if (isPassiveFile(path)) dropDocumentHeaders(reply);
      const caching = path.includes("/assets/") ? `public, max-age=${year}, immutable` : "public, max-age=86400";
      reply.header("cache-control", caching);
    },
  });
}
