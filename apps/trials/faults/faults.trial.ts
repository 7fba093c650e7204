import { afterAll, expect, test } from "vitest";
import { testFolder } from "../harness/test-folder.ts";
import { crashBackups } from "./backup-crashes.ts";
import { crashChanges } from "./change-crashes.ts";
import { type Campaign, removeBundles } from "./crash-run.ts";
import { cutPower } from "./power-cuts.ts";
import { crashRestores } from "./restore-crashes.ts";
import { crashUpdates } from "./update-crashes.ts";

const folder = testFolder();
afterAll(removeBundles);

// The campaign is `pnpm faults`, with hundreds of crashes. The steps differ between runs, so a planned crash may miss its step.
test.each<[name: string, campaign: Campaign, total: number, least: number]>([
  ["killing the server or PostgreSQL loses no acknowledged change and leaves none half applied", crashChanges, 10, 7],
  ["killing a process during a backup leaves no partial backup, and the next one is complete", crashBackups, 3, 1],
  ["a killed restore leaves either the old state or the new one", crashRestores, 2, 1],
  ["a power cut during an update leaves the former release or the new one, with its data", crashUpdates, 6, 4],
  ["after a power cut the server starts with every acknowledged change", cutPower, 1, 1],
])("%s", async (_, campaign, total, least) => {
  const figures = await campaign(folder(), total);
  expect(figures.flatMap(({ problems }) => problems)).toEqual([]);
  const crashes = figures.reduce((sum, each) => sum + each.crashes, 0);
  // No figures: no disk can be mounted whose power could be cut.
  expect(crashes).toBeGreaterThanOrEqual(figures.length === 0 ? 0 : least);
});
