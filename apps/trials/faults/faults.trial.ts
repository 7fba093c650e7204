import { expect, inject, test } from "vitest";
import { testFolder } from "../harness/test-folder.ts";
import { crashBackups } from "./backup-crashes.ts";
import { crashChanges } from "./change-crashes.ts";
import type { Campaign } from "./crash.ts";
import { cutPower } from "./power-cuts.ts";
import { crashRestores } from "./restore-crashes.ts";
import { crashStarts } from "./start-crashes.ts";
import { crashUpdates } from "./update-crashes.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** `pnpm faults`: hundreds of crashes. */
    allFaults: boolean;
  }
}

const folder = testFolder();

// The steps differ between runs, so a planned crash may miss its step.
test.each<[name: string, campaign: Campaign, some: number, all: number, least: number]>([
  [
    "killing keeper, site or PostgreSQL loses no acknowledged change and leaves none half applied",
    crashChanges,
    5,
    220,
    7,
  ],
  ["killing a process during a backup leaves no partial backup, and the next one is complete", crashBackups, 3, 45, 1],
  ["a killed restore leaves either the old state or the new one", crashRestores, 2, 60, 1],
  ["a first start that is killed is completed by the next one", crashStarts, 2, 30, 1],
  ["a power cut during an update leaves the former release or the new one, with its data", crashUpdates, 6, 80, 4],
  ["after a power cut the server starts with every acknowledged change", cutPower, 1, 50, 1],
])("%s", async (_, campaign, some, all, least) => {
  const figures = await campaign(folder(), inject("allFaults") ? all : some);
  for (const each of figures) process.stdout.write(`${each}\n`);
  expect(figures.flatMap(({ problems }) => problems)).toEqual([]);
  const crashes = figures.reduce((sum, each) => sum + each.crashes, 0);
  // No figures: no disk can be mounted whose power could be cut.
  expect(crashes).toBeGreaterThanOrEqual(figures.length === 0 ? 0 : least);
});
