import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { observeAnswers } from "#platform/answers/answered-requests.ts";

/**
 * Logs every answer. Queries are left out, because they hold what visitors search for.
 * @param addressOf the client's address
 */
export function logAccess(app: FastifyInstance, addressOf: (request: IncomingMessage) => string): void {
  const log = app.log.child({}, { level: "info" });
  observeAnswers(app, ({ id, method, status, seconds, raw }) => {
    const path = raw.url?.split("?", 1)[0];
    log.info({ reqId: id, method, path, status, ms: Math.round(seconds * 1000), address: addressOf(raw) }, "answered");
  });
}

/** An answer that says that the server failed names its line in the log. */
export function nameFailedRequests(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply) => {
    if (reply.statusCode >= 500) reply.header("x-request-id", request.id);
  });
}
