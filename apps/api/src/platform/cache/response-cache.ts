import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { type CachedResponse, writeCached } from "./cached-response.ts";

interface Source {
  readonly prefix: string;
  /** Pattern of the route that responds if this source has nothing. */
  readonly route: string;
  readonly find: (request: IncomingMessage & { readonly url: string }) => CachedResponse | undefined;
}

interface CompletedRequest {
  /** Request id in the log; absent for responses outside the framework, which it does not log. */
  readonly id?: string;
  readonly method: string;
  readonly route: string | undefined;
  readonly status: number;
  readonly seconds: number;
  readonly raw: IncomingMessage;
}

/** Sends cached responses before routing, hooks and parsing. If none is ready, a route responds. */
export class ResponseCache {
  count = 0;
  #sources: Source[] = [];
  #observers: ((answer: CompletedRequest) => void)[] = [];

  /** If several prefixes match a request, the source with the longest one is used. */
  add(source: Source): void {
    this.#sources = [...this.#sources, source].sort((one, other) => other.prefix.length - one.prefix.length);
  }

  observe(observe: (answer: CompletedRequest) => void): void {
    this.#observers.push(observe);
  }

  /** Leaves all requests to the routes, which close connections while the server stops. */
  stop(): void {
    this.#sources = [];
  }

  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = "", method = "" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const source = this.#sources.find(({ prefix }) => url.startsWith(prefix));
    const answer = source?.find(request as IncomingMessage & { url: string });
    if (source === undefined || answer === undefined) return false;
    this.count += 1;
    this.observeEnd(request, source.route, response);
    writeCached(request, response, answer);
    return true;
  }

  observeEnd(raw: IncomingMessage, route: string, response: ServerResponse): void {
    if (this.#observers.length === 0) return;
    const startedAt = performance.now();
    const { method = "" } = raw;
    response.once("close", () => {
      const seconds = (performance.now() - startedAt) / 1000;
      for (const observe of this.#observers) observe({ method, route, status: response.statusCode, seconds, raw });
    });
  }
}

/** Calls the function for each request of the server after its response or the end of its connection. */
export function observeResponses(app: FastifyInstance, observe: (completed: CompletedRequest) => void): void {
  app.responseCache.observe(observe);
  app.addHook("onResponse", async ({ id, method, routeOptions, raw }, { statusCode, elapsedTime }) =>
    observe({ id, method, route: routeOptions.url, status: statusCode, seconds: elapsedTime / 1000, raw }),
  );
}
