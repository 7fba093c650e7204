import { retentionDays } from "@visiga/contracts/security-log";
import { LessThan } from "typeorm";
import type { Platform } from "#platform/platform.ts";
import { SecurityEventEntity } from "#platform/security/security-event.entity.ts";

/** Maximum number of rows of each kind in the security log, so that refusals do not push out other events. */
const maxEvents = 10_000;

const day = 24 * 3600 * 1000;

/**
 * Deletes old events of the security log, and removes names and values from old revisions of pictures and accounts;
 * action, time and user stay. Versions of texts and entries of the bin stay, because they can be restored.
 */
export async function clearOldActivity({ database, clock }: Pick<Platform, "database" | "clock">): Promise<void> {
  const { manager } = database;
  const before = (days: number) => new Date(clock().getTime() - days * day);
  await manager.delete(SecurityEventEntity, { at: LessThan(before(retentionDays.securityLog)) });
  await manager.query(
    `DELETE FROM security_event WHERE id IN (
      SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY kind ORDER BY id DESC) AS place FROM security_event)
      WHERE place > $1)`,
    [maxEvents],
  );
  await manager.query(
    `UPDATE revision SET name = '', before = NULL, after = NULL
      WHERE at < $1 AND kind IN ('picture', 'user') AND bin_until IS NULL
        AND (name <> '' OR before IS NOT NULL OR after IS NOT NULL)`,
    [before(retentionDays.activity)],
  );
}
