import type { IncomingMessage } from "node:http";
import { hostname, networkInterfaces } from "node:os";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Config } from "#platform/config/config.ts";

/** The origin of a request, and whether the server knows it as its own. Clients can invent others in `Host`. */
export interface Origin {
  readonly origin: string;
  readonly isKnown: boolean;
}

/** The configured origin, or each request's. Only `localhost` and the machine's name and addresses are known then. */
export class Origins {
  readonly #configured: Origin | undefined;
  readonly #behindProxy: boolean;
  readonly #ownHosts: ReadonlySet<string>;
  readonly #seen = new LRUCache<string, Origin>({ max: 1000 });

  constructor({ publicUrl, trustProxy }: Pick<Config, "publicUrl" | "trustProxy">) {
    this.#configured = publicUrl === undefined ? undefined : { origin: publicUrl, isKnown: true };
    this.#behindProxy = trustProxy !== false;
    const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    this.#ownHosts = new Set([
      "localhost",
      hostname().toLowerCase(),
      ...addresses.map(({ family, address }) => (family === "IPv6" ? `[${address}]` : address)),
    ]);
  }

  /** Scheme and host, without a trailing slash. */
  of(request: FastifyRequest): string {
    return this.#configured?.origin ?? `${request.protocol}://${request.host}`;
  }

  meet(request: FastifyRequest): Origin {
    if (this.#configured) return this.#configured;
    const key = this.#key(request.raw);
    const origin = this.of(request);
    const met = { origin, isKnown: this.#ownHosts.has(new URL(origin).hostname) };
    this.#seen.set(key, met);
    return met;
  }

  /** The origin without the framework; undefined until such a request has passed through `meet`. */
  recall(request: IncomingMessage): Origin | undefined {
    return this.#configured ?? this.#seen.get(this.#key(request));
  }

  #key({ headers, socket }: IncomingMessage): string {
    const host = headers.host ?? "";
    if (!this.#behindProxy) return host;
    return [host, headers["x-forwarded-host"], headers["x-forwarded-proto"], socket.remoteAddress].join(" ");
  }
}
