import { printableText } from "@visiga/system/printable-text";
import type { DataSource, EntityManager } from "typeorm";

export interface Plan {
  readonly key: string;
  readonly plannedAt: Date;
}

/** The values of a database that are to come, but the numbers to pay to. A database of an earlier release has none. */
export async function readPlans(database: Pick<DataSource, "query">): Promise<Plan[]> {
  const [found] = await database.query<{ exists: boolean }[]>(
    "SELECT to_regclass('planned_value') IS NOT NULL AS exists",
  );
  if (!found?.exists) return [];
  return database.query(
    `SELECT key, planned_at AS "plannedAt" FROM planned_value WHERE held IS NULL AND key <> 'payments' ORDER BY key`,
  );
}

/**
 * Holds the restored plans that the site no longer had: somebody had withdrawn them, or they were published.
 * @returns sentences for the operator
 */
export async function holdReturnedPlans(
  manager: EntityManager,
  former: readonly Plan[],
  restored: readonly Plan[],
): Promise<string[]> {
  const identity = ({ key, plannedAt }: Plan) => `${key} ${plannedAt.toISOString()}`;
  const known = new Set(former.map(identity));
  const returned = restored.filter((plan) => !known.has(identity(plan))).map(({ key }) => key);
  await manager.query("UPDATE planned_value SET held = 'restored' WHERE key = ANY($1)", [returned]);
  return returned.map(
    (key) => `Not published until somebody confirms it in the dashboard: the planned value of “${printableText(key)}”`,
  );
}
