import type { IncomingMessage, ServerResponse } from "node:http";
import { type ReadyAnswer, writeReady } from "./ready-answer.ts";

/** Finds the answer to a GET or HEAD request in memory. Undefined where the route has to answer. */
export type FindAnswer = (request: IncomingMessage & { readonly url: string }) => ReadyAnswer | undefined;

interface Source {
  /** What the paths of these requests start with. */
  readonly prefix: string;
  /** Pattern of the route that answers where this source has nothing. */
  readonly route: string;
  readonly find: FindAnswer;
}

/** A request that was answered before the framework. */
export interface EarlyAnswer {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  readonly raw: IncomingMessage;
}

/**
 * Answers what is ready in memory before the framework looks at the request: no routing, hooks or parsing. A route
 * sends the same answer through the framework when it is not ready yet.
 */
export class EarlyAnswers {
  /** How many requests were answered so far. */
  count = 0;
  #sources: Source[] = [];
  #observers: ((answer: EarlyAnswer) => void)[] = [];

  /** The source with the longest prefix that fits a request is asked. */
  add(source: Source): void {
    this.#sources = [...this.#sources, source].sort((one, other) => other.prefix.length - one.prefix.length);
  }

  /** Calls the function when an answer has been sent. */
  observe(observe: (answer: EarlyAnswer) => void): void {
    this.#observers.push(observe);
  }

  /** Leaves every request to the routes, which close connections while the server stops. */
  stop(): void {
    this.#sources = [];
  }

  /** Whether the request was answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url = "", method = "" } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const source = this.#sources.find(({ prefix }) => url.startsWith(prefix));
    const answer = source?.find(request as IncomingMessage & { url: string });
    if (source === undefined || answer === undefined) return false;
    this.count += 1;
    this.observeEnd(request, source.route, response);
    writeReady(request, response, answer);
    return true;
  }

  /** Tells the observers of an answer that the framework does not see. */
  observeEnd(raw: IncomingMessage, route: string, response: ServerResponse): void {
    if (this.#observers.length === 0) return;
    const begun = performance.now();
    const { method = "" } = raw;
    response.once("close", () => {
      const seconds = (performance.now() - begun) / 1000;
      for (const observe of this.#observers) observe({ method, route, status: response.statusCode, seconds, raw });
    });
  }
}
