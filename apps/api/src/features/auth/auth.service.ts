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

/** Logs in and out, and sets one's own password. */
export class AuthService {
  readonly #parts: AuthParts;

  constructor(parts: AuthParts) {
    this.#parts = parts;
  }

  /**
   * @param address network address of the client
   * @throws AppError `login_failed`, after the same time for a wrong password, an unknown e-mail address and a user
   * who is not active; `rate_limited`
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
  async setPassword({ token, password }: PasswordSetting): Promise<Tokens> {
    const { users, links } = this.#parts;
    const user = await users.byId(await links.userIdOf(token));
    if (user?.status !== "ACTIVE") throw invalidField("token", "link_invalid");
    return this.#replacePassword(user, password, token);
  }

  /**
   * Checks the current password, sets the new one, ends every session of the user and starts a new one.
   * @throws AppError `unauthenticated`, `rate_limited`, `validation_failed` with `password_wrong` or `password_common`
   */
  async changePassword(actor: Actor, { current, password }: PasswordChange, address: string): Promise<Tokens> {
    const user = await this.#parts.users.byId(requireUser(actor).id);
    if (!user) throw new AppError("unauthenticated");
    const attempt = { email: user.email, address, userId: user.id };
    await this.#parts.limits.spend(attempt);
    if (!(await checkPassword(current, user.passwordHash))) throw invalidField("current", "password_wrong");
    await this.#parts.limits.succeed(attempt);
    return this.#replacePassword(user, password);
  }

  /** Ends every session of the signed-in user, this one included. @throws AppError `unauthenticated` */
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
