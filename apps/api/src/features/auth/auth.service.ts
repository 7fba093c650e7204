import type { Credentials, PasswordChange, PasswordSetting, SessionUser, Tokens } from "@visiga/contracts/auth";
import type { DataSource } from "typeorm";
import { type Actor, requireUser, type UserActor } from "#platform/actor.ts";
import { AppError, invalidField } from "#platform/errors.ts";
import type { Identity } from "#platform/identity.ts";
import type { RevisionWriter } from "#platform/revisions/revision-writer.ts";
import { isCommonPassword } from "#platform/security/common-passwords.ts";
import { checkPassword, hashPassword } from "#platform/security/passwords.ts";
import type { AuthUser, AuthUsers } from "./auth-users.ts";
import type { LoginLimits } from "./login-limits.ts";
import type { PasswordLinks } from "./password-links.ts";
import type { Sessions } from "./sessions.ts";

interface AuthParts {
  readonly database: DataSource;
  readonly users: AuthUsers;
  readonly sessions: Sessions;
  readonly links: PasswordLinks;
  readonly limits: LoginLimits;
  readonly revisions: RevisionWriter;
}

/** Logging in and out, and one's own password. */
export class AuthService {
  readonly #parts: AuthParts;

  constructor(parts: AuthParts) {
    this.#parts = parts;
  }

  /**
   * @param address Network address of whoever tries.
   * @throws AppError `login_failed` alike, and in like time, for a wrong password, an unknown e-mail address and an
   * user that is not active; `rate_limited`.
   */
  async login({ email, password }: Credentials, address: string): Promise<Tokens> {
    const { users, limits, sessions, database } = this.#parts;
    const user = await users.byEmail(email);
    await limits.spend({ email, address, userId: user?.id });
    const fits = await checkPassword(password, user?.passwordHash);
    if (!user || !fits || user.status !== "ACTIVE") throw new AppError("login_failed");
    await limits.succeed({ email, address, userId: user.id });
    return sessions.start(database.manager, user);
  }

  /** Who an access token belongs to, by the database. @throws AppError as `Authenticate` does. */
  async identify(token: string): Promise<Identity> {
    return { actor: toActor(await this.#parts.sessions.userOf(token)) };
  }

  /** @throws AppError as `Authenticate` does. */
  async check(token: string): Promise<SessionUser> {
    return toSessionUser(await this.#parts.sessions.userOf(token));
  }

  async me(actor: Actor): Promise<SessionUser> {
    const user = await this.#parts.users.byId(requireUser(actor).id);
    if (!user) throw new AppError("unauthenticated");
    return toSessionUser(user);
  }

  refresh(refreshToken: string): Promise<Tokens> {
    return this.#parts.sessions.refresh(refreshToken);
  }

  logout(refreshToken: string): Promise<void> {
    return this.#parts.sessions.endByToken(refreshToken);
  }

  /** Sets a password with a one-time link, ends every session of the user and starts a new one. */
  async setPassword({ token, password }: PasswordSetting): Promise<Tokens> {
    const { users, links } = this.#parts;
    const user = await users.byId(await links.userIdOf(token));
    if (user?.status !== "ACTIVE") throw invalidField("token", "link_invalid");
    return this.#replacePassword(user, password, token);
  }

  /** Asks for the password in use, ends every other session and starts a new one in place of this one. */
  async changePassword(actor: Actor, { current, password }: PasswordChange, address: string): Promise<Tokens> {
    const user = await this.#parts.users.byId(requireUser(actor).id);
    if (!user) throw new AppError("unauthenticated");
    const attempt = { email: user.email, address, userId: user.id };
    await this.#parts.limits.spend(attempt);
    if (!(await checkPassword(current, user.passwordHash))) throw invalidField("current", "password_wrong");
    await this.#parts.limits.succeed(attempt);
    return this.#replacePassword(user, password);
  }

  /** Logs this user out everywhere, here too. */
  async endSessions(actor: Actor): Promise<void> {
    await this.#parts.sessions.endAll(this.#parts.database.manager, requireUser(actor).id);
  }

  async #replacePassword(user: AuthUser, password: string, linkToken?: string): Promise<Tokens> {
    if (isCommonPassword(password, user)) throw invalidField("password", "password_common");
    const passwordHash = await hashPassword(password);
    const { users, links, revisions, sessions, database } = this.#parts;
    return database.transaction(async (manager) => {
      if (linkToken) await links.use(manager, linkToken);
      else await links.revoke(manager, user.id);
      await sessions.endAll(manager, user.id);
      const what = { kind: "user", subjectId: user.id, action: "passwordSet", name: user.name } as const;
      await revisions.write(manager, toActor(user), what);
      return sessions.start(manager, await users.setPassword(manager, user.id, passwordHash));
    });
  }
}

const toActor = ({ id, name, role }: AuthUser): UserActor => ({ kind: "user", id, name, role });
const toSessionUser = ({ id, name, email, role, status }: AuthUser): SessionUser => ({ id, name, email, role, status });
