import { randomUUID } from "node:crypto";
import { lifetimes, type Tokens } from "@visiga/contracts/auth";
import { type DataSource, type EntityManager, type FindOptionsWhere, IsNull, LessThan } from "typeorm";
import type { Clock } from "#platform/clock.ts";
import { AppError } from "#platform/errors.ts";
import type { AccessTokens } from "#platform/security/access-tokens.ts";
import { createSecret, hashSecret, keyedHash, sameHash } from "#platform/security/one-time-secrets.ts";
import type { AuthUser, AuthUsers } from "./auth-users.ts";
import { SessionEntity } from "./session.entity.ts";

/** Milliseconds after its first use during which a refresh token is accepted again, with the same successor. */
export const rotationGrace = 30_000;

interface SessionsParts {
  readonly database: DataSource;
  readonly users: AuthUsers;
  readonly accessTokens: AccessTokens;
  readonly secret: string;
  readonly clock: Clock;
}

/**
 * Starts, refreshes and ends sessions. A refresh token is `handle.secret`; its successor is derived from it, so that
 * parallel tabs get the same one.
 */
export class Sessions {
  readonly #parts: SessionsParts;

  constructor(parts: SessionsParts) {
    this.#parts = parts;
  }

  async start(manager: EntityManager, user: AuthUser): Promise<Tokens> {
    const now = this.#parts.clock();
    const session = {
      id: randomUUID(),
      userId: user.id,
      credentialsVersion: user.credentialsVersion,
      handle: randomUUID(),
      createdAt: now,
      rotatedAt: now,
      expiresAt: this.#expiry(now),
    };
    const secret = createSecret();
    await manager.delete(SessionEntity, { userId: user.id, expiresAt: LessThan(now) });
    await manager.insert(SessionEntity, { ...session, tokenHash: hashSecret(secret) });
    return this.#tokens(session, secret);
  }

  /**
   * @throws AppError `session_expired` for an unknown or expired token, or one reused after the grace, which ends its
   * session
   */
  async refresh(token: string): Promise<Tokens> {
    const tokens = await this.#parts.database.transaction((manager) => this.#rotate(manager, token));
    if (!tokens) throw new AppError("session_expired");
    return tokens;
  }

  /** Null for a refused token, not an error: ending its session has to be committed. */
  async #rotate(manager: EntityManager, token: string): Promise<Tokens | null> {
    const { handle, secret } = readToken(token);
    if (!handle) return null;
    const session = await manager.findOne(SessionEntity, { where: { handle }, lock: { mode: "pessimistic_write" } });
    const now = this.#parts.clock();
    if (!session || session.endedAt || session.expiresAt <= now) return null;

    const given = hashSecret(secret);
    const next = keyedHash(this.#parts.secret, "refresh token", secret).toString("base64url");
    if (sameHash(given, session.tokenHash)) {
      const user = await this.#parts.users.byId(session.userId, manager);
      if (!isCurrent(session, user)) return null;
      await manager.update(SessionEntity, session.id, {
        tokenHash: hashSecret(next),
        previousHash: given,
        rotatedAt: now,
        expiresAt: this.#expiry(now),
      });
      return this.#tokens(session, next);
    }
    const inGrace =
      session.previousHash !== null &&
      sameHash(given, session.previousHash) &&
      now.getTime() - session.rotatedAt.getTime() <= rotationGrace;
    if (inGrace && sameHash(hashSecret(next), session.tokenHash)) return this.#tokens(session, next);
    await manager.update(SessionEntity, session.id, { endedAt: now });
    return null;
  }

  /** Ends the session of a refresh token, also of a replaced one. An unknown one is ignored. */
  async endByToken(token: string): Promise<void> {
    const { handle } = readToken(token);
    if (handle) await this.#end(this.#parts.database.manager, { handle });
  }

  /** Ends every session of a user. */
  async endAll(manager: EntityManager, userId: string): Promise<void> {
    await this.#end(manager, { userId });
  }

  /** The user of an access token, as the database has it now. @throws AppError as `Authenticate` does */
  async userOf(accessToken: string): Promise<AuthUser> {
    const { sub, sid, cv } = this.#parts.accessTokens.verify(accessToken);
    const session = await this.#parts.database.manager.findOneBy(SessionEntity, { id: sid, userId: sub });
    const user = await this.#parts.users.byId(sub);
    const live = session && !session.endedAt && session.expiresAt > this.#parts.clock();
    if (!live || cv !== session.credentialsVersion || !isCurrent(session, user)) throw new AppError("session_expired");
    return user;
  }

  async #end(manager: EntityManager, which: FindOptionsWhere<SessionEntity>): Promise<void> {
    await manager.update(SessionEntity, { ...which, endedAt: IsNull() }, { endedAt: this.#parts.clock() });
  }

  #expiry(now: Date): Date {
    return new Date(now.getTime() + lifetimes.refresh * 1000);
  }

  #tokens(session: Pick<SessionEntity, "id" | "userId" | "credentialsVersion" | "handle">, secret: string): Tokens {
    const claims = { sub: session.userId, sid: session.id, cv: session.credentialsVersion };
    return { token: this.#parts.accessTokens.sign(claims), refreshToken: `${session.handle}.${secret}` };
  }
}

/** Whether the user is active and has not changed the password since the session began. */
function isCurrent(session: SessionEntity, user: AuthUser | null): user is AuthUser {
  return user?.status === "ACTIVE" && user.credentialsVersion === session.credentialsVersion;
}

function readToken(token: string): { handle: string | null; secret: string } {
  const [, handle = null, secret = ""] = token.match(/^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]+)$/) ?? [];
  return { handle, secret };
}
