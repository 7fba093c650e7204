import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { dropDocumentHeaders } from "#platform/security/headers.ts";

const week = 7 * 24 * 3600;
const year = 365 * 24 * 3600;

/**
 * `/artwork/{name}/{width}.webp` and `.avif`: the copies that the build prepared. The address stays when an artwork is redrawn, so
 * browsers may use the old one for a week and revalidate it in the background afterwards.
 */
export async function serveArtwork(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/artwork/",
    decorateReply: false,
    index: false,
    allowedPath: (path) => /\.(webp|avif)$/.test(path),
    cacheControl: false,
    setHeaders: (reply) => {
      dropDocumentHeaders(reply);
      reply.header("cache-control", `public, max-age=${week}, stale-while-revalidate=${year}`);
      reply.header("content-security-policy", "default-src 'none'; sandbox");
    },
  });
}
