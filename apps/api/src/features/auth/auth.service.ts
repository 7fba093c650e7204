import type { Credentials, PasswordChange, PasswordSetting, SessionUser, Tokens } from "@visiga/contracts/auth";
import type { DataSource } from "typeorm";
import { type Actor, requireUser, type UserActor } from "#platform/actor.ts";
import { AppError, invalidField } from "#platform/errors.ts";
import type { Identity } from "#platform/identity.ts";
import type { RevisionLog } from "#platform/revisions/revision-log.ts";
import { isCommonPassword } from "#platform/security/common-passwords.ts";
import { checkPassword, hashPassword } from "#platform/security/passwords.ts";
import type { Account, Accounts } from "./accounts.ts";
import type { LoginLimits } from "./login-limits.ts";
import type { PasswordLinks } from "./password-links.ts";
import type { Sessions } from "./sessions.ts";

interface AuthParts {
  readonly database: DataSource;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly links: PasswordLinks;
  readonly limits: LoginLimits;
  readonly revisions: RevisionLog;
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
   * account that is not active; `rate_limited`.
   */
  async login({ email, password }: Credentials, address: string): Promise<Tokens> {
    const { accounts, limits, sessions, database } = this.#parts;
    const account = await accounts.byEmail(email);
    await limits.spend({ email, address, accountId: account?.id });
    const fits = await checkPassword(password, account?.passwordHash);
    if (!account || !fits || account.status !== "ACTIVE") throw new AppError("login_failed");
    await limits.succeed({ email, address, accountId: account.id });
    return sessions.start(database.manager, account);
  }

  /** Who an access token belongs to, by the database. @throws AppError as `Authenticate` does. */
  async identify(token: string): Promise<Identity> {
    return { actor: toActor(await this.#parts.sessions.accountOf(token)) };
  }

  /** @throws AppError as `Authenticate` does. */
  async check(token: string): Promise<SessionUser> {
    return toSessionUser(await this.#parts.sessions.accountOf(token));
  }

  async me(actor: Actor): Promise<SessionUser> {
    const account = await this.#parts.accounts.byId(requireUser(actor).id);
    if (!account) throw new AppError("unauthenticated");
    return toSessionUser(account);
  }

  refresh(refreshToken: string): Promise<Tokens> {
    return this.#parts.sessions.refresh(refreshToken);
  }

  logout(refreshToken: string): Promise<void> {
    return this.#parts.sessions.endByToken(refreshToken);
  }

  /** Sets a password with a one-time link, ends every session of the account and starts a new one. */
  async setPassword({ token, password }: PasswordSetting): Promise<Tokens> {
    const { accounts, links } = this.#parts;
    const account = await accounts.byId(await links.accountOf(token));
    if (account?.status !== "ACTIVE") throw invalidField("token", "link_invalid");
    return this.#replacePassword(account, password, token);
  }

  /** Asks for the password in use, ends every other session and starts a new one in place of this one. */
  async changePassword(actor: Actor, { current, password }: PasswordChange, address: string): Promise<Tokens> {
    const account = await this.#parts.accounts.byId(requireUser(actor).id);
    if (!account) throw new AppError("unauthenticated");
    const attempt = { email: account.email, address, accountId: account.id };
    await this.#parts.limits.spend(attempt);
    if (!(await checkPassword(current, account.passwordHash))) throw invalidField("current", "password_wrong");
    await this.#parts.limits.succeed(attempt);
    return this.#replacePassword(account, password);
  }

  /** Logs this account out everywhere, here too. */
  async endSessions(actor: Actor): Promise<void> {
    await this.#parts.sessions.endAll(this.#parts.database.manager, requireUser(actor).id);
  }

  async #replacePassword(account: Account, password: string, linkToken?: string): Promise<Tokens> {
    if (isCommonPassword(password, account)) throw invalidField("password", "password_common");
    const passwordHash = await hashPassword(password);
    const { accounts, links, revisions, sessions, database } = this.#parts;
    return database.transaction(async (manager) => {
      if (linkToken) await links.use(manager, linkToken);
      else await links.revoke(manager, account.id);
      await sessions.endAll(manager, account.id);
      const what = { kind: "user", subjectId: account.id, action: "passwordSet", name: account.name } as const;
      await revisions.write(manager, toActor(account), what);
      return sessions.start(manager, await accounts.setPassword(manager, account.id, passwordHash));
    });
  }
}

const toActor = ({ id, name, role }: Account): UserActor => ({ kind: "user", id, name, role });
const toSessionUser = ({ id, name, email, role, status }: Account): SessionUser => ({ id, name, email, role, status });
