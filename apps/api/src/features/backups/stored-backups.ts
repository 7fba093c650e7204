import type { ArchivePlace, StoredArchive } from "#platform/archive/archive-place.ts";
import { backupTime } from "./backup-names.ts";
import { outdatedBackups } from "./outdated-backups.ts";

export interface StoredBackup extends StoredArchive {
  readonly at: Date;
}

/** Backups that the server made, oldest first. */
export async function storedBackups(archives: ArchivePlace): Promise<StoredBackup[]> {
  const backups = (await archives.list()).flatMap((archive) => {
    const at = backupTime(archive.name);
    return at ? [{ ...archive, at }] : [];
  });
  return backups.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/**
 * Whether there is room for a backup. If not, deletes those that it would make obsolete, but never the newest.
 * @param next name of the backup about to be stored
 */
export async function hasRoom(archives: ArchivePlace, bytes: number, next: string): Promise<boolean> {
  const isEnough = async () => {
    const room = await archives.makeRoom();
    return room === null || room >= bytes;
  };
  if (await isEnough()) return true;
  await removeOutdated(archives, next);
  return isEnough();
}

export async function removeOutdated(archives: ArchivePlace, next?: string): Promise<void> {
  const names = (await storedBackups(archives)).map(({ name }) => name);
  const newest = names.at(-1);
  for (const old of outdatedBackups(next ? [...names, next] : names)) if (old !== newest) await archives.remove(old);
}
