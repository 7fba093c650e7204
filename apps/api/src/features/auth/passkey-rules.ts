import { schoolDay } from "@visiga/contracts/dates";
import type { EntityManager } from "typeorm";
import type { Platform } from "#platform/platform.ts";
import type { AuthUser } from "./auth-users.ts";

/** Who needs a passkey: a user who has one, and, from a day on, every administrator. */
export class PasskeyRules {
  constructor(private readonly deps: Pick<Platform, "database" | "clock">) {}

  /** Why the password alone does not log a user in; null if it does. */
  async refusal({ id, role }: Pick<AuthUser, "id" | "role">, manager: EntityManager = this.deps.database.manager) {
    const [{ has, required }]: [{ has: boolean; required: boolean | null }] = await manager.query(
      `SELECT EXISTS (SELECT FROM passkey WHERE account_id = $1) AS has, required_from <= $2 AS required
        FROM passkey_requirement`,
      [id, this.today()],
    );
    if (has) return "passkey_required";
    return required && role === "ADMIN" ? "passkey_missing" : null;
  }

  /** First day on which administrators need a passkey, `2027-06-30`; null if they do not. */
  async requiredFrom(manager: EntityManager = this.deps.database.manager): Promise<string | null> {
    const [{ day }]: [{ day: string | null }] = await manager.query(
      "SELECT required_from::text AS day FROM passkey_requirement",
    );
    return day;
  }

  async requireFrom(manager: EntityManager, day: string | null): Promise<void> {
    await manager.query("UPDATE passkey_requirement SET required_from = $1", [day]);
  }

  today(): string {
    return schoolDay(this.deps.clock());
  }
}
