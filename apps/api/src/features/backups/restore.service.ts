import type { Platform } from "#platform/platform.ts";
import type { UserWrites } from "#platform/revisions/user-writes.ts";
import { type Actor, requireRecentPassword } from "#platform/security/actor.ts";
import type { Client } from "#platform/security/identity.ts";
import type { RestoreKeys } from "./restore-keys.ts";

interface Deps extends Pick<Platform, "clock" | "securityLog"> {
  readonly writes: UserWrites;
  readonly auth: { actorOf(sessionId: string): Promise<Actor> };
  readonly keys: RestoreKeys;
}

/** Decides who may use the page `/restore`, whose work the keeper does. */
export class RestoreService {
  constructor(private readonly deps: Deps) {}

  /** A key of the page `/restore`. */
  async open(actor: Actor, client: Client): Promise<{ key: string }> {
    const { writes, securityLog, clock, keys } = this.deps;
    return writes.transaction(actor, { as: "admin" }, async (manager, account) => {
      const session = requireRecentPassword(account, clock());
      await securityLog.write({ kind: "restoreOpened", account, client }, manager);
      return { key: await keys.createFor(manager, session.id) };
    });
  }

  /** Whether a key was valid at its last check. */
  wasAccepted(key: string): boolean {
    return this.deps.keys.wasAccepted(key);
  }

  authorize(key: string): Promise<void> {
    return this.deps.keys.check(key, (sessionId) => this.deps.auth.actorOf(sessionId));
  }
}
