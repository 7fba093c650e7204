import type { FastifyRequest } from "fastify";
import type { Report } from "#platform/errors/start-failure.ts";
import type { Clock } from "#platform/system/clock.ts";
import { isForwardedByUntrusted } from "./quota-address.ts";

/** Limits the reported peers, because any client can send the header. */
const maxReported = 3;

/** Detects an untrusted proxy in front of the server, which makes all visitors share one address. */
export class ForwardedHeaderMonitor {
  /** Time of the last request of each. */
  readonly #seen = new Map<string, Date>();

  constructor(
    private readonly clock: Clock,
    private readonly report: Report,
  ) {}

  get untrusted() {
    return [...this.#seen].map(([peer, seenAt]) => ({ peer, seenAt }));
  }

  check(request: FastifyRequest): void {
    if (!isForwardedByUntrusted(request)) return;
    const { ip: peer } = request;
    const known = this.#seen.has(peer);
    if (!known && this.#seen.size >= maxReported) return;
    this.#seen.set(peer, this.clock());
    if (known) return;
    this.report(
      `TRUST_PROXY: ${peer} sends X-Forwarded-For and is not trusted, so that all visitors count as that one address. If it is your proxy, set TRUST_PROXY=${peer} and restart.`,
    );
  }
}
