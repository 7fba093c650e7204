import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { lifetimes, type SessionRecord, type Tokens } from "@visiga/contracts/auth";
import { createSecret, hashSecret } from "@visiga/system/security/one-time-secrets";
import { LRUCache } from "lru-cache";
import { type EntityManager, IsNull, LessThan, MoreThan, MoreThanOrEqual } from "typeorm";
import { AppError } from "#platform/errors/app-error.ts";
import type { Platform } from "#platform/platform.ts";
import type { UserActor } from "#platform/security/actor.ts";
import type { Client } from "#platform/security/identity.ts";
import { keyedHash, sameHash } from "#platform/security/signed-text.ts";
import type { AuthUser, AuthUsers } from "./auth-users.ts";
import type { PasskeyRules } from "./passkey-rules.ts";
import { SessionEntity } from "./session.entity.ts";

/** Milliseconds after its first use during which a refresh token is accepted again and yields the same successor. */
export const rotationGrace = 30_000;

export interface LiveSession {
  readonly user: AuthUser;
  readonly session: SessionEntity;
}

interface Deps extends Pick<Platform, "database" | "accessTokens" | "secret" | "clock" | "clockWatch" | "securityLog"> {
  readonly users: AuthUsers;
}

/**
 * Starts, refreshes and ends sessions. A refresh token is `handle.secret`. Its successor is derived from it, so that
 * parallel tabs get the same one.
 */
export class Sessions {
  /** Ids of ended sessions, cached to avoid repeated queries. */
  readonly #over = new LRUCache<string, true>({ max: 1000 });

  constructor(
    private readonly deps: Deps,
    private readonly rules: PasskeyRules,
  ) {}

  /**
   * Needs a transaction: the account is locked and read again, because whatever ends its sessions may have come between.
   * @throws AppError `login_failed`
   */
  async start(manager: EntityManager, user: AuthUser, { device }: Client): Promise<Tokens> {
    const { users } = this.deps;
    await users.lock(manager, [user.id], "pessimistic_read");
    const present = await users.byId(user.id, manager);
    if (present?.status !== "ACTIVE" || present.credentialsVersion !== user.credentialsVersion)
      throw new AppError("login_failed");
    const now = this.deps.clock();
    const session = {
      id: randomUUID(),
      userId: user.id,
      credentialsVersion: user.credentialsVersion,
      handle: randomUUID(),
      device,
      passwordAt: now,
      createdAt: now,
      rotatedAt: now,
      expiresAt: expiry(now, now),
    };
    const secret = createSecret();
    if (await this.deps.clockWatch.isTrusted())
      await manager.delete(SessionEntity, { userId: user.id, expiresAt: LessThan(now) });
    await manager.insert(SessionEntity, { ...session, tokenHash: hashSecret(secret) });
    return this.#tokens(session, secret);
  }

  /** New tokens. A token that is used again after the grace ends its session. @throws AppError `session_expired` */
  async refresh(token: string, client: Client): Promise<Tokens> {
    const { handle, secret } = readToken(token);
    const { database } = this.deps;
    // Without a transaction, because anyone can send invented tokens.
    if (!handle || !(await database.manager.existsBy(SessionEntity, { handle, endedAt: IsNull() })))
      throw new AppError("session_expired");
    const tokens = await database.transaction((manager) => this.#rotate(manager, handle, secret, client));
    if (!tokens) throw new AppError("session_expired");
    return tokens;
  }

  /** Returns null for a refused token instead of throwing, so that ending its session is committed. */
  async #rotate(manager: EntityManager, handle: string, secret: string, client: Client): Promise<Tokens | null> {
    const session = await manager.findOne(SessionEntity, { where: { handle }, lock: { mode: "pessimistic_write" } });
    const now = this.deps.clock();
    if (!session || session.endedAt || session.expiresAt <= now) return null;

    const presentedHash = hashSecret(secret);
    const next = keyedHash(this.deps.secret, "refresh token", secret).toString("base64url");
    if (sameHash(presentedHash, session.tokenHash)) {
      const user = await this.deps.users.byId(session.userId, manager);
      if (!isCurrent(session, user) || (await this.#lacksPasskey(user, manager))) return null;
      await manager.update(SessionEntity, session.id, {
        tokenHash: hashSecret(next),
        previousHash: presentedHash,
        rotatedAt: now,
        expiresAt: expiry(now, session.createdAt),
      });
      return this.#tokens(session, next);
    }
    const inGrace =
      session.previousHash !== null &&
      sameHash(presentedHash, session.previousHash) &&
      now.getTime() - session.rotatedAt.getTime() <= rotationGrace;
    if (inGrace && sameHash(hashSecret(next), session.tokenHash)) return this.#tokens(session, next);
    await manager.update(SessionEntity, session.id, { endedAt: now });
    const account = await this.deps.users.byId(session.userId, manager);
    await this.deps.securityLog.write({ kind: "refreshReused", account, client }, manager);
    return null;
  }

  /** Ends the session of a token, even of a replaced one. @returns its user; null for none, or an ended session */
  async endByToken(token: string): Promise<AuthUser | null> {
    const { handle } = readToken(token);
    if (!handle) return null;
    const { database, users } = this.deps;
    const session = await database.manager.findOneBy(SessionEntity, { handle, endedAt: IsNull() });
    if (!session) return null;
    await database.transaction(async (manager) => {
      // Writes of the session that have begun end first.
      await users.lock(manager, [session.userId]);
      await this.end(manager, { id: session.id });
    });
    return users.byId(session.userId);
  }

  /** The user's open sessions, most recently used first. @param current id of the caller's session */
  async list(user: AuthUser, current: string | undefined): Promise<SessionRecord[]> {
    const rows = await this.deps.database.manager.find(SessionEntity, {
      where: {
        userId: user.id,
        credentialsVersion: user.credentialsVersion,
        endedAt: IsNull(),
        expiresAt: MoreThan(this.deps.clock()),
      },
      order: { rotatedAt: "DESC", id: "ASC" },
    });
    return rows.map(({ id, device, createdAt, rotatedAt, expiresAt }) => ({
      id,
      device,
      startedAt: createdAt.toISOString(),
      usedAt: rotatedAt.toISOString(),
      endsAt: expiresAt.toISOString(),
      current: id === current,
    }));
  }

  async ownerOf(id: string): Promise<string | null> {
    return (await this.deps.database.manager.findOneBy(SessionEntity, { id, endedAt: IsNull() }))?.userId ?? null;
  }

  /** Implements `IsUsers`. */
  async isUsers(request: IncomingMessage): Promise<boolean> {
    const own = this.deps.accessTokens.of(request);
    return own !== null && (!own.expired || (await this.isOpen(own.session)));
  }

  /** Whether age and user allow refreshing the session. Never becomes true again. */
  async isOpen(id: string): Promise<boolean> {
    if (this.#over.has(id)) return false;
    const session = await this.deps.database.manager.findOneBy(SessionEntity, { id, endedAt: IsNull() });
    const alive = session !== null && session.expiresAt > this.deps.clock();
    const open = alive && isCurrent(session, await this.deps.users.byId(session.userId));
    if (!open) this.#over.set(id, true);
    return open;
  }

  /** Whether an administrator has logged in. A user's newest session stays, also once it is over. */
  async hasAdministratorSince(moment: Date): Promise<boolean> {
    const { database, users } = this.deps;
    const since = await database.manager.findBy(SessionEntity, { createdAt: MoreThanOrEqual(moment) });
    for (const id of new Set(since.map(({ userId }) => userId)))
      if ((await users.byId(id))?.role === "ADMIN") return true;
    return false;
  }

  async end(manager: EntityManager, which: { readonly id: string } | { readonly userId: string }): Promise<void> {
    await manager.update(SessionEntity, { ...which, endedAt: IsNull() }, { endedAt: this.deps.clock() });
  }

  /** Session and user of an access token, read from the database. @throws AppError as `Authenticate` does */
  async liveSession(accessToken: string): Promise<LiveSession> {
    const { sub, sid, cv } = this.deps.accessTokens.verify(accessToken);
    const live = await this.find({ id: sid, userId: sub });
    if (cv !== live?.session.credentialsVersion) throw new AppError("session_expired");
    return live;
  }

  /** A session with its user; null if it has ended or the user may no longer log in. */
  async find(
    which: { readonly id: string; readonly userId?: string },
    manager: EntityManager = this.deps.database.manager,
  ): Promise<LiveSession | null> {
    const session = await manager.findOneBy(SessionEntity, which);
    if (!session || session.endedAt || session.expiresAt <= this.deps.clock()) return null;
    const user = await this.deps.users.byId(session.userId, manager);
    return isCurrent(session, user) && !(await this.#lacksPasskey(user, manager)) ? { user, session } : null;
  }

  /** Implements `ConfirmUser`. Whatever ends a session locks the account for writing first. */
  async confirm(manager: EntityManager, { id, session }: UserActor): Promise<UserActor> {
    await this.deps.users.lock(manager, [id], "pessimistic_read");
    const live = session && (await this.find({ id: session.id, userId: id }, manager));
    if (session && !live) throw new AppError("session_expired");
    const user = live ? live.user : await this.deps.users.byId(id, manager);
    if (user?.status !== "ACTIVE") throw new AppError("unauthenticated");
    return live ? actorIn(live) : toActor(user);
  }

  /** Whether the user is an administrator who now needs a passkey, so that earlier sessions are refused too. */
  async #lacksPasskey(user: AuthUser, manager?: EntityManager): Promise<boolean> {
    return user.role === "ADMIN" && (await this.rules.refusal(user, manager)) === "passkey_missing";
  }

  #tokens(session: Pick<SessionEntity, "id" | "userId" | "credentialsVersion" | "handle">, secret: string): Tokens {
    const claims = { sub: session.userId, sid: session.id, cv: session.credentialsVersion };
    return { token: this.deps.accessTokens.sign(claims), refreshToken: `${session.handle}.${secret}` };
  }
}

/** Each use extends the session, up to 90 days after login. */
const expiry = (now: Date, startedAt: Date): Date =>
  new Date(Math.min(now.getTime() + lifetimes.refresh * 1000, startedAt.getTime() + lifetimes.session * 1000));

/** Whether the user is active and has not changed the password since the session began. */
function isCurrent(session: SessionEntity, user: AuthUser | null): user is AuthUser {
  return user?.status === "ACTIVE" && user.credentialsVersion === session.credentialsVersion;
}

export const toActor = ({ id, name, role }: AuthUser): UserActor => ({ kind: "user", id, name, role });
export const actorIn = ({ user, session: { id, passwordAt } }: LiveSession): UserActor => ({
  ...toActor(user),
  session: { id, passwordAt },
});

function readToken(token: string): { handle: string | null; secret: string } {
  const [, handle = null, secret = ""] = token.match(/^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]+)$/) ?? [];
  return { handle, secret };
}
