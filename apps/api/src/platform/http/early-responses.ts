import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { type CachedResponse, writeCached } from "#platform/cache/cached-response.ts";
import { failureResponse, overload } from "./failures.ts";

type EarlyRequest = IncomingMessage & { readonly url: string };

/** Costly work for visitors, never for users. */
interface CostlyWork {
  readonly name: string;
  readonly isFull: () => boolean;
  /** Whether the request needs it. Default: always. */
  readonly matches?: (request: EarlyRequest) => boolean;
  readonly refusal?: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
}

interface Source {
  readonly prefix: string;
  /** Pattern of the route that responds if this source does not. */
  readonly route: string;
  /** A cached response; undefined if none is ready. */
  readonly find?: (request: EarlyRequest) => CachedResponse | undefined;
  readonly work?: CostlyWork;
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

const failure = failureResponse(overload);

/**
 * Sends cached responses and refuses costly work before routing, hooks and parsing, at a fraction of their cost. If the
 * queue is full the request is refused here; otherwise its route answers.
 */
export class EarlyResponses {
  /** Number of cached responses. */
  count = 0;
  readonly #refused: Record<string, number> = {};
  #sources: Source[] = [];
  #observers: ((answer: CompletedRequest) => void)[] = [];

  /** @param isLate whether the whole process is overloaded */
  constructor(private readonly isLate: () => boolean) {}

  /** Number of refused requests by work. */
  get refused(): Readonly<Record<string, number>> {
    return this.#refused;
  }

  /** If several prefixes match a request, the source with the longest one is used. */
  add(source: Source): void {
    this.#sources = [...this.#sources, source].sort((one, other) => other.prefix.length - one.prefix.length);
    if (source.work) this.#refused[source.work.name] ??= 0;
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
    if (source === undefined) return false;
    const cached = source.find?.(request as EarlyRequest);
    if (cached) {
      this.count += 1;
      this.#observeEnd(request, source.route, response);
      writeCached(request, response, cached);
      return true;
    }
    const { work } = source;
    if (work === undefined || !this.#isRefused(work, request as EarlyRequest)) return false;
    this.#refused[work.name] = (this.#refused[work.name] ?? 0) + 1;
    this.#observeEnd(request, source.route, response);
    const { headers, body } = work.refusal ?? failure;
    response.writeHead(503, headers).end(body);
    return true;
  }

  #isRefused({ isFull, matches = () => true }: CostlyWork, request: EarlyRequest): boolean {
    return (isFull() || this.isLate()) && matches(request);
  }

  #observeEnd(raw: IncomingMessage, route: string, response: ServerResponse): void {
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
  app.earlyResponses.observe(observe);
  app.addHook("onResponse", async ({ id, method, routeOptions, raw }, { statusCode, elapsedTime }) =>
    observe({ id, method, route: routeOptions.url, status: statusCode, seconds: elapsedTime / 1000, raw }),
  );
}
