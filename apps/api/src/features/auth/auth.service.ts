import type {
  Credentials,
  LinkCheck,
  PasswordChange,
  PasswordConfirmation,
  PasswordLink,
  PasswordSetting,
  SessionQuery,
  SessionRecord,
  SessionUser,
  Tokens,
} from "@visiga/contracts/auth";
import type { DataSource } from "typeorm";
import { type Actor, requireAdmin, requireUser, type UserActor, visitor } from "#platform/actor.ts";
import { AppError, invalidField } from "#platform/errors.ts";
import type { Client, Identity } from "#platform/identity.ts";
import type { RevisionWriter } from "#platform/revisions/revision-writer.ts";
import type { BrowserCookie } from "#platform/security/browser-cookie.ts";
import { isCommonPassword } from "#platform/security/common-passwords.ts";
import { checkPassword, hashPassword } from "#platform/security/passwords.ts";
import type { SecurityEvent, SecurityLog } from "#platform/security-log/security-log.ts";
import { type KnownBrowsers, rememberedFor } from "./known-browsers.ts";
import type { Attempt, LoginLimits, LoginQueues } from "./login-limits.ts";
import type { PasswordLinks } from "./password-links.ts";
import type { AuthUser, AuthUsers, LiveSession, Sessions } from "./sessions.ts";

interface AuthDeps {
  readonly database: DataSource;
  readonly users: AuthUsers;
  readonly sessions: Sessions;
  readonly links: PasswordLinks;
  readonly limits: LoginLimits;
  readonly browsers: KnownBrowsers;
  readonly turns: LoginQueues;
  readonly revisions: RevisionWriter;
  readonly securityLog: SecurityLog;
}

export interface LoginClient extends Client {
  readonly cookie: BrowserCookie;
}

/** Logs users in and out, lists and ends sessions, and sets the signed-in user's password. */
export class AuthService {
  readonly #deps: AuthDeps;

  constructor(deps: AuthDeps) {
    this.#deps = deps;
  }

  /**
   * Takes the same time for a wrong password, an unknown email address and an inactive user.
   * @throws AppError `login_failed`, `rate_limited`, `unavailable` if the queue of password checks is full
   */
  async login({ email, password }: Credentials, client: LoginClient): Promise<Tokens> {
    const { users, limits, sessions, database, turns } = this.#deps;
    if (client.cookie.value === undefined) turns.unknown.checkRoom();
    const user = await users.byEmail(email);
    const attempt = this.#attempt(email, user?.id, client);
    const known = attempt.browser !== null;
    // Slowing a known browser must not hold a place in the queue of other known browsers.
    if (known) await this.#spend(attempt, user, client);
    const fits = await turns[known ? "known" : "unknown"].run(async () => {
      if (!known) await this.#spend(attempt, user, client);
      return checkPassword(password, user?.passwordHash);
    });
    if (!user || !fits || user.status !== "ACTIVE") {
      await this.#log({ kind: user ? "signInRefused" : "signInUnknown", account: user, client });
      throw new AppError("login_failed");
    }
    await limits.succeed({ ...attempt, userId: user.id });
    this.#rememberBrowser(client, user.id);
    await this.#log({ kind: "signedIn", account: user, client });
    return sessions.start(database.manager, user, client);
  }

  /** The user of an access token, read from the database. @throws AppError as `Authenticate` does */
  async identify(token: string): Promise<Identity> {
    return { actor: actorIn(await this.#deps.sessions.liveSession(token)) };
  }

  /** The user of a session, read from the database; a visitor if the session has ended. */
  async actorOf(sessionId: string): Promise<Actor> {
    const live = await this.#deps.sessions.find({ id: sessionId });
    return live ? actorIn(live) : visitor;
  }

  /** As `identify`, for the client. @throws AppError as `Authenticate` does */
  async check(token: string): Promise<SessionUser> {
    return toSessionUser((await this.#deps.sessions.liveSession(token)).user);
  }

  /** The signed-in user. @throws AppError `unauthenticated` */
  async me(actor: Actor): Promise<SessionUser> {
    const user = await this.#deps.users.byId(requireUser(actor).id);
    if (!user) throw new AppError("unauthenticated");
    return toSessionUser(user);
  }

  /** @throws AppError `session_expired` */
  refresh(refreshToken: string, client: Client): Promise<Tokens> {
    return this.#deps.sessions.refresh(refreshToken, client);
  }

  /** Ends the session of a refresh token. Unknown tokens are ignored. */
  async logout(refreshToken: string, client: Client): Promise<void> {
    const user = await this.#deps.sessions.endByToken(refreshToken);
    if (user) await this.#log({ kind: "signedOut", account: user, client });
  }

  /**
   * The owner of a one-time link, without using it up.
   * @throws AppError `validation_failed` with `link_invalid` on `token`
   */
  async checkLink({ token }: LinkCheck): Promise<PasswordLink> {
    const { user, expiresAt } = await this.#ownerOfLink(token);
    return { name: user.name, until: expiresAt.toISOString() };
  }

  /**
   * Sets a password with a one-time link, ends all sessions of the user and starts a new one.
   * @throws AppError `validation_failed` with `link_invalid` on `token` or `password_common` on `password`
   */
  async setPassword({ token, password }: PasswordSetting, client: LoginClient): Promise<Tokens> {
    const { user } = await this.#ownerOfLink(token);
    const tokens = await this.#replacePassword(user, password, client, token);
    this.#rememberBrowser(client, user.id);
    return tokens;
  }

  /**
   * Checks the current password, sets the new one, ends all sessions of the user and starts a new one.
   * @throws AppError `unauthenticated`, `rate_limited`, `validation_failed` with `password_wrong` or `password_common`
   */
  async changePassword(actor: Actor, { current, password }: PasswordChange, client: LoginClient): Promise<Tokens> {
    const user = await this.#giveOwnPassword(actor, { current }, client);
    return this.#replacePassword(user, password, client);
  }

  /**
   * Confirms the current password, for actions that require a recent confirmation.
   * @throws AppError `unauthenticated`, `rate_limited`, `validation_failed` with `password_wrong`
   */
  async confirmPassword(actor: Actor, { password }: PasswordConfirmation, client: LoginClient): Promise<void> {
    await this.#giveOwnPassword(actor, { password }, client);
    const { session } = requireUser(actor);
    if (session) await this.#deps.sessions.confirm(session.id);
  }

  /**
   * The caller's sessions or, for an administrator, those of a user.
   * @throws AppError `unauthenticated`, `forbidden`, `not_found`
   */
  async listSessions(actor: Actor, { userId }: SessionQuery): Promise<SessionRecord[]> {
    const asking = userId === undefined || userId === requireUser(actor).id ? requireUser(actor) : requireAdmin(actor);
    const user = await this.#deps.users.byId(userId ?? asking.id);
    if (!user) throw new AppError("not_found");
    return this.#deps.sessions.list(user, asking.session?.id);
  }

  /**
   * Ends a session of the caller or, for an administrator, of any user.
   * @throws AppError `unauthenticated`, `not_found`
   */
  async endSession(actor: Actor, id: string, client: Client): Promise<void> {
    const asking = requireUser(actor);
    const { sessions, users, database, securityLog } = this.#deps;
    const userId = await sessions.ownerOf(id);
    const own = userId === asking.id;
    // Users must not learn that a session of another user exists.
    if (userId === null || !(own || asking.role === "ADMIN")) throw new AppError("not_found");
    const account = await users.byId(userId);
    await database.transaction(async (manager) => {
      await sessions.endOne(manager, id);
      await securityLog.write(manager, { kind: "sessionEnded", account, client, ...(!own && { by: asking }) });
    });
  }

  /** Ends all sessions of the signed-in user, including this one. @throws AppError `unauthenticated` */
  async endSessions(actor: Actor, client: Client): Promise<void> {
    const user = requireUser(actor);
    const { sessions, database, securityLog } = this.#deps;
    await database.transaction(async (manager) => {
      await sessions.endAll(manager, user.id);
      await securityLog.write(manager, { kind: "sessionsEnded", account: user, client });
    });
  }

  async #ownerOfLink(token: string): Promise<{ user: AuthUser; expiresAt: Date }> {
    const { users, links } = this.#deps;
    const { userId, expiresAt } = await links.read(token);
    const user = await users.byId(userId);
    if (user?.status !== "ACTIVE") throw invalidField("token", "link_invalid");
    return { user, expiresAt };
  }

  #attempt(email: string, userId: string | undefined, { address, cookie }: LoginClient): Attempt {
    const browser = userId === undefined ? null : this.#deps.browsers.nameOf(cookie.value, userId);
    return { email, address, userId, browser };
  }

  #rememberBrowser({ cookie }: LoginClient, userId: string): void {
    cookie.set(this.#deps.browsers.remember(cookie.value, userId), rememberedFor);
  }

  /** @param given the password, keyed by its field name */
  async #giveOwnPassword(
    actor: Actor,
    given: Readonly<Record<string, string>>,
    client: LoginClient,
  ): Promise<AuthUser> {
    const user = await this.#deps.users.byId(requireUser(actor).id);
    if (!user) throw new AppError("unauthenticated");
    const [[field = "", password = ""] = []] = Object.entries(given);
    const attempt = this.#attempt(user.email, user.id, client);
    await this.#spend(attempt, user, client);
    if (!(await checkPassword(password, user.passwordHash))) {
      await this.#log({ kind: "passwordRefused", account: user, client });
      throw invalidField(field, "password_wrong");
    }
    await this.#deps.limits.succeed({ ...attempt, userId: user.id });
    return user;
  }

  /** Counts an attempt and logs a refusal. @throws AppError `rate_limited` */
  async #spend(attempt: Attempt, user: AuthUser | null, client: Client): Promise<void> {
    try {
      await this.#deps.limits.spend(attempt);
    } catch (error) {
      if (error instanceof AppError) await this.#log({ kind: "signInLocked", account: user, client });
      throw error;
    }
  }

  #log(event: SecurityEvent): Promise<void> {
    return this.#deps.securityLog.write(this.#deps.database.manager, event);
  }

  async #replacePassword(user: AuthUser, password: string, client: Client, linkToken?: string): Promise<Tokens> {
    if (isCommonPassword(password, user)) throw invalidField("password", "password_common");
    const passwordHash = await hashPassword(password);
    const { users, links, revisions, sessions, database, securityLog } = this.#deps;
    return database.transaction(async (manager) => {
      if (linkToken) await links.use(manager, linkToken);
      else await links.revoke(manager, user.id);
      await sessions.endAll(manager, user.id);
      await revisions.write(manager, toActor(user), {
        kind: "user",
        subjectId: user.id,
        action: "passwordSet",
        name: user.name,
      });
      await securityLog.write(manager, { kind: linkToken ? "passwordSet" : "passwordChanged", account: user, client });
      return sessions.start(manager, await users.setPassword(manager, user.id, passwordHash), client);
    });
  }
}

const toActor = ({ id, name, role }: AuthUser): UserActor => ({ kind: "user", id, name, role });
const actorIn = ({ user, session: { id, passwordAt } }: LiveSession): UserActor => ({
  ...toActor(user),
  session: { id, passwordAt },
});
const toSessionUser = ({ id, name, email, role, status }: AuthUser): SessionUser => ({ id, name, email, role, status });
