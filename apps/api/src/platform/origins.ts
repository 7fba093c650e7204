import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Config } from "./config/config.ts";

const knownAfter = 3;

interface SeenOrigin {
  readonly origin: string;
  requests: number;
}

/** Origins of absolute links: the configured one, or that of each request. */
export class Origins {
  readonly #configured: string | undefined;
  readonly #behindProxy: boolean;
  /** Keyed by the parts of a request that determine its origin. */
  readonly #seen = new LRUCache<string, SeenOrigin>({ max: 1000 });

  constructor({ publicUrl, trustProxy }: Pick<Config, "publicUrl" | "trustProxy">) {
    this.#configured = publicUrl;
    this.#behindProxy = trustProxy !== false;
  }

  /** Scheme and host, without a trailing slash. */
  of(request: FastifyRequest): string {
    return this.#configured ?? `${request.protocol}://${request.host}`;
  }

  /** The origin, and whether it is configured or was requested several times. Clients can invent others in `Host`. */
  meet(request: FastifyRequest): { readonly origin: string; readonly isKnown: boolean } {
    const origin = this.of(request);
    if (this.#configured !== undefined) return { origin, isKnown: true };
    const key = this.#key(request.raw);
    const seen = this.#seen.get(key) ?? { origin, requests: 1 };
    this.#seen.set(key, seen);
    return { origin, isKnown: seen.requests >= knownAfter };
  }

  /**
   * Counts the request and returns its origin without the framework; undefined until such a request has passed through
   * `meet`.
   */
  recall(request: IncomingMessage): string | undefined {
    if (this.#configured !== undefined) return this.#configured;
    const seen = this.#seen.get(this.#key(request));
    if (seen) seen.requests += 1;
    return seen?.origin;
  }

  /** Whether the origin is configured or was requested several times. */
  isKnown(request: IncomingMessage): boolean {
    if (this.#configured !== undefined) return true;
    return (this.#seen.get(this.#key(request))?.requests ?? 0) >= knownAfter;
  }

  #key({ headers, socket }: IncomingMessage): string {
    const host = headers.host ?? "";
    if (!this.#behindProxy) return host;
    return [host, headers["x-forwarded-host"], headers["x-forwarded-proto"], socket.remoteAddress].join(" ");
  }
}
