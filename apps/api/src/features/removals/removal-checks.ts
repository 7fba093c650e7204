import { randomInt } from "node:crypto";
import { checkWait } from "@visiga/contracts/removals";
import { keyedHash, sameHash } from "#platform/security/one-time-secrets.ts";
import { networkOf } from "#platform/security/quota-address.ts";
import type { Clock } from "#platform/system/clock.ts";

/** Seconds during which a question may be answered. */
const lifetime = 1800;

export interface Requester {
  readonly file: string;
  readonly address: string;
}

/**
 * Arithmetic questions that the form asks while very many requests arrive. Nothing is stored: question and time are in
 * a signed form field, `3+4.1767225600000.signature`.
 */
export class RemovalChecks {
  constructor(private readonly deps: { readonly secret: string; readonly clock: Clock }) {}

  create(requester: Requester): string {
    return this.#signed(`${randomInt(1, 10)}+${randomInt(1, 10)}.${this.deps.clock().getTime()}`, requester);
  }

  /**
   * Seconds before the form may be sent, 0 from then on; null for a wrong answer, an expired question or another
   * client's question.
   */
  waitFor({ check = "", answer = "" }: Readonly<Record<string, string>>, requester: Requester): number | null {
    const [sum = "", at = ""] = check.split(".");
    if (!sameHash(Buffer.from(check), Buffer.from(this.#signed(`${sum}.${at}`, requester)))) return null;
    const [a, b] = sum.split("+").map(Number);
    const age = (this.deps.clock().getTime() - Number(at)) / 1000;
    if (Number(answer) !== Number(a) + Number(b) || age > lifetime) return null;
    return Math.max(0, checkWait - age);
  }

  #signed(question: string, { file, address }: Requester): string {
    const about = `${question}\0${file}\0${networkOf(address)}`;
    return `${question}.${keyedHash(this.deps.secret, "removal check", about).toString("base64url")}`;
  }
}
