import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Config } from "./config/config.ts";

/** From so many requests on an origin counts as one that people use. */
const familiarAfter = 3;

interface SeenOrigin {
  readonly origin: string;
  requests: number;
}

/** The origins that absolute links start with: the configured one, else that of each request. */
export class Origins {
  readonly #configured: string | undefined;
  readonly #behindProxy: boolean;
  /** By the parts of a request that decide its origin. */
  readonly #seen = new LRUCache<string, SeenOrigin>({ max: 1000 });

  constructor({ publicUrl, trustProxy }: Pick<Config, "publicUrl" | "trustProxy">) {
    this.#configured = publicUrl;
    this.#behindProxy = trustProxy !== false;
  }

  /** Scheme and host, no slash at the end. */
  of(request: FastifyRequest): string {
    return this.#configured ?? `${request.protocol}://${request.host}`;
  }

  /**
   * The origin, and whether it is configured or was asked for several times. Anybody can invent others in `Host`.
   */
  meet(request: FastifyRequest): { readonly origin: string; readonly familiar: boolean } {
    const origin = this.of(request);
    if (this.#configured !== undefined) return { origin, familiar: true };
    const key = this.#key(request.raw);
    const seen = this.#seen.get(key) ?? { origin, requests: 1 };
    this.#seen.set(key, seen);
    return { origin, familiar: seen.requests >= familiarAfter };
  }

  /** Counts the request. The origin without the framework's help, undefined until such a request was met. */
  recall(request: IncomingMessage): string | undefined {
    if (this.#configured !== undefined) return this.#configured;
    const seen = this.#seen.get(this.#key(request));
    if (seen) seen.requests += 1;
    return seen?.origin;
  }

  /** Whether the origin is one that people use. */
  isFamiliar(request: IncomingMessage): boolean {
    if (this.#configured !== undefined) return true;
    return (this.#seen.get(this.#key(request))?.requests ?? 0) >= familiarAfter;
  }

  #key({ headers, socket }: IncomingMessage): string {
    const host = headers.host ?? "";
    if (!this.#behindProxy) return host;
    return [host, headers["x-forwarded-host"], headers["x-forwarded-proto"], socket.remoteAddress].join(" ");
  }
}
