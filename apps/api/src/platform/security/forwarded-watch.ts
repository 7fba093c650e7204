import type { FastifyRequest } from "fastify";
import type { Clock } from "#platform/clock.ts";
import type { Report } from "#platform/start-failure.ts";
import { isForwardedUnasked } from "./limited-address.ts";

/** A peer that forwards requests, as if it were a proxy, and is not named by TRUST_PROXY. */
export interface UntrustedProxy {
  readonly peer: string;
  /** When a request of it was last seen. */
  readonly seenAt: Date;
}

/** Peers that are reported: anybody can send the header. */
const mostReported = 3;

/** Notices that a proxy stands before the server without being trusted, which makes all visitors one address. */
export class ForwardedWatch {
  readonly #clock: Clock;
  readonly #report: Report;
  readonly #seen = new Map<string, Date>();

  constructor(clock: Clock, report: Report) {
    this.#clock = clock;
    this.#report = report;
  }

  /** The peers so far; empty while every proxy is trusted. */
  get untrusted(): readonly UntrustedProxy[] {
    return [...this.#seen].map(([peer, seenAt]) => ({ peer, seenAt }));
  }

  look(request: FastifyRequest): void {
    if (!isForwardedUnasked(request)) return;
    const { ip: peer } = request;
    const known = this.#seen.has(peer);
    if (!known && this.#seen.size >= mostReported) return;
    this.#seen.set(peer, this.#clock());
    if (known) return;
    this.#report(
      `TRUST_PROXY: ${peer} sends X-Forwarded-For and is not trusted, so that all visitors count as that one address. If it is your proxy, set TRUST_PROXY=${peer} and restart.`,
    );
  }
}
