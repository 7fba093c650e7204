import type { IncomingMessage, ServerResponse } from "node:http";

/** Work for visitors that is not begun while there is too much of it. */
export interface Sheddable {
  /** What the paths of these requests start with. */
  readonly prefix: string;
  /** What `/metrics` calls the work. */
  readonly work: string;
  /** Pattern of the route that would answer. */
  readonly route: string;
  /** Whether no more of it can wait. */
  readonly isFull: () => boolean;
  /** Whether the request asks for such work. */
  readonly asks: (request: IncomingMessage & { readonly url: string }) => boolean;
  /** Headers and body of the refusal. */
  readonly refusal: { readonly headers: Readonly<Record<string, string>>; readonly body: string };
}

/**
 * Refuses the costly work that visitors ask for with 503 and Retry-After before the framework looks at the request,
 * which costs a fraction of what the framework's own refusal does. What users do, what is in memory, and health are
 * none of it.
 */
export class Shedding {
  readonly #isLate: () => boolean;
  #sheddable: Sheddable[] = [];
  readonly #counts: Record<string, number> = {};

  /** @param isLate whether the whole process has more to do than it can */
  constructor(isLate: () => boolean) {
    this.#isLate = isLate;
  }

  /** Of those whose prefix fits a request, the one with the longest counts. */
  add(sheddable: Sheddable): void {
    this.#sheddable = [...this.#sheddable, sheddable].sort((one, other) => other.prefix.length - one.prefix.length);
    this.#counts[sheddable.work] ??= 0;
  }

  /** How many requests were refused so far, by what they asked for. */
  get counts(): Readonly<Record<string, number>> {
    return this.#counts;
  }

  /** What the request asks for, if that is to be refused now. */
  find(request: IncomingMessage): Sheddable | undefined {
    const { url = "", method = "" } = request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    const sheddable = this.#sheddable.find(({ prefix }) => url.startsWith(prefix));
    if (sheddable === undefined || !(sheddable.isFull() || this.#isLate())) return undefined;
    return sheddable.asks(request as IncomingMessage & { url: string }) ? sheddable : undefined;
  }

  refuse({ work, refusal: { headers, body } }: Sheddable, response: ServerResponse): void {
    this.#counts[work] = (this.#counts[work] ?? 0) + 1;
    response.writeHead(503, headers).end(body);
  }
}
