import type { DataSource, EntityManager } from "typeorm";
import { hasRealNumber, newNumbers, shownMeanwhile, type WaysToPay } from "#features/site/payment-rule.ts";
import type { SecurityLog } from "#platform/security/security-log.ts";

/** The numbers to pay to that visitors of a database see. */
export async function readNumbers(database: Pick<DataSource, "query">): Promise<WaysToPay> {
  const [row] = await database.query<{ value: WaysToPay | null }[]>(
    "SELECT value FROM site_value WHERE key = 'payments'",
  );
  return row?.value ?? [];
}

interface Comparison {
  /** Null where the site before the restore could not be read. */
  readonly former: WaysToPay | null;
  readonly log: SecurityLog;
  readonly now: Date;
}

/**
 * Numbers that were not public before the restore wait, as if the administrator who was the first had entered them: for
 * another one, or for a day. Where nothing is known of the site before, the security log and Today say that they changed.
 * What waited in the backup waits anew.
 */
export async function holdRestoredNumbers(manager: EntityManager, { former, log, now }: Comparison): Promise<string[]> {
  await manager.query("UPDATE planned_value SET planned_at = $1 WHERE key = 'payments'", [now]);
  const restored = await readNumbers(manager);
  const known = former !== null && hasRealNumber(former);
  const found = known ? newNumbers(former, restored) : [];
  const detail = (ways: WaysToPay) =>
    ways.map(({ name, number, holder }) => `${name} ${number} (${holder})`).join(", ");
  if (former === null && hasRealNumber(restored))
    await log.write({ kind: "numbersRestored", detail: detail(restored).slice(0, 500) }, manager);
  if (!known || found.length === 0) return [];
  const shown = shownMeanwhile(former, restored);
  await manager.query("UPDATE site_value SET value = $1, version = version + 1 WHERE key = 'payments'", [
    shown.length > 0 ? JSON.stringify(shown) : null,
  ]);
  await manager.query(
    `INSERT INTO planned_value (key, value, planned_at, planner_id, planner_name)
      SELECT 'payments', $1, $2, coalesce((SELECT id FROM account WHERE role = 'ADMIN' AND status = 'ACTIVE'
        ORDER BY created_at, id LIMIT 1), gen_random_uuid()), ''
      ON CONFLICT (key) DO UPDATE SET value = excluded.value, planned_at = excluded.planned_at, held = NULL,
        planner_id = excluded.planner_id, planner_name = '', version = planned_value.version + 1`,
    [JSON.stringify(restored), now],
  );
  const numbers = detail(found.map(({ way }) => way));
  await log.write({ kind: "numberEntered", detail: numbers.slice(0, 500) }, manager);
  return [
    `Not shown until an administrator agrees, or for a day where there is one only: the numbers to pay to ${numbers}`,
  ];
}
