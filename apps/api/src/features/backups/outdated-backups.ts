import { schoolDay } from "@visiga/contracts/dates";
import { backupTime } from "./backup-names.ts";

const retainedDays = 14;
const retainedWeeks = 8;

/**
 * The backups to delete: all but the newest of each of the 14 latest days and 8 latest weeks that have a backup. Files
 * with other names are never included.
 */
export function outdatedBackups(names: readonly string[]): string[] {
  const backups = names
    .flatMap((name) => {
      const at = backupTime(name);
      return at ? [{ name, at }] : [];
    })
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  const newestOfEach = (period: (at: Date) => unknown, most: number) => {
    const newest = new Map<unknown, string>();
    for (const { name, at } of backups) if (newest.size < most && !newest.has(period(at))) newest.set(period(at), name);
    return [...newest.values()];
  };
  const kept = [...newestOfEach(schoolDay, retainedDays), ...newestOfEach(week, retainedWeeks)];
  return backups.map(({ name }) => name).filter((name) => !kept.includes(name));
}

/** Number of the week in the school's time zone, Monday to Sunday. */
function week(at: Date): number {
  const days = Date.parse(schoolDay(at)) / (24 * 3600 * 1000);
  // Day 0 was a Thursday.
  return Math.floor((days + 3) / 7);
}
