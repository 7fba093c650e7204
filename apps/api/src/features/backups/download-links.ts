import type { Clock } from "#platform/clock.ts";
import { keyedHash, sameHash } from "#platform/security/one-time-secrets.ts";

/** Milliseconds. */
const lifetime = 60_000;

/**
 * Addresses of downloads that are valid for a minute, because a browser sends no token with a download. Nothing is
 * stored: any replica checks the signature.
 */
export class DownloadLinks {
  readonly #secret: string;
  readonly #clock: Clock;

  constructor(secret: string, clock: Clock) {
    this.#secret = secret;
    this.#clock = clock;
  }

  create(name: string): string {
    const until = String(this.#clock().getTime() + lifetime);
    return `/backups/${name}?until=${until}&signature=${this.#sign(name, until).toString("hex")}`;
  }

  isValid(name: string, { until, signature }: Readonly<Record<string, unknown>>): boolean {
    if (typeof until !== "string" || typeof signature !== "string") return false;
    if (!(Number(until) >= this.#clock().getTime())) return false;
    return sameHash(this.#sign(name, until), Buffer.from(signature, "hex"));
  }

  #sign(name: string, until: string): Buffer {
    return keyedHash(this.#secret, "backup download", `${name}\0${until}`);
  }
}
