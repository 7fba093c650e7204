import type {
  Credentials,
  LinkCheck,
  PasswordChange,
  PasswordConfirmation,
  PasswordSetting,
  Preferences,
  RefreshRequest,
  SessionQuery,
  SessionReference,
  TokenCheck,
} from "@visiga/contracts/auth";
import { isCommonPassword } from "@visiga/system/security/common-passwords";
import type { EntityManager } from "typeorm";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import { type Actor, type ConfirmedUser, requireAdmin, requireUser, visitor } from "#platform/security/actor.ts";
import type { Client } from "#platform/security/identity.ts";
import { hashPassword } from "#platform/security/passwords.ts";
import type { AuthDeps } from "./auth-deps.ts";
import type { AuthUser } from "./auth-users.ts";
import type { LoginClient } from "./password-checks.ts";
import { actorIn, toActor } from "./sessions.ts";

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
    const tokens = await database.transaction(async (manager) => {
      const started = await sessions.start(manager, user, client);
      await securityLog.write({ kind: "signedIn", account: user, client }, manager);
      return started;
    });
    checks.rememberBrowser(client, user.id);
    return tokens;
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

  /** Tells a client whose token it has. @throws AppError as `identify` */
  async check({ token }: TokenCheck) {
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
    await this.#changeOwn(actor, (manager, { id }) => this.deps.users.setPreferences(manager, id, preferences));
  }

  refresh({ refreshToken }: RefreshRequest, client: Client) {
    return this.deps.sessions.refresh(refreshToken, client);
  }

  /** Ends the session of a refresh token. Unknown tokens are ignored. */
  async logout({ refreshToken }: RefreshRequest, client: Client): Promise<void> {
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
    const passwordHash = await hashNew(user, password);
    const { database, users, links, rules, sessions } = this.deps;
    const tokens = await database.transaction(async (manager) => {
      await users.lock(manager, [user.id]);
      await links.use(manager, token);
      // The link, which is used up here, confirms its user.
      const owner = toActor(user) as ConfirmedUser;
      const changed = await this.#storePassword(manager, owner, passwordHash, client, "passwordSet");
      return (await rules.refusal(user, manager)) ?? sessions.start(manager, changed, client);
    });
    if (typeof tokens === "string") throw new AppError(tokens);
    this.deps.checks.rememberBrowser(client, user.id);
    return tokens;
  }

  /** Checks the current password, sets the new one, ends all sessions of the user and starts a new one. */
  async changePassword(actor: Actor, { current, password }: PasswordChange, client: LoginClient) {
    const user = await this.deps.checks.confirm(actor, { field: "current", password: current }, client);
    const passwordHash = await hashNew(user, password);
    const { links, sessions } = this.deps;
    return this.#changeOwn(actor, async (manager, own) => {
      await links.revoke(manager, own.id);
      const changed = await this.#storePassword(manager, own, passwordHash, client, "passwordChanged");
      return sessions.start(manager, changed, client);
    });
  }

  /** Confirms the current password, for actions that require a recent confirmation. */
  async confirmPassword(actor: Actor, { password }: PasswordConfirmation, client: LoginClient): Promise<void> {
    await this.deps.checks.confirm(actor, { field: "password", password }, client);
    await this.#changeOwn(actor, async (manager, { session }) => {
      if (session) await this.deps.confirmations.store(manager, session.id);
    });
  }

  /** The caller's sessions or, for an administrator, those of a user. */
  async sessions(actor: Actor, { userId }: SessionQuery) {
    const asking = userId === undefined || userId === requireUser(actor).id ? requireUser(actor) : requireAdmin(actor);
    const user = await this.deps.users.byId(userId ?? asking.id);
    if (!user) throw new AppError("not_found");
    return this.deps.sessions.list(user, asking.session?.id);
  }

  /** Ends a session of the caller or, for an administrator, of any user. */
  async endSession(actor: Actor, { id }: SessionReference, client: Client): Promise<void> {
    const asking = requireUser(actor);
    const { sessions, users, writes, securityLog } = this.deps;
    const userId = await sessions.ownerOf(id);
    const own = userId === asking.id;
    // A user must not learn whether another user's session exists.
    if (userId === null || !(own || asking.role === "ADMIN")) throw new AppError("not_found");
    const account = await users.byId(userId);
    const lock = (manager: EntityManager) => users.lock(manager, [asking.id, userId]);
    await writes.transaction(actor, { as: own ? "user" : "admin", lock }, async (manager, user) => {
      await sessions.end(manager, { id });
      await securityLog.write({ kind: "sessionEnded", account, client, ...(!own && { by: user }) }, manager);
    });
  }

  /** Ends all sessions of the signed-in user, including this one. */
  async endSessions(actor: Actor, client: Client): Promise<void> {
    const { sessions, securityLog } = this.deps;
    await this.#changeOwn(actor, async (manager, user) => {
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

  /** Changes what belongs to the caller's own account. */
  #changeOwn<Result>(actor: Actor, work: (manager: EntityManager, user: ConfirmedUser) => Promise<Result>) {
    const { writes, users } = this.deps;
    const lock = (manager: EntityManager) => users.lock(manager, [requireUser(actor).id]);
    return writes.transaction(actor, { as: "user", lock }, work);
  }

  /** Ends all sessions of the user too. */
  async #storePassword(
    manager: EntityManager,
    user: ConfirmedUser,
    passwordHash: string,
    client: Client,
    kind: "passwordSet" | "passwordChanged",
  ): Promise<AuthUser> {
    const { users, revisions, sessions, securityLog } = this.deps;
    await sessions.end(manager, { userId: user.id });
    const { id: subjectId, name } = user;
    await revisions.write(manager, user, { kind: "user", subjectId, action: "passwordSet", name });
    await securityLog.write({ kind, account: user, client }, manager);
    return users.setPassword(manager, user.id, passwordHash);
  }
}

async function hashNew(user: AuthUser, password: string): Promise<string> {
  if (isCommonPassword(password, user)) throw invalidField("password", "password_common");
  return hashPassword(password);
}

const toSessionUser = ({ id, name, email, role, status, opensToday }: AuthUser) => ({
  id,
  name,
  email,
  role,
  status,
  opensToday,
});
