import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/**
 * Compresses what the routes of this scope answer, by brotli or gzip as the client accepts, from 1 KB on. Only answers to
 * reading requests: tokens and one-time links are answers to writing ones, and the length of a compressed answer can
 * tell what is in it (BREACH).
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook("onRequest", async ({ method, headers }) => {
    // The plugin's own switch.
    if (method !== "GET") headers["x-no-compression"] = "";
  });
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    // A small body must not become a large one here.
    globalDecompression: false,
  });
}
