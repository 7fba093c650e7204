import { passkeyLimits } from "@visiga/contracts/passkeys";
import type { FastifyInstance } from "fastify";
import { type EntityManager, LessThan, MoreThan } from "typeorm";
import type { Client } from "#platform/identity.ts";
import { createSecret, hashSecret, keyedHash } from "#platform/security/one-time-secrets.ts";
import { networkOf } from "#platform/security/quota-address.ts";
import { type ChallengePurpose, PasskeyChallengeEntity } from "./passkey.entity.ts";

/** Challenges that wait at the same time, of one network address and in all. A new one replaces the oldest. */
const maxWaiting = { address: 100, all: 10_000 } as const;

export interface UsedChallenge {
  readonly challenge: string;
  /** Null for a login. */
  readonly userId: string | null;
}

/** Challenges in the database, so that any replica accepts the answer. Each is valid once and for five minutes. */
export class PasskeyChallenges {
  constructor(private readonly deps: Pick<FastifyInstance, "database" | "secret" | "clock">) {}

  /** @param userId the user who may answer; null for a login */
  async create(purpose: ChallengePurpose, userId: string | null, { address }: Client): Promise<string> {
    const { manager } = this.deps.database;
    const now = this.deps.clock();
    const challenge = createSecret();
    const addressHash = keyedHash(this.deps.secret, "passkey challenge", networkOf(address));
    await manager.delete(PasskeyChallengeEntity, { expiresAt: LessThan(now) });
    // An unknown address is that of everybody.
    if (address !== "") await this.#makeRoom("WHERE address_hash = $2", [maxWaiting.address, addressHash]);
    await this.#makeRoom("", [maxWaiting.all]);
    const expiresAt = new Date(now.getTime() + passkeyLimits.challenge * 1000);
    await manager.insert(PasskeyChallengeEntity, {
      hash: hashSecret(challenge),
      purpose,
      userId,
      addressHash,
      expiresAt,
    });
    return challenge;
  }

  /**
   * Deletes the challenge that a browser signed, so that of two concurrent uses one succeeds.
   * @param clientDataJSON as the browser sent it, base64url
   * @returns null for a challenge that is unknown, expired or used, or made for another purpose
   */
  async use(purpose: ChallengePurpose, clientDataJSON: string): Promise<UsedChallenge | null> {
    const challenge = challengeIn(clientDataJSON);
    if (challenge === null) return null;
    const waiting = { hash: hashSecret(challenge), purpose, expiresAt: MoreThan(this.deps.clock()) };
    const deletion = this.deps.database.createQueryBuilder().delete().from(PasskeyChallengeEntity).where(waiting);
    const { raw }: { raw: { account_id: string | null }[] } = await deletion.returning("account_id").execute();
    return raw[0] ? { challenge, userId: raw[0].account_id } : null;
  }

  /** Deletes the challenges of a user whose password changes. */
  async forget(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(PasskeyChallengeEntity, { userId });
  }

  async #makeRoom(where: string, [limit, ...rest]: readonly [number, ...unknown[]]): Promise<void> {
    await this.deps.database.query(
      `DELETE FROM passkey_challenge WHERE hash IN
        (SELECT hash FROM passkey_challenge ${where} ORDER BY expires_at DESC OFFSET $1)`,
      [limit - 1, ...rest],
    );
  }
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge }: { challenge?: unknown } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}
