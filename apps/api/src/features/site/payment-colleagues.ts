import type { SecurityEventKind } from "@visiga/contracts/security-log";
import type { EntityManager } from "typeorm";
import type { Platform } from "#platform/platform.ts";

const day = 24 * 3600 * 1000;

interface Administrator {
  readonly id: string;
  readonly createdAt: Date;
}

interface Deps extends Pick<Platform, "securityLog"> {
  readonly accounts: { activeAdministrators(manager: EntityManager): Promise<readonly Administrator[]> };
}

/** What makes somebody an administrator, or ends it. */
const rights = ["roleChanged", "statusChanged", "accountBroughtBack", "accountDeleted"] as const;
/** What could put the account into other hands. */
const access = ["passwordSet", "passkeysReset"] as const;

/** Who counts as the second administrator of a number that waits. */
export class Colleagues {
  constructor(private readonly deps: Deps) {}

  /**
   * Whoever was made an administrator less than a day before the number was entered, or since, is none, and whose password
   * was reset since then may not agree: whoever enters a number must not make the one who agrees.
   * @returns `freeAt`: when the number is public by itself, a day after it was entered and after the last colleague went;
   * null while there is one
   */
  async of(manager: EntityManager, plan: { readonly plannerId: string; readonly plannedAt: Date }) {
    const since = new Date(plan.plannedAt.getTime() - day);
    const events = await this.deps.securityLog.since([...rights, ...access], since, manager);
    const had = (id: string, kinds: readonly SecurityEventKind[]) =>
      events.some(({ accountId, kind }) => accountId === id && kinds.includes(kind));
    const others = (await this.deps.accounts.activeAdministrators(manager))
      .filter(({ id, createdAt }) => id !== plan.plannerId && createdAt <= since)
      .map(({ id }) => id)
      .filter((id) => !had(id, rights));
    const changes = events.flatMap(({ kind, at }) => (rights.some((each) => each === kind) ? [at.getTime()] : []));
    return {
      mayAgree: others.filter((id) => !had(id, access)),
      freeAt: others.length > 0 ? null : new Date(Math.max(plan.plannedAt.getTime(), ...changes) + day),
    };
  }
}
