import { expect, test } from "vitest";
import { backupName } from "./backup-names.ts";
import { outdatedBackups } from "./stored-backups.ts";

const day = 24 * 3600 * 1000;
/** A Wednesday, 2 a.m. at the school. */
const newest = Date.parse("2027-03-10T02:00:00+03:00");
const nightly = (daysAgo: number) => backupName(new Date(newest - daysAgo * day));

test("the newest backup of each of 14 days and 8 weeks is kept", () => {
  const all = Array.from({ length: 100 }, (_, daysAgo) => nightly(daysAgo));
  const outdated = new Set(outdatedBackups(all));
  const kept = all.flatMap((name, daysAgo) => (outdated.has(name) ? [] : [daysAgo]));
  // A week's newest backup is Sunday's: 3, 10, 17 … days ago. The current week is the first of the eight.
  expect(kept).toEqual([...Array.from({ length: 14 }, (_, index) => index), 17, 24, 31, 38, 45]);
});

test("the newest backup of a day is kept, regardless of the order of names", () => {
  const [morning, noon] = [new Date(newest), new Date(newest + 10 * 3600 * 1000)].map((at) => backupName(at));
  expect(outdatedBackups([String(morning), String(noon)])).toEqual([morning]);
  expect(outdatedBackups([String(noon), String(morning)])).toEqual([morning]);
});

test("gaps between backups do not count towards the kept days", () => {
  expect(outdatedBackups([nightly(0), nightly(200), nightly(400)])).toEqual([]);
});

test("files with other names are never deleted", () => {
  expect(
    outdatedBackups([...Array.from({ length: 30 }, () => "mine.tar"), "before-restore-2027-03-10T02-00-00Z.tar"]),
  ).toEqual([]);
});
