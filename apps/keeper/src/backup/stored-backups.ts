import type { RunningSite } from "@visiga/api/keeper";
import { schoolDay } from "@visiga/contracts/dates";
import { timeSince } from "@visiga/system/clock";
import type { ArchivePlace, StoredArchive } from "#archive/archive-place.ts";
import { backupTime } from "./backup-names.ts";

const retainedDays = 14;
const retainedWeeks = 8;

/** What decides which backups are deleted. */
export interface Retention {
  readonly now: Date;
  /** Whether the clock is trusted: if not, none is deleted. */
  readonly trusted: boolean;
}

export const retentionNow = async ({
  clock,
  clockWatch,
}: Pick<RunningSite, "clock" | "clockWatch">): Promise<Retention> => ({
  now: clock(),
  trusted: await clockWatch.isTrusted(),
});

type Listed = { list(): Promise<readonly StoredArchive[]> };

export type StoredBackup = StoredArchive & { readonly at: Date };

/** Backups that the server made, oldest first, also those that a wrong clock has named after a time in the future. */
export async function allBackups(archives: Listed): Promise<StoredBackup[]> {
  return dated(await archives.list());
}

/** Those that count for what is due and what is outdated. */
export async function storedBackups(archives: Listed, now: Date): Promise<StoredBackup[]> {
  return (await allBackups(archives)).filter(({ at }) => timeSince(at, now) !== null);
}

/** The archives whose name is a backup's, oldest first. */
function dated<Named extends { readonly name: string }>(archives: readonly Named[]): (Named & { readonly at: Date })[] {
  const backups = archives.flatMap((archive) => {
    const at = backupTime(archive.name);
    return at ? [{ ...archive, at }] : [];
  });
  return backups.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Whether there is room for the backup `next`. If not, deletes those that it would replace, but never the newest. */
export async function hasRoom(
  archives: ArchivePlace,
  bytes: number,
  next: string,
  retention: Retention,
): Promise<boolean> {
  const isEnough = async () => {
    const room = await archives.makeRoom();
    return room === null || room >= bytes;
  };
  if (await isEnough()) return true;
  await removeOutdated(archives, retention, next);
  return isEnough();
}

export async function removeOutdated(
  archives: ArchivePlace,
  { now, trusted }: Retention,
  next?: string,
): Promise<void> {
  if (!trusted) return;
  const names = (await storedBackups(archives, now)).map(({ name }) => name);
  const newest = names.at(-1);
  for (const old of outdatedBackups(next ? [...names, next] : names)) if (old !== newest) await archives.remove(old);
}

/** All but the newest of each of the 14 latest days and 8 latest weeks that have a backup, without other files. */
export function outdatedBackups(names: readonly string[]): string[] {
  const backups = dated(names.map((name) => ({ name }))).reverse();
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
