import type { Credentials } from "@visiga/contracts/auth";
import type { PasskeyLogin, PasskeyRegistration } from "@visiga/contracts/passkeys";
import { AppError } from "#platform/errors/app-error.ts";
import type { Caller } from "#platform/security/identity.ts";
import type { AuthDeps } from "./auth-deps.ts";
import type { AuthUser } from "./auth-users.ts";
import type { PasskeyEntity } from "./passkey.entity.ts";
import {
  authenticationOptionsFor,
  checkLogin,
  checkRegistration,
  type RelyingParty,
  registrationOptionsFor,
  requireRelyingParty,
} from "./web-authentication.ts";

/** Logs in with a passkey, and lets an administrator who needs one add it. */
export class PasskeyLogins {
  constructor(private readonly deps: AuthDeps) {}

  async startLogin({ origin }: Caller) {
    const site = requireRelyingParty(origin);
    return authenticationOptionsFor(this.deps.challenges.create("login", null), site);
  }

  /** @throws AppError as `PasswordChecks.queue`; `passkey_refused` */
  async logIn({ response }: PasskeyLogin, { origin, ...client }: Caller) {
    const { database, users, sessions, passkeys, checks, securityLog } = this.deps;
    const site = requireRelyingParty(origin);
    const [passkey, account] = await checks.lookUp(client, async () => {
      const found = await passkeys.byCredential(response.id);
      return [found, found && (await users.byId(found.userId))] as const;
    });
    // Failures count for the passkey, so that failed passwords do not lock it.
    const attempt = checks.attempt(response.id, account?.id, client);
    const refusal = await checks.queue(attempt, account, client, () => this.#check(response, passkey, account, site));
    if (refusal || !passkey || !account) {
      const kind = refusal ?? "passkeyRefused";
      const detail = passkey ? { detail: passkey.name } : {};
      await securityLog.write({ kind, account, client, ...detail });
      throw new AppError("passkey_refused");
    }
    await checks.recordSuccess(attempt, account.id);
    const tokens = await database.transaction(async (manager) => {
      const started = await sessions.start(manager, account, client);
      await securityLog.write({ kind: "passkeyUsed", account, client, detail: passkey.name }, manager);
      return started;
    });
    checks.rememberBrowser(client, account.id);
    return tokens;
  }

  /** @returns why the answer is refused; null if it is accepted */
  async #check(
    response: PasskeyLogin["response"],
    passkey: PasskeyEntity | null,
    account: AuthUser | null,
    site: RelyingParty,
  ): Promise<"passkeyRefused" | "passkeyCopied" | null> {
    const { passkeys, challenges } = this.deps;
    const used = await challenges.use("login", response.response.clientDataJSON);
    if (!used || !passkey || account?.status !== "ACTIVE") return "passkeyRefused";
    const counter = await checkLogin(response, passkey, used.challenge, site);
    if (counter === null) return "passkeyRefused";
    return (await passkeys.use(passkey, counter)) ? null : "passkeyCopied";
  }

  /** Starts the first passkey of an administrator who may not log in without one. */
  async startEnrolment(credentials: Credentials, { origin, ...client }: Caller) {
    const { challenges, checks, rules, securityLog } = this.deps;
    const site = requireRelyingParty(origin);
    const user = await checks.userOf(credentials, client);
    const refusal = await rules.refusal(user);
    const kind = refusal ? "passkeyAsked" : "accessDenied";
    await securityLog.write({ kind, account: user, client, detail: "passkeys.startEnrolment" });
    if (refusal !== "passkey_missing") throw new AppError(refusal ?? "forbidden");
    return registrationOptionsFor(user, [], challenges.create("enrolment", user), site);
  }

  async enrol({ name, response }: PasskeyRegistration, { origin, ...client }: Caller) {
    const { database, users, sessions, passkeys, challenges, rules, checks, securityLog } = this.deps;
    const site = requireRelyingParty(origin);
    const used = await challenges.use("enrolment", response.response.clientDataJSON);
    const checked = used && (await checkRegistration(response, used.challenge, site));
    if (!used?.userId || !checked) throw new AppError("passkey_invalid");
    const { userId } = used;
    const tokens = await database.transaction(async (manager) => {
      await passkeys.lockOf(manager, userId);
      const user = await users.byId(userId, manager);
      const needed = user?.status === "ACTIVE" && (await rules.refusal(user, manager)) === "passkey_missing";
      if (!user || !needed) throw new AppError("passkey_invalid");
      await passkeys.add(manager, { ...checked, userId, host: site.host, name });
      await securityLog.write({ kind: "passkeyRegistered", account: user, client, detail: name }, manager);
      return sessions.start(manager, user, client);
    });
    checks.rememberBrowser(client, userId);
    return tokens;
  }
}
