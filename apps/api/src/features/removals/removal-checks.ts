import { randomInt } from "node:crypto";
import { checkWait } from "@visiga/contracts/removals";
import type { Platform } from "#platform/platform.ts";
import { networkOf } from "#platform/security/quota-address.ts";
import { signedText, verifiedText } from "#platform/security/signed-text.ts";

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
  constructor(private readonly deps: Pick<Platform, "secret" | "clock">) {}

  create(requester: Requester): string {
    const question = `${randomInt(1, 10)}+${randomInt(1, 10)}.${this.deps.clock().getTime()}`;
    return signedText(this.deps.secret, purpose(requester), question);
  }

  /** Seconds before the form may be sent; null for a wrong answer, an expired question or one of another client. */
  waitFor({ check = "", answer = "" }: Readonly<Record<string, string>>, requester: Requester): number | null {
    const question = verifiedText(this.deps.secret, purpose(requester), check);
    if (question === null) return null;
    const [sum = "", at] = question.split(".");
    const [a, b] = sum.split("+").map(Number);
    const age = (this.deps.clock().getTime() - Number(at)) / 1000;
    if (Number(answer) !== Number(a) + Number(b) || age > lifetime) return null;
    return Math.max(0, checkWait - age);
  }
}

const purpose = ({ file, address }: Requester): string => `removal check\0${file}\0${networkOf(address)}`;
