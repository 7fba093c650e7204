import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

export interface AnsweredRequest {
  /** What the server's log calls the request; undefined if it was answered from memory, where nothing is logged. */
  readonly id: string | undefined;
  readonly method: string;
  /** Pattern of the matched route; undefined if none matched. */
  readonly route: string | undefined;
  readonly status: number;
  readonly seconds: number;
  readonly raw: IncomingMessage;
}

/** Calls the function for every request of the server, once it was answered or its connection has ended. */
export function observeAnswers(app: FastifyInstance, observe: (answered: AnsweredRequest) => void): void {
  app.earlyAnswers.observe((answered) => observe({ ...answered, id: undefined }));
  app.addHook("onResponse", async ({ id, method, routeOptions, raw }, { statusCode, elapsedTime }) =>
    observe({ id, method, route: routeOptions.url, status: statusCode, seconds: elapsedTime / 1000, raw }),
  );
}
