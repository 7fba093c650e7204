import { schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";

const hour = 3600 * 1000;
const day = 24 * hour;

/** Hours after midnight at the school. */
const nightly = 2;

interface Times {
  readonly now: Date;
  /** Of the newest backup. */
  readonly last: Date | null;
  /** Of the newest attempt that failed since then. */
  readonly failed: Date | null;
  /** Of the last change of content. */
  readonly changed: Date | null;
}

/**
 * Whether a backup is due: once a night, as soon as the machine runs again where it was off, and once nobody has changed
 * anything for an hour after a change. After a failure an hour passes first.
 */
export function isBackupDue({ now, last, failed, changed }: Times): boolean {
  if (failed !== null && now.getTime() - failed.getTime() < hour) return false;
  if (last === null || last < lastNight(now)) return true;
  return changed !== null && changed > last && now.getTime() - changed.getTime() >= hour;
}

/** The last time that it was two in the morning at the school. */
function lastNight(now: Date): Date {
  const today = startOfSchoolDay(schoolDay(now)).getTime() + nightly * hour;
  return new Date(today <= now.getTime() ? today : today - day);
}

/** Whether the newest backup is to be verified: weekly, a day after a failure. */
export function isVerificationDue({ now, last, failed }: Pick<Times, "now" | "last" | "failed">): boolean {
  if (failed !== null && now.getTime() - failed.getTime() < day) return false;
  return last === null || now.getTime() - last.getTime() >= 7 * day;
}
