import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Only of GET: others carry tokens, and the length of a compressed response can reveal its content (BREACH). */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  app.addHook("onRequest", async ({ method, headers }) => {
    // Disables the plugin for this request.
    if (method !== "GET") headers["x-no-compression"] = "";
  });
  await app.register(compress, {
    encodings: ["br", "gzip"],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    // A small compressed body must not expand to a large one here.
    globalDecompression: false,
  });
}
