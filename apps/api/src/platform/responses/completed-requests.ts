import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

export interface CompletedRequest {
  /** Request id in the log; undefined for cached responses, which the framework does not log. */
  readonly id: string | undefined;
  readonly method: string;
  /** Pattern of the matched route; undefined if none matched. */
  readonly route: string | undefined;
  readonly status: number;
  readonly seconds: number;
  readonly raw: IncomingMessage;
}

/** Calls the function for each request of the server after its response or the end of its connection. */
export function observeResponses(app: FastifyInstance, observe: (answered: CompletedRequest) => void): void {
  app.responseCache.observe((answered) => observe({ ...answered, id: undefined }));
  app.addHook("onResponse", async ({ id, method, routeOptions, raw }, { statusCode, elapsedTime }) =>
    observe({ id, method, route: routeOptions.url, status: statusCode, seconds: elapsedTime / 1000, raw }),
  );
}
