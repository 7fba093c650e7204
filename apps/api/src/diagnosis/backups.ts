import type { DataSource } from "typeorm";
import { backupTime } from "#features/backups/backup-names.ts";
import type { ArchivePlace } from "#platform/archive/archive-place.ts";
import { commandLine } from "#platform/system/command-line.ts";
import { type Finding, findingsAbout, reason } from "./finding.ts";

const { fine, warn, broken } = findingsAbout("backups");

const hour = 3600 * 1000;

/** Checks that a recent backup exists. @param database null if it could not be opened */
export async function diagnoseBackups(
  archives: ArchivePlace,
  database: DataSource | null,
  now: Date,
): Promise<Finding[]> {
  return [await newestBackup(archives, now), ...(database === null ? [] : await lastReports(database, now))];
}

const atNight = `${commandLine("backup")}; the log says why there was none at night.`;

async function lastReports(database: DataSource, now: Date): Promise<Finding[]> {
  const rows = await database
    .query<{ work: string; name: string; at: Date; problem: string | null }[]>(
      "SELECT DISTINCT ON (work) work, name, at, problem FROM backup_report ORDER BY work, id DESC",
    )
    // A database of an older version does not have this table.
    .catch(() => []);
  return rows.flatMap(({ work, name, at, problem }) => {
    if (problem === "room")
      return [broken(`${name} was not made because the disk has too little free space`, "Make room.")];
    if (problem !== null) return [broken(`${name} could not be ${work}`, "The log of the server says why.")];
    if (work !== "verified") return [];
    const days = Math.floor((now.getTime() - at.getTime()) / (24 * hour));
    return [
      days > 10
        ? warn(`no backup has been verified for ${days} days`, `${commandLine("verify")} <file>`)
        : fine(`${name} was verified`),
    ];
  });
}

async function newestBackup(archives: ArchivePlace, now: Date): Promise<Finding> {
  try {
    const made = (await archives.list()).flatMap(({ name, bytes }) => {
      const at = backupTime(name);
      return at === null ? [] : [{ name, bytes, at }];
    });
    const newest = made.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1);
    if (newest === undefined)
      return warn(
        `there is none in ${archives.place}`,
        `${commandLine("backup")} makes one; the server makes one every night.`,
      );
    const hours = Math.floor((now.getTime() - newest.at.getTime()) / hour);
    const says = `${made.length} in ${archives.place}, the newest ${hours} hours old: ${newest.name}`;
    if (newest.bytes === 0) return broken(`${newest.name} is empty`, commandLine("backup"));
    if (hours > 7 * 24) return broken(says, atNight);
    return hours > 36 ? warn(says, atNight) : fine(says);
  } catch (error) {
    return broken(`cannot be listed: ${reason(error)}`);
  }
}
