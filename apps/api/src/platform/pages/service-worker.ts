import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { acceptedEncoding } from "#platform/answers/accepted-encoding.ts";
import { EncodedAnswer } from "#platform/answers/encoded-answer.ts";
import { sendReady } from "#platform/answers/ready-answer.ts";
import { removingWorker } from "./removing-worker.ts";

const path = "/sw.js";

/**
 * Serves the service worker of the built site or, without one, the worker that removes it from the browsers that have it.
 * @param siteRoot folder of the web application; undefined: no service worker
 * @returns the address that pages register, if they should
 */
export async function serveServiceWorker(
  app: FastifyInstance,
  siteRoot: string | undefined,
): Promise<string | undefined> {
  const source = siteRoot === undefined ? removingWorker : await readFile(join(siteRoot, "dist/worker/sw.js"), "utf8");
  const answer = new EncodedAnswer({ status: 200, headers, body: Buffer.from(source) });
  app.get(path, { schema: { hide: true } }, async (request, reply) =>
    sendReady(request, reply, await answer.prepare(acceptedEncoding(request.headers["accept-encoding"]))),
  );
  return siteRoot && path;
}

const headers = {
  "content-type": "text/javascript; charset=utf-8",
  // A browser asks for it at each page it opens: what is taken back must go at once.
  "cache-control": "no-cache",
  "service-worker-allowed": "/",
  // The policy of a worker says what it may fetch, not that of the pages.
  "content-security-policy": "default-src 'none'; connect-src 'self'",
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  vary: "accept-encoding",
};
