import type { Credentials } from "@visiga/contracts/auth";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import { BoundedQueue } from "#platform/http/bounded-queue.ts";
import type { Platform } from "#platform/platform.ts";
import { type Actor, requireUser } from "#platform/security/actor.ts";
import type { BrowserCookie } from "#platform/security/browser-cookie.ts";
import type { Client } from "#platform/security/identity.ts";
import { checkPassword } from "#platform/security/passwords.ts";
import type { AuthUser, AuthUsers } from "./auth-users.ts";
import { type Attempt, type KnownBrowsers, type LoginLimits, rememberedFor } from "./login-limits.ts";

export interface LoginClient extends Client {
  readonly cookie: BrowserCookie;
}

interface Deps extends Pick<Platform, "securityLog"> {
  readonly users: AuthUsers;
}

/** Two checks per queue leave threads of the pool for file operations. */
const bounds = { concurrency: 2, maxQueue: 20 };

export class PasswordChecks {
  /**
   * Limits concurrent logins: checking a password takes about 30 ms of CPU time and 19 MiB. Known browsers have a
   * separate queue, so that a flood of other attempts cannot block them.
   */
  readonly queues = { known: new BoundedQueue(bounds), unknown: new BoundedQueue(bounds) };
  /** Before these queues it has to be known who logs in. The queries of a crowd must not take every connection. */
  readonly #lookups = new BoundedQueue({ concurrency: 2, maxQueue: 400 });

  constructor(
    private readonly deps: Deps,
    private readonly limits: LoginLimits,
    private readonly browsers: KnownBrowsers,
  ) {}

  /** Who logs in. Takes the same time for a wrong password, an unknown email address and an inactive user. */
  async userOf({ email, password }: Credentials, client: LoginClient): Promise<AuthUser> {
    const user = await this.lookUp(client, () => this.deps.users.byEmail(email));
    const attempt = this.attempt(email, user?.id, client);
    const fits = await this.queue(attempt, user, client, () => checkPassword(password, user?.passwordHash));
    if (!user || !fits || user.status !== "ACTIVE") {
      await this.deps.securityLog.write({ kind: user ? "signInRefused" : "signInUnknown", account: user, client });
      throw new AppError("login_failed");
    }
    await this.recordSuccess(attempt, user.id);
    return user;
  }

  /** The signed-in user, after the password was entered again. */
  async confirm(
    actor: Actor,
    { field, password }: { readonly field: string; readonly password: string },
    client: LoginClient,
  ): Promise<AuthUser> {
    const user = await this.deps.users.byId(requireUser(actor).id);
    if (!user) throw new AppError("unauthenticated");
    const attempt = this.attempt(user.email, user.id, client);
    await this.countAttempt(attempt, user, client);
    if (!(await checkPassword(password, user.passwordHash))) {
      await this.deps.securityLog.write({ kind: "passwordRefused", account: user, client });
      throw invalidField(field, "password_wrong");
    }
    await this.recordSuccess(attempt, user.id);
    return user;
  }

  /** Reads who logs in; for an unknown browser only if there is room. @throws AppError `unavailable` */
  lookUp<Found>({ cookie }: LoginClient, query: () => Promise<Found>): Promise<Found> {
    return this.#lookups.run(async () => {
      if (cookie.value === undefined) this.queues.unknown.checkRoom();
      return query();
    });
  }

  /** Counts an attempt and checks it, in the queue of known or of other browsers. */
  async queue<Result>(attempt: Attempt, user: AuthUser | null, client: Client, check: () => Promise<Result>) {
    const known = attempt.browser !== null;
    // Waits before it joins the queue, so that other known browsers need not wait too.
    if (known) await this.countAttempt(attempt, user, client);
    return this.queues[known ? "known" : "unknown"].run(async () => {
      if (!known) await this.countAttempt(attempt, user, client);
      return check();
    });
  }

  /** @param name the key under which failures are counted: the email address, or the id of a passkey */
  attempt(name: string, userId: string | undefined, { address, cookie }: LoginClient): Attempt {
    const browser = userId === undefined ? null : this.browsers.nameOf(cookie.value, userId);
    return { email: name, address, userId, browser };
  }

  /** Counts an attempt and logs a refusal. @throws AppError `rate_limited` */
  async countAttempt(attempt: Attempt, user: AuthUser | null, client: Client): Promise<void> {
    try {
      await this.limits.countAttempt(attempt);
    } catch (error) {
      if (error instanceof AppError) await this.deps.securityLog.write({ kind: "signInLocked", account: user, client });
      throw error;
    }
  }

  recordSuccess(attempt: Attempt, userId: string): Promise<void> {
    return this.limits.recordSuccess({ ...attempt, userId });
  }

  rememberBrowser({ cookie }: LoginClient, userId: string): void {
    cookie.set(this.browsers.remember(cookie.value, userId), rememberedFor);
  }
}
