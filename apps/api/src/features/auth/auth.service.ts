import type {
  Credentials,
  LinkCheck,
  PasswordChange,
  PasswordConfirmation,
  PasswordSetting,
  Preferences,
  SessionQuery,
} from "@visiga/contracts/auth";
import type { EntityManager } from "typeorm";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import { type Actor, requireAdmin, requireUser, type UserActor, visitor } from "#platform/security/actor.ts";
import { isCommonPassword } from "#platform/security/common-passwords.ts";
import type { Client } from "#platform/security/identity.ts";
import { hashPassword } from "#platform/security/passwords.ts";
import type { AuthDeps } from "./auth-deps.ts";
import type { AuthUser } from "./auth-users.ts";
import type { LoginClient } from "./password-checks.ts";
import type { LiveSession } from "./sessions.ts";

export class AuthService {
  constructor(private readonly deps: AuthDeps) {}

  /** @throws AppError as `PasswordChecks.userOf` and `PasskeyRules.refusal` */
  async login(credentials: Credentials, client: LoginClient) {
    const { sessions, database, checks, rules, securityLog } = this.deps;
    const user = await checks.userOf(credentials, client);
    const refusal = await rules.refusal(user);
    if (refusal) {
      await securityLog.write({ kind: "passkeyAsked", account: user, client });
      throw new AppError(refusal);
    }
    checks.rememberBrowser(client, user.id);
    await securityLog.write({ kind: "signedIn", account: user, client });
    return sessions.start(database.manager, user, client);
  }

  /** The user of an access token, read from the database. @throws AppError as `Authenticate` does */
  async identify(token: string) {
    return actorIn(await this.deps.sessions.liveSession(token));
  }

  /** The user of a session, read from the database; a visitor if the session has ended. */
  async actorOf(sessionId: string): Promise<Actor> {
    const live = await this.deps.sessions.find({ id: sessionId });
    return live ? actorIn(live) : visitor;
  }

  /** As `identify`, for the client. */
  async check(token: string) {
    return toSessionUser((await this.deps.sessions.liveSession(token)).user);
  }

  async me(actor: Actor) {
    return toSessionUser(await this.#userOf(actor));
  }

  async preferences(actor: Actor) {
    const { opensToday } = await this.#userOf(actor);
    return { opensToday };
  }

  async setPreferences(actor: Actor, preferences: Preferences): Promise<void> {
    await this.deps.users.setPreferences(requireUser(actor).id, preferences);
  }

  refresh(refreshToken: string, client: Client) {
    return this.deps.sessions.refresh(refreshToken, client);
  }

  /** Ends the session of a refresh token. Unknown tokens are ignored. */
  async logout(refreshToken: string, client: Client): Promise<void> {
    const user = await this.deps.sessions.endByToken(refreshToken);
    if (user) await this.deps.securityLog.write({ kind: "signedOut", account: user, client });
  }

  /** The owner of a one-time link, without using it up. */
  async checkLink({ token }: LinkCheck) {
    const { user, expiresAt } = await this.#ownerOfLink(token);
    return { name: user.name, until: expiresAt.toISOString() };
  }

  /** Sets a password with a one-time link, ends all sessions of the user, then logs in, which may be refused as ever. */
  async setPassword({ token, password }: PasswordSetting, client: LoginClient) {
    const { user } = await this.#ownerOfLink(token);
    const tokens = await this.#replacePassword(user, password, client, token);
    this.deps.checks.rememberBrowser(client, user.id);
    return tokens;
  }

  /** Checks the current password, sets the new one, ends all sessions of the user and starts a new one. */
  async changePassword(actor: Actor, { current, password }: PasswordChange, client: LoginClient) {
    const user = await this.deps.checks.confirm(actor, { field: "current", password: current }, client);
    return this.#replacePassword(user, password, client);
  }

  /** Confirms the current password, for actions that require a recent confirmation. */
  async confirmPassword(actor: Actor, { password }: PasswordConfirmation, client: LoginClient): Promise<void> {
    await this.deps.checks.confirm(actor, { field: "password", password }, client);
    const { session } = requireUser(actor);
    if (session) await this.deps.sessions.confirm(session.id);
  }

  /** The caller's sessions or, for an administrator, those of a user. */
  async listSessions(actor: Actor, { userId }: SessionQuery) {
    const asking = userId === undefined || userId === requireUser(actor).id ? requireUser(actor) : requireAdmin(actor);
    const user = await this.deps.users.byId(userId ?? asking.id);
    if (!user) throw new AppError("not_found");
    return this.deps.sessions.list(user, asking.session?.id);
  }

  /** Ends a session of the caller or, for an administrator, of any user. */
  async endSession(actor: Actor, id: string, client: Client): Promise<void> {
    const asking = requireUser(actor);
    const { sessions, users, database, securityLog } = this.deps;
    const userId = await sessions.ownerOf(id);
    const own = userId === asking.id;
    // A user must not learn whether another user's session exists.
    if (userId === null || !(own || asking.role === "ADMIN")) throw new AppError("not_found");
    const account = await users.byId(userId);
    await database.transaction(async (manager) => {
      await sessions.end(manager, { id });
      await securityLog.write({ kind: "sessionEnded", account, client, ...(!own && { by: asking }) }, manager);
    });
  }

  /** Ends all sessions of the signed-in user, including this one. */
  async endSessions(actor: Actor, client: Client): Promise<void> {
    const user = requireUser(actor);
    const { sessions, database, securityLog } = this.deps;
    await database.transaction(async (manager) => {
      await sessions.end(manager, { userId: user.id });
      await securityLog.write({ kind: "sessionsEnded", account: user, client }, manager);
    });
  }

  createPasswordLink(manager: EntityManager, userId: string): Promise<string> {
    return this.deps.links.create(manager, userId);
  }

  /** Ends what logs a user in, in the transaction of the user's change. */
  async revoke(manager: EntityManager, userId: string): Promise<void> {
    const { sessions, links, passkeys } = this.deps;
    await sessions.end(manager, { userId });
    await links.revoke(manager, userId);
    await passkeys.remove(manager, { userId });
  }

  async #ownerOfLink(token: string): Promise<{ user: AuthUser; expiresAt: Date }> {
    const { users, links } = this.deps;
    const { userId, expiresAt } = await links.read(token);
    const user = await users.byId(userId);
    if (user?.status !== "ACTIVE") throw invalidField("token", "link_invalid");
    return { user, expiresAt };
  }

  async #userOf(actor: Actor): Promise<AuthUser> {
    const user = await this.deps.users.byId(requireUser(actor).id);
    if (!user) throw new AppError("unauthenticated");
    return user;
  }

  async #replacePassword(user: AuthUser, password: string, client: Client, linkToken?: string) {
    if (isCommonPassword(password, user)) throw invalidField("password", "password_common");
    const passwordHash = await hashPassword(password);
    const { users, links, revisions, sessions, database, securityLog, rules } = this.deps;
    const result = await database.transaction(async (manager) => {
      if (linkToken) await links.use(manager, linkToken);
      else await links.revoke(manager, user.id);
      await sessions.end(manager, { userId: user.id });
      const { id: subjectId, name } = user;
      await revisions.write(manager, toActor(user), { kind: "user", subjectId, action: "passwordSet", name });
      await securityLog.write({ kind: linkToken ? "passwordSet" : "passwordChanged", account: user, client }, manager);
      const changed = await users.setPassword(manager, user.id, passwordHash);
      const refusal = linkToken ? await rules.refusal(user, manager) : null;
      return refusal ?? sessions.start(manager, changed, client);
    });
    if (typeof result === "string") throw new AppError(result);
    return result;
  }
}

const toActor = ({ id, name, role }: AuthUser): UserActor => ({ kind: "user", id, name, role });
const actorIn = ({ user, session: { id, passwordAt } }: LiveSession): UserActor => ({
  ...toActor(user),
  session: { id, passwordAt },
});
const toSessionUser = ({ id, name, email, role, status }: AuthUser) => ({ id, name, email, role, status });
