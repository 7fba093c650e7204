import type { Credentials, PasswordChange, PasswordSetting, SessionUser, Tokens } from "@visiga/contracts/auth";
import type { DataSource } from "typeorm";
import { type Actor, requireUser, type UserActor } from "#platform/actor.ts";
import { AppError, invalidField } from "#platform/errors.ts";
import type { Identity } from "#platform/identity.ts";
import type { RevisionWriter } from "#platform/revisions/revision-writer.ts";
import type { BrowserCookie } from "#platform/security/browser-cookie.ts";
import { isCommonPassword } from "#platform/security/common-passwords.ts";
import { checkPassword, hashPassword } from "#platform/security/passwords.ts";
import type { AuthUser, AuthUsers } from "./auth-users.ts";
import { browserRememberedFor, type KnownBrowsers } from "./known-browsers.ts";
import type { Attempt, LoginLimits } from "./login-limits.ts";
import type { PasswordLinks } from "./password-links.ts";
import type { Sessions } from "./sessions.ts";

interface AuthParts {
  readonly database: DataSource;
  readonly users: AuthUsers;
  readonly sessions: Sessions;
  readonly links: PasswordLinks;
  readonly limits: LoginLimits;
  readonly browsers: KnownBrowsers;
  readonly revisions: RevisionWriter;
}

/** Where a login comes from. */
export interface LoginClient {
  /** Network address; empty where it is not known. */
  readonly address: string;
  /** The cookie that the browser is recognised by. */
  readonly cookie: BrowserCookie;
}

/** Logs in and out, and sets one's own password. */
export class AuthService {
  readonly #parts: AuthParts;

  constructor(parts: AuthParts) {
    this.#parts = parts;
  }

  /**
   * @throws AppError `login_failed`, after the same time for a wrong password, an unknown e-mail address and a user
   * who is not active; `rate_limited`
   */
  async login({ email, password }: Credentials, client: LoginClient): Promise<Tokens> {
    const { users, limits, sessions, database } = this.#parts;
    const user = await users.byEmail(email);
    const attempt = this.#attempt(email, user?.id, client);
    await limits.spend(attempt);
    const fits = await checkPassword(password, user?.passwordHash);
    if (!user || !fits || user.status !== "ACTIVE") throw new AppError("login_failed");
    await limits.succeed({ ...attempt, userId: user.id });
    this.#rememberBrowser(client, user.id);
    return sessions.start(database.manager, user);
  }

  /** The user of an access token, as the database has it now. @throws AppError as `Authenticate` does */
  async identify(token: string): Promise<Identity> {
    return { actor: toActor(await this.#parts.sessions.userOf(token)) };
  }

  /** As `identify`, for the client. @throws AppError as `Authenticate` does */
  async check(token: string): Promise<SessionUser> {
    return toSessionUser(await this.#parts.sessions.userOf(token));
  }

  /** The signed-in user. @throws AppError `unauthenticated` */
  async me(actor: Actor): Promise<SessionUser> {
    const user = await this.#parts.users.byId(requireUser(actor).id);
    if (!user) throw new AppError("unauthenticated");
    return toSessionUser(user);
  }

  /** @throws AppError `session_expired` */
  refresh(refreshToken: string): Promise<Tokens> {
    return this.#parts.sessions.refresh(refreshToken);
  }

  /** Ends the session of a refresh token; an unknown one is ignored. */
  logout(refreshToken: string): Promise<void> {
    return this.#parts.sessions.endByToken(refreshToken);
  }

  /**
   * Sets a password by a one-time link, ends every session of the user and starts a new one.
   * @throws AppError `validation_failed` with `link_invalid` on `token` or `password_common` on `password`
   */
  async setPassword({ token, password }: PasswordSetting, client: LoginClient): Promise<Tokens> {
    const { users, links } = this.#parts;
    const user = await users.byId(await links.userIdOf(token));
    if (user?.status !== "ACTIVE") throw invalidField("token", "link_invalid");
    const tokens = await this.#replacePassword(user, password, token);
    this.#rememberBrowser(client, user.id);
    return tokens;
  }

  /**
   * Checks the current password, sets the new one, ends every session of the user and starts a new one.
   * @throws AppError `unauthenticated`, `rate_limited`, `validation_failed` with `password_wrong` or `password_common`
   */
  async changePassword(actor: Actor, { current, password }: PasswordChange, client: LoginClient): Promise<Tokens> {
    const user = await this.#parts.users.byId(requireUser(actor).id);
    if (!user) throw new AppError("unauthenticated");
    const attempt = this.#attempt(user.email, user.id, client);
    await this.#parts.limits.spend(attempt);
    if (!(await checkPassword(current, user.passwordHash))) throw invalidField("current", "password_wrong");
    await this.#parts.limits.succeed({ ...attempt, userId: user.id });
    return this.#replacePassword(user, password);
  }

  /** Ends every session of the signed-in user, this one included. @throws AppError `unauthenticated` */
  async endSessions(actor: Actor): Promise<void> {
    await this.#parts.sessions.endAll(this.#parts.database.manager, requireUser(actor).id);
  }

  #attempt(email: string, userId: string | undefined, { address, cookie }: LoginClient): Attempt {
    const browser = userId === undefined ? null : this.#parts.browsers.nameOf(cookie.value, userId);
    return { email, address, userId, browser };
  }

  #rememberBrowser({ cookie }: LoginClient, userId: string): void {
    cookie.set(this.#parts.browsers.remember(cookie.value, userId), browserRememberedFor);
  }

  async #replacePassword(user: AuthUser, password: string, linkToken?: string): Promise<Tokens> {
    if (isCommonPassword(password, user)) throw invalidField("password", "password_common");
    const passwordHash = await hashPassword(password);
    const { users, links, revisions, sessions, database } = this.#parts;
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
      return sessions.start(manager, await users.setPassword(manager, user.id, passwordHash));
    });
  }
}

const toActor = ({ id, name, role }: AuthUser): UserActor => ({ kind: "user", id, name, role });
const toSessionUser = ({ id, name, email, role, status }: AuthUser): SessionUser => ({ id, name, email, role, status });
