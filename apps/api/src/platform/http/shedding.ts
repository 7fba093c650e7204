import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "#platform/errors/app-error.ts";
import { failureResponse } from "./failures.ts";

export const overload = new AppError("unavailable", { retryAfter: 5 });

const failure = failureResponse(overload);

export interface Sheddable {
  readonly prefix: string;
  readonly work: string;
  readonly route: string;
  readonly isFull: () => boolean;
  /** Whether the request needs this work. Default: always. */
  readonly matches?: (request: IncomingMessage & { readonly url: string }) => boolean;
  readonly refusal?: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
}

/** Refuses costly work for visitors before the framework, at a fraction of its cost; never users and cached pages. */
export class Shedding {
  #sheddable: Sheddable[] = [];
  readonly #counts: Record<string, number> = {};

  /** @param isLate whether the whole process is overloaded */
  constructor(private readonly isLate: () => boolean) {}

  /** If several prefixes match a request, the longest one counts. */
  add(sheddable: Sheddable): void {
    this.#sheddable = [...this.#sheddable, sheddable].sort((one, other) => other.prefix.length - one.prefix.length);
    this.#counts[sheddable.work] ??= 0;
  }

  get counts(): Readonly<Record<string, number>> {
    return this.#counts;
  }

  /** The work that the request needs, if it has to be refused now. */
  find(request: IncomingMessage): Sheddable | undefined {
    const { url = "", method = "" } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    const sheddable = this.#sheddable.find(({ prefix }) => url.startsWith(prefix));
    if (sheddable === undefined || !(sheddable.isFull() || this.isLate())) return undefined;
    return (sheddable.matches?.(request as IncomingMessage & { url: string }) ?? true) ? sheddable : undefined;
  }

  refuse({ work, refusal: { headers, body } = failure }: Sheddable, response: ServerResponse): void {
    this.#counts[work] = (this.#counts[work] ?? 0) + 1;
    response.writeHead(503, headers).end(body);
  }
}

const interval = 250;

/** Delay of a check in milliseconds that indicates overload. */
const tooLate = 1000;

/** Whether this process is overloaded: the event loop was late for the last two checks, not only for one. */
export class EventLoopLag {
  #last = performance.now();
  #lateSamples = 0;

  get isLate(): boolean {
    return this.#lateSamples >= 2;
  }

  /** Must be called at regular intervals. */
  sample(): void {
    const now = performance.now();
    this.#lateSamples = now - this.#last > interval + tooLate ? this.#lateSamples + 1 : 0;
    this.#last = now;
  }

  /** @returns a function that stops the checks */
  watch(): () => void {
    const looking = setInterval(() => this.sample(), interval).unref();
    return () => clearInterval(looking);
  }
}
