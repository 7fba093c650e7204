import { join } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { dropDocumentHeaders, isPassiveFile } from "#platform/security/headers.ts";

const day = 24 * 3600;
const year = 365 * day;

/** Files under /assets have a hash in their name and never change. The few others have a route each, beside the pages. */
export async function serveClientFiles(app: FastifyInstance, siteRoot: string): Promise<void> {
  const root = join(siteRoot, "dist/client");
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
