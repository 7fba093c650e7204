import type {
  Credentials,
  PasswordChange,
  PasswordConfirmation,
  PasswordSetting,
  SessionQuery,
  SessionRecord,
  SessionUser,
  Tokens,
} from "@visiga/contracts/auth";
import type { DataSource } from "typeorm";
import { type Actor, requireAdmin, requireUser, type UserActor } from "#platform/actor.ts";
import { AppError, invalidField } from "#platform/errors.ts";
import type { Client, Identity } from "#platform/identity.ts";
import type { RevisionWriter } from "#platform/revisions/revision-writer.ts";
import type { BrowserCookie } from "#platform/security/browser-cookie.ts";
import { isCommonPassword } from "#platform/security/common-passwords.ts";
import { checkPassword, hashPassword } from "#platform/security/passwords.ts";
import type { SecurityEvent, SecurityLog } from "#platform/security-log/security-log.ts";
import type { AuthUser, AuthUsers } from "./auth-users.ts";
import { browserRememberedFor, type KnownBrowsers } from "./known-browsers.ts";
import type { Attempt, LoginLimits } from "./login-limits.ts";
import type { LoginTurns } from "./login-turns.ts";
import type { PasswordLinks } from "./password-links.ts";
import type { Sessions } from "./sessions.ts";

interface AuthParts {
  readonly database: DataSource;
  readonly users: AuthUsers;
  readonly sessions: Sessions;
  readonly links: PasswordLinks;
  readonly limits: LoginLimits;
  readonly browsers: KnownBrowsers;
  readonly turns: LoginTurns;
  readonly revisions: RevisionWriter;
  readonly log: SecurityLog;
}

/** Where a login comes from. */
export interface LoginClient extends Client {
  /** The cookie that the browser is recognised by. */
  readonly cookie: BrowserCookie;
}

/** Logs in and out, lists and ends sessions, and sets one's own password. */
export class AuthService {
  readonly #parts: AuthParts;

  constructor(parts: AuthParts) {
    this.#parts = parts;
  }

  /**
   * @throws AppError `login_failed`, after the same time for a wrong password, an unknown e-mail address and a user
   * who is not active; `rate_limited`; `unavailable` if too many wait for their passwords to be checked
   */
  async login({ email, password }: Credentials, client: LoginClient): Promise<Tokens> {
    const { users, limits, sessions, database, turns } = this.#parts;
    if (client.cookie.value === undefined) turns.unknown.checkRoom();
    const user = await users.byEmail(email);
    const attempt = this.#attempt(email, user?.id, client);
    const known = attempt.browser !== null;
    // A known browser is slowed here, which must not keep others of its kind from their turn.
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

  /** The user of an access token, as the database has it now. @throws AppError as `Authenticate` does */
  async identify(token: string): Promise<Identity> {
    const { user, session } = await this.#parts.sessions.liveSession(token);
    return { actor: { ...toActor(user), session: { id: session.id, passwordAt: session.passwordAt } } };
  }

  /** As `identify`, for the client. @throws AppError as `Authenticate` does */
  async check(token: string): Promise<SessionUser> {
    return toSessionUser((await this.#parts.sessions.liveSession(token)).user);
  }

  /** The signed-in user. @throws AppError `unauthenticated` */
  async me(actor: Actor): Promise<SessionUser> {
    const user = await this.#parts.users.byId(requireUser(actor).id);
    if (!user) throw new AppError("unauthenticated");
    return toSessionUser(user);
  }

  /** @throws AppError `session_expired` */
  refresh(refreshToken: string, client: Client): Promise<Tokens> {
    return this.#parts.sessions.refresh(refreshToken, client);
  }

  /** Ends the session of a refresh token; an unknown one is ignored. */
  async logout(refreshToken: string, client: Client): Promise<void> {
    const user = await this.#parts.sessions.endByToken(refreshToken);
    if (user) await this.#log({ kind: "signedOut", account: user, client });
  }

  /**
   * Sets a password by a one-time link, ends every session of the user and starts a new one.
   * @throws AppError `validation_failed` with `link_invalid` on `token` or `password_common` on `password`
   */
  async setPassword({ token, password }: PasswordSetting, client: LoginClient): Promise<Tokens> {
    const { users, links } = this.#parts;
    const user = await users.byId(await links.userIdOf(token));
    if (user?.status !== "ACTIVE") throw invalidField("token", "link_invalid");
    const tokens = await this.#replacePassword(user, password, client, token);
    this.#rememberBrowser(client, user.id);
    return tokens;
  }

  /**
   * Checks the current password, sets the new one, ends every session of the user and starts a new one.
   * @throws AppError `unauthenticated`, `rate_limited`, `validation_failed` with `password_wrong` or `password_common`
   */
  async changePassword(actor: Actor, { current, password }: PasswordChange, client: LoginClient): Promise<Tokens> {
    const user = await this.#giveOwnPassword(actor, { current }, client);
    return this.#replacePassword(user, password, client);
  }

  /**
   * Gives one's own password once more, for what asks for a recent one.
   * @throws AppError `unauthenticated`, `rate_limited`, `validation_failed` with `password_wrong`
   */
  async confirmPassword(actor: Actor, { password }: PasswordConfirmation, client: LoginClient): Promise<void> {
    await this.#giveOwnPassword(actor, { password }, client);
    const { session } = requireUser(actor);
    if (session) await this.#parts.sessions.confirm(session.id);
  }

  /**
   * One's own sessions or, for an administrator, those of a user.
   * @throws AppError `unauthenticated`, `forbidden`, `not_found`
   */
  async listSessions(actor: Actor, { userId }: SessionQuery): Promise<SessionRecord[]> {
    const asking = userId === undefined || userId === requireUser(actor).id ? requireUser(actor) : requireAdmin(actor);
    const user = await this.#parts.users.byId(userId ?? asking.id);
    if (!user) throw new AppError("not_found");
    return this.#parts.sessions.list(user, asking.session?.id);
  }

  /** Ends a session of one's own or, for an administrator, of anybody. @throws AppError `unauthenticated`, `not_found` */
  async endSession(actor: Actor, id: string, client: Client): Promise<void> {
    const asking = requireUser(actor);
    const { sessions, users, database, log } = this.#parts;
    const userId = await sessions.ownerOf(id);
    const own = userId === asking.id;
    // Of a session of somebody else a user is not even told that it exists.
    if (userId === null || !(own || asking.role === "ADMIN")) throw new AppError("not_found");
    const account = await users.byId(userId);
    await database.transaction(async (manager) => {
      await sessions.endOne(manager, id);
      await log.write(manager, { kind: "sessionEnded", account, client, ...(!own && { by: asking }) });
    });
  }

  /** Ends every session of the signed-in user, this one included. @throws AppError `unauthenticated` */
  async endSessions(actor: Actor, client: Client): Promise<void> {
    const user = requireUser(actor);
    const { sessions, database, log } = this.#parts;
    await database.transaction(async (manager) => {
      await sessions.endAll(manager, user.id);
      await log.write(manager, { kind: "sessionsEnded", account: user, client });
    });
  }

  #attempt(email: string, userId: string | undefined, { address, cookie }: LoginClient): Attempt {
    const browser = userId === undefined ? null : this.#parts.browsers.nameOf(cookie.value, userId);
    return { email, address, userId, browser };
  }

  #rememberBrowser({ cookie }: LoginClient, userId: string): void {
    cookie.set(this.#parts.browsers.remember(cookie.value, userId), browserRememberedFor);
  }

  /** @param given the password, under the name of its field */
  async #giveOwnPassword(
    actor: Actor,
    given: Readonly<Record<string, string>>,
    client: LoginClient,
  ): Promise<AuthUser> {
    const user = await this.#parts.users.byId(requireUser(actor).id);
    if (!user) throw new AppError("unauthenticated");
    const [[field = "", password = ""] = []] = Object.entries(given);
    const attempt = this.#attempt(user.email, user.id, client);
    await this.#spend(attempt, user, client);
    if (!(await checkPassword(password, user.passwordHash))) {
      await this.#log({ kind: "passwordRefused", account: user, client });
      throw invalidField(field, "password_wrong");
    }
    await this.#parts.limits.succeed({ ...attempt, userId: user.id });
    return user;
  }

  /** Counts an attempt, and records one that is refused. @throws AppError `rate_limited` */
  async #spend(attempt: Attempt, user: AuthUser | null, client: Client): Promise<void> {
    try {
      await this.#parts.limits.spend(attempt);
    } catch (error) {
      if (error instanceof AppError) await this.#log({ kind: "signInLocked", account: user, client });
      throw error;
    }
  }

  #log(event: SecurityEvent): Promise<void> {
    return this.#parts.log.write(this.#parts.database.manager, event);
  }

  async #replacePassword(user: AuthUser, password: string, client: Client, linkToken?: string): Promise<Tokens> {
    if (isCommonPassword(password, user)) throw invalidField("password", "password_common");
    const passwordHash = await hashPassword(password);
    const { users, links, revisions, sessions, database, log } = this.#parts;
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
      await log.write(manager, { kind: linkToken ? "passwordSet" : "passwordChanged", account: user, client });
      return sessions.start(manager, await users.setPassword(manager, user.id, passwordHash), client);
    });
  }
}

const toActor = ({ id, name, role }: AuthUser): UserActor => ({ kind: "user", id, name, role });
const toSessionUser = ({ id, name, email, role, status }: AuthUser): SessionUser => ({ id, name, email, role, status });
