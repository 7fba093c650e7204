import { expect, test } from "vitest";
import { backupName } from "./backup-names.ts";
import { outdatedBackups } from "./outdated-backups.ts";

const day = 24 * 3600 * 1000;
/** A Wednesday, two in the morning at the school. */
const newest = Date.parse("2027-03-10T02:00:00+03:00");
const nightly = (daysAgo: number) => backupName(new Date(newest - daysAgo * day));

test("14 days and 8 weeks are kept, of each the newest backup", () => {
  const all = Array.from({ length: 100 }, (_, daysAgo) => nightly(daysAgo));
  const outdated = new Set(outdatedBackups(all));
  const kept = all.flatMap((name, daysAgo) => (outdated.has(name) ? [] : [daysAgo]));
  // The newest of a week is that of its Sunday: 3, 10, 17 … days ago; the first of eight weeks is the current one.
  expect(kept).toEqual([...Array.from({ length: 14 }, (_, index) => index), 17, 24, 31, 38, 45]);
});

test("of several on a day the newest is kept, whatever the order of their names", () => {
  const [morning, noon] = [new Date(newest), new Date(newest + 10 * 3600 * 1000)].map(backupName);
  expect(outdatedBackups([String(morning), String(noon)])).toEqual([morning]);
  expect(outdatedBackups([String(noon), String(morning)])).toEqual([morning]);
});

test("days without the machine count for nothing", () => {
  expect(outdatedBackups([nightly(0), nightly(200), nightly(400)])).toEqual([]);
});

test("files of other names are left alone", () => {
  expect(
    outdatedBackups([...Array.from({ length: 30 }, () => "mine.tar"), "before-restore-2027-03-10T02-00-00Z.tar"]),
  ).toEqual([]);
});
