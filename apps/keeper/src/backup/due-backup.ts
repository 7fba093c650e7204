import { schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import { isWithin, timeSince } from "@visiga/system/clock";

const hour = 3600 * 1000;
const day = 24 * hour;

/** Milliseconds after a failed attempt. */
export const retryAfter = hour;

/** Hour at which the nightly backup is due, in the school's time zone. */
const nightly = 2;

interface Times {
  readonly now: Date;
  readonly last: Date | null;
  /** When the newest failed attempt since then was made. */
  readonly failed: Date | null;
  readonly changed: Date | null;
}

/**
 * Whether a backup is due: once a night, or at the next start if the machine was off, and after an hour without further
 * changes. After a failure the next attempt waits an hour.
 */
export function isBackupDue({ now, last, failed, changed }: Times): boolean {
  if (failed !== null && isWithin(retryAfter, failed, now)) return false;
  if (last === null || timeSince(last, now) === null || last < lastNight(now)) return true;
  return changed !== null && changed > last && (timeSince(changed, now) ?? 0) >= hour;
}

/** The most recent 2 a.m. in the school's time zone. */
function lastNight(now: Date): Date {
  const today = startOfSchoolDay(schoolDay(now)).getTime() + nightly * hour;
  return new Date(today <= now.getTime() ? today : today - day);
}

export function isVerificationDue({ now, last, failed }: Pick<Times, "now" | "last" | "failed">): boolean {
  if (failed !== null && isWithin(day, failed, now)) return false;
  return last === null || !isWithin(7 * day, last, now);
}
