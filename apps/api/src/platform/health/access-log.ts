import type { IncomingMessage } from "node:http";
import { previewsPath } from "@visiga/contracts/previews";
import type { FastifyInstance } from "fastify";
import { observeResponses } from "#platform/http/early-responses.ts";

/** The token of a preview gives access as long as its session lasts. */
const previewToken = new RegExp(`^(${previewsPath}/)[^/]+`);

/** Logs every response, without the query, which has visitors' searches. */
export function logAccess(app: FastifyInstance, addressOf: (request: IncomingMessage) => string): void {
  const log = app.log.child({}, { level: "info" });
  observeResponses(app, ({ id, method, status, seconds, raw }) => {
    const path = raw.url?.split("?", 1)[0]?.replace(previewToken, "$1");
    log.info({ reqId: id, method, path, status, ms: Math.round(seconds * 1000), address: addressOf(raw) }, "answered");
  });
}

export function addFailureRequestId(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    if (reply.statusCode >= 500) reply.header("x-request-id", request.id);
  });
}
