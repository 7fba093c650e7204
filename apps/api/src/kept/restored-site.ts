import { systemClock } from "@visiga/system/clock";
import type { DataSource } from "typeorm";
import type { WaysToPay } from "#features/site/payment-rule.ts";
import { SecurityLog } from "#platform/security/security-log.ts";
import { installationOf } from "#platform/storage/installation.ts";
import { type AccessSnapshot, accessSnapshot } from "./access-snapshot.ts";
import { compareAccess, reapplyRemovals, requestWords, restoredAccessWords } from "./restored-access.ts";
import { type CalendarEvent, raiseCalendarSequences, readCalendar } from "./restored-calendar.ts";
import { holdRestoredNumbers, readNumbers } from "./restored-numbers.ts";
import { holdReturnedPlans, type Plan, readPlans } from "./restored-plans.ts";

/** What a site must not forget when a backup replaces it. */
export interface RememberedSite {
  /** Null if it was never started. */
  readonly site: string | null;
  readonly access: AccessSnapshot;
  readonly calendar: readonly CalendarEvent[];
  readonly plans: readonly Plan[];
  readonly numbers: WaysToPay;
}

export interface RestoredBackup {
  /** Whether a database existed before, even if it was unreadable. */
  readonly replaces: boolean;
  readonly madeAt: string;
}

export const rememberSite = async (database: DataSource): Promise<RememberedSite> => ({
  site: (await installationOf(database))?.site ?? null,
  access: await accessSnapshot(database),
  calendar: await readCalendar(database),
  plans: await readPlans(database),
  numbers: await readNumbers(database),
});

/**
 * Compares with the previous site, keeps removed content hidden, holds plans that had gone and new numbers to pay to,
 * raises the sequences of its calendar, and records it in the security log.
 */
export async function settleRestored(
  restored: DataSource,
  former: RememberedSite | null,
  { replaces, madeAt }: RestoredBackup,
): Promise<string[]> {
  const { site, access, plans } = await rememberSite(restored);
  const back = former?.site === site ? compareAccess(former.access, access) : null;
  const held = await restored.transaction(async (manager) => {
    const log = new SecurityLog(restored, systemClock);
    const detail = `${madeAt.slice(0, 16).replace("T", " ")} UTC`;
    if (replaces) await log.write({ kind: "backupRestored", detail }, manager);
    if (former) await raiseCalendarSequences(manager, former.calendar);
    const numbers = await holdRestoredNumbers(manager, { former: former?.numbers ?? null, log, now: systemClock() });
    if (!back) return numbers;
    await reapplyRemovals(manager, back);
    const { length } = back.files;
    if (length > 0) await log.write({ kind: "restoreTookDown", detail: String(length) }, manager);
    return [...numbers, ...(await holdReturnedPlans(manager, former?.plans ?? [], plans))];
  });
  if (back) return [...restoredAccessWords(back), ...held];
  return [
    ...held,
    `There is nothing to compare with: accounts are as they were at ${madeAt}`,
    ...requestWords([...access.requests.values()], "Open"),
    `Visitors will see again what was taken down after ${madeAt}. Stop the proxy before you start the server; start it again once you have taken these down in the dashboard.`,
  ];
}

/** Whether a backup has replaced this database since. @param startedAt an ISO time */
export async function wasRestored(database: DataSource, startedAt: string): Promise<boolean> {
  const rows = await database.query<unknown[]>(
    "SELECT 1 FROM security_event WHERE kind = 'backupRestored' AND at >= $1",
    [startedAt],
  );
  return rows.length > 0;
}
