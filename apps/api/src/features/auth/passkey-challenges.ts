import { passkeyLimits } from "@visiga/contracts/passkey-limits";
import { createSecret, hashSecret } from "@visiga/system/security/one-time-secrets";
import { LessThan } from "typeorm";
import type { Platform } from "#platform/platform.ts";
import { signedText, verifiedText } from "#platform/security/signed-text.ts";
import type { AuthUsers } from "./auth-users.ts";
import { UsedChallengeEntity } from "./passkey.entity.ts";
import { readClientData } from "./web-authentication.ts";

/**
 * The purpose of a challenge: to log a user in, to add a passkey to the signed-in user, or, after the password, to add
 * one to an administrator who may not log in without one.
 */
export type ChallengePurpose = "login" | "registration" | "enrolment";

/** The user whose passkey must answer; null for a login. A new password makes the challenge invalid. */
type Answerer = { readonly id: string; readonly passwordHash: string | null } | null;

const keyPurpose = (user: Answerer): string => `passkey challenge\0${user?.passwordHash ?? ""}`;

interface Deps extends Pick<Platform, "database" | "secret" | "clock"> {
  readonly users: AuthUsers;
}

/**
 * Signed challenges, so that any replica accepts the answer and no client can displace those of others. Only used ones
 * are stored. Each is valid once and for five minutes.
 */
export class PasskeyChallenges {
  constructor(private readonly deps: Deps) {}

  create(purpose: ChallengePurpose, user: Answerer): string {
    const expiresAt = this.deps.clock().getTime() + passkeyLimits.challenge * 1000;
    const text = [createSecret(), purpose, user?.id ?? "", expiresAt].join(".");
    return Buffer.from(signedText(this.deps.secret, keyPurpose(user), text)).toString("base64url");
  }

  /**
   * Marks the challenge that a browser signed as used, so that of two concurrent uses one succeeds.
   * @param clientDataJSON as the browser sent it, base64url
   * @returns null for a forged, expired or used challenge, or one for another purpose; the user is null for a login
   */
  async use(purpose: ChallengePurpose, clientDataJSON: string) {
    const { clock, database, secret, users } = this.deps;
    const { challenge } = readClientData(clientDataJSON);
    if (typeof challenge !== "string") return null;
    const signed = Buffer.from(challenge, "base64url").toString();
    const [, madeFor, userId = "", expiry] = signed.split(".");
    if (madeFor !== purpose || (userId === "") !== (purpose === "login")) return null;
    const user = userId === "" ? null : await users.byId(userId);
    if ((userId !== "" && !user) || verifiedText(secret, keyPurpose(user), signed) === null) return null;
    const expiresAt = new Date(Number(expiry));
    if (expiresAt <= clock()) return null;
    await database.manager.delete(UsedChallengeEntity, { expiresAt: LessThan(clock()) });
    const insertion = database.createQueryBuilder().insert().into(UsedChallengeEntity).orIgnore();
    const { raw }: { raw: unknown[] } = await insertion
      .values({ hash: hashSecret(signed), expiresAt })
      .returning("hash")
      .execute();
    return raw.length > 0 ? { challenge, userId: userId || null } : null;
  }
}
