import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "#platform/errors/app-error.ts";
import { failureResponse } from "./plain-failures.ts";

export const overload = new AppError("unavailable", { retryAfter: 5 });

const failure = failureResponse(overload);

/** Work for visitors that is refused during overload. */
export interface Sheddable {
  readonly prefix: string;
  readonly work: string;
  readonly route: string;
  readonly isFull: () => boolean;
  /** Whether the request needs this work. Default: always. */
  readonly matches?: (request: IncomingMessage & { readonly url: string }) => boolean;
  /** Headers and body of the refusal. Default: those of a failure. */
  readonly refusal?: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
}

/**
 * Refuses costly work for visitors with 503 and Retry-After before the framework handles the request, at a fraction of
 * the framework's cost. Requests of users, cached responses and health checks are never refused.
 */
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
