import type { FastifyInstance } from "fastify";
import type { CacheHit } from "./response-cache.ts";

export interface CompletedRequest extends Omit<CacheHit, "route"> {
  /** Request id in the log; undefined for cached responses, which the framework does not log. */
  readonly id: string | undefined;
  /** Pattern of the matched route; undefined if none matched. */
  readonly route: string | undefined;
}

/** Calls the function for each request of the server after its response or the end of its connection. */
export function observeResponses(app: FastifyInstance, observe: (answered: CompletedRequest) => void): void {
  app.responseCache.observe((answered) => observe({ ...answered, id: undefined }));
  app.addHook("onResponse", async ({ id, method, routeOptions, raw }, { statusCode, elapsedTime }) =>
    observe({ id, method, route: routeOptions.url, status: statusCode, seconds: elapsedTime / 1000, raw }),
  );
}
