import type { KeptSite } from "@visiga/api/kept-site";
import type { BackupProblem } from "@visiga/contracts/backups";
import { timeSince } from "@visiga/system/clock";
import { commandLine } from "@visiga/system/command-line";
import { reasonOf } from "@visiga/system/errors/disk-failure";
import type { DataSource } from "typeorm";
import type { ArchivePlace } from "#archive/archive-place.ts";
import type { SecondPlace } from "#backup/second-places.ts";
import { allBackups, storedBackups } from "#backup/stored-backups.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { fine, warn, broken } = findingsAbout("backups");

const hour = 3600 * 1000;

interface Places {
  readonly archives: ArchivePlace;
  readonly copies: readonly Pick<SecondPlace, "work" | "place" | "list">[];
}

/** Checks that a recent backup exists, in each place. @param database null if it could not be opened */
export async function diagnoseBackups(
  { archives, copies }: Places,
  database: DataSource | null,
  now: Date,
  kept: Pick<KeptSite, "newestReport">,
) {
  const works = ["made", "verified", ...copies.map(({ work }) => work)] as const;
  return [
    await newestBackup(archives, now, {
      none: `${commandLine("backup")} makes one; the server makes one every night.`,
      old: `${commandLine("backup")}; the log says why there was none at night.`,
    }),
    ...(await Promise.all(copies.map((place) => newestBackup(place, now, { none: copied, old: copied })))),
    // A database of an older version does not have the table of reports.
    ...(database === null ? [] : await lastReports(database, works, now, kept).catch(() => [])),
  ];
}

const copied = "The server copies each backup there; its log says why it could not.";

const done: Readonly<Record<BackupProblem["work"], string>> = {
  made: "made",
  verified: "verified",
  copiedToFolder: "copied to BACKUP_COPY_DIR",
  copiedToBucket: "copied to BACKUP_S3_BUCKET",
};

async function lastReports(
  database: DataSource,
  works: readonly BackupProblem["work"][],
  now: Date,
  { newestReport }: Pick<KeptSite, "newestReport">,
): Promise<Finding[]> {
  const reports = await Promise.all(works.map((work) => newestReport(database, work)));
  return reports.flatMap((report) => {
    if (report === null) return [];
    const { work, name, at, problem } = report;
    const what = done[work];
    if (problem === "room")
      return broken(`${name} was not ${what} because the disk has too little free space`, "Make room.");
    if (problem === "missing")
      return broken(`${name} was not ${what}: there was no such folder`, "Plug its stick in, or mount its share.");
    if (problem !== null) return broken(`${name} could not be ${what}`, "The log of the server says why.");
    return work === "verified" ? verification(name, at, now) : [];
  });
}

function verification(name: string, at: Date, now: Date): Finding {
  const passed = timeSince(at, now);
  if (passed === null)
    return warn(
      `was verified at ${at.toISOString()}, in the future`,
      "Set the clock if it is wrong; the server verifies again.",
    );
  const days = Math.floor(passed / (24 * hour));
  if (days <= 10) return fine(`${name} was verified`);
  return warn(`no backup has been verified for ${days} days`, `${commandLine("verify")} <file>`);
}

async function newestBackup(
  archives: Pick<SecondPlace, "place" | "list">,
  now: Date,
  advice: { readonly none: string; readonly old: string },
): Promise<Finding> {
  try {
    const stored = await storedBackups(archives, now);
    const ahead = (await allBackups(archives)).filter(({ name }) => !stored.some((counted) => counted.name === name));
    if (ahead.length > 0)
      return broken(
        `${ahead.length} in ${archives.place} named after a time in the future by a wrong clock, which do not count: ${ahead.map(({ name }) => name).join(", ")}`,
        `Set the clock if it is wrong; rename or remove them once there is a newer one. ${stored.length} others count.`,
      );
    const newest = stored.at(-1);
    if (newest === undefined) return warn(`there is none in ${archives.place}`, advice.none);
    const hours = Math.floor((now.getTime() - newest.at.getTime()) / hour);
    const says = `${stored.length} in ${archives.place}, the newest ${hours} hours old: ${newest.name}`;
    if (newest.bytes === 0) return broken(`${newest.name} is empty`, commandLine("backup"));
    if (hours > 7 * 24) return broken(says, advice.old);
    return hours > 36 ? warn(says, advice.old) : fine(says);
  } catch (error) {
    return broken(`cannot be listed: ${reasonOf(error)}`);
  }
}
