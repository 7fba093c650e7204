import type { EntityManager } from "typeorm";
import type { PasswordLinks } from "./password-links.ts";
import type { Sessions } from "./sessions.ts";
import type { StoredPasskeys } from "./stored-passkeys.ts";

/** What the management of users changes of logins, in its transactions. */
export class UserCredentials {
  constructor(
    private readonly deps: {
      readonly sessions: Sessions;
      readonly links: PasswordLinks;
      readonly passkeys: StoredPasskeys;
    },
  ) {}

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
