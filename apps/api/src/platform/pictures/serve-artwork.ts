import { existsSync } from "node:fs";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { dropDocumentHeaders } from "#platform/security/headers.ts";
import { artworkFolder } from "#platform/system/program.ts";

const week = 7 * 24 * 3600;
const year = 365 * 24 * 3600;

/** The address stays when an artwork changes: browsers use the old file for a week, then revalidate it. */
export async function serveArtwork(app: FastifyInstance): Promise<void> {
  if (!existsSync(artworkFolder)) return;
  await app.register(fastifyStatic, {
    root: artworkFolder,
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
