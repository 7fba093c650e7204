import { backupTime } from "#features/backups/backup-names.ts";
import type { ArchivePlace } from "#platform/archive/archive-place.ts";
import { type Finding, findingsAbout, reason } from "./finding.ts";

const { fine, warn, broken } = findingsAbout("backups");

const hour = 3600 * 1000;

/** When the last backup was made. */
export async function diagnoseBackups(archives: ArchivePlace, now: Date): Promise<Finding[]> {
  try {
    const made = (await archives.list()).flatMap(({ name, bytes }) => {
      const at = backupTime(name);
      return at === null ? [] : [{ name, bytes, at }];
    });
    const newest = made.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1);
    if (newest === undefined)
      return [warn(`there is none in ${archives.place}`, "pnpm backup makes one; the server makes one every night.")];
    const hours = Math.floor((now.getTime() - newest.at.getTime()) / hour);
    const says = `${made.length} in ${archives.place}, the newest ${hours} hours old: ${newest.name}`;
    if (newest.bytes === 0) return [broken(`${newest.name} is empty`, "pnpm backup")];
    if (hours > 7 * 24) return [broken(says, "pnpm backup; then look in the log why there was none at night.")];
    return [hours > 36 ? warn(says, "pnpm backup; then look in the log why there was none at night.") : fine(says)];
  } catch (error) {
    return [broken(`cannot be listed: ${reason(error)}`)];
  }
}
