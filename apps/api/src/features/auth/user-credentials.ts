import type { EntityManager } from "typeorm";
import type { AuthDeps } from "./auth-deps.ts";

/** What the management of users changes of logins, in its transactions. */
export class UserCredentials {
  constructor(private readonly deps: Pick<AuthDeps, "sessions" | "links" | "passkeys">) {}

  createPasswordLink(manager: EntityManager, userId: string): Promise<string> {
    return this.deps.links.create(manager, userId);
  }

  async revoke(manager: EntityManager, userId: string): Promise<void> {
    const { sessions, links, passkeys } = this.deps;
    await sessions.end(manager, { userId });
    await links.revoke(manager, userId);
    await passkeys.remove(manager, { userId });
  }
}
