import type { Report } from "@visiga/system/errors/start-failure";
import type { FastifyRequest } from "fastify";
import { isForwardedByUntrusted } from "./quota-address.ts";

/** Limits the reported peers, because any client can send the header. */
const maxReported = 3;

/** Detects an untrusted proxy in front of the server, which makes all visitors share one address. */
export class ForwardedHeaderMonitor {
  readonly #untrusted = new Set<string>();

  constructor(private readonly tellOperator: Report) {}

  get untrusted(): readonly string[] {
    return [...this.#untrusted];
  }

  check(request: FastifyRequest): void {
    const { ip: peer } = request;
    if (!isForwardedByUntrusted(request) || this.#untrusted.has(peer) || this.#untrusted.size >= maxReported) return;
    this.#untrusted.add(peer);
    this.tellOperator(
      `TRUST_PROXY does not name ${peer}, which forwards visitors: all of them count as one address. If it is your proxy, set TRUST_PROXY=${peer} and restart.`,
    );
  }
}
