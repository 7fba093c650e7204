import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Crash } from "@visiga/keeper/src/testing/crash-steps.ts";
import { SampleInstallation } from "@visiga/keeper/src/testing/sample-installation.ts";
import { archiveIn } from "../updates/update-fixtures.ts";
import { CrashFigures, plannedCrashes, runCrashCommand } from "./crash.ts";

/**
 * Updates sample releases, one that works and one whose pages fail, cuts the power at a step and checks that the next
 * start finds one of both releases with its data.
 */
export async function crashUpdates(folder: string, total: number): Promise<CrashFigures[]> {
  const figures = new CrashFigures("update");
  const first = await archiveIn(folder, { version: "1.0.0" });
  for (const fault of [undefined, "pages"] as const) {
    const next = await archiveIn(folder, { version: "2.0.0", fault });
    const counted = await crashUpdate(folder, first, next);
    for (const planned of plannedCrashes(counted.steps, Math.ceil(total / 2))) {
      const crash = { ...planned, target: "self" } as const;
      const { crashedAt, state } = await crashUpdate(folder, first, next, crash);
      const problem = figures.count(crash, crashedAt);
      const { served, left, ...found } = state;
      figures.outcomes.push(served === "1.0.0" ? "the former release" : "the new release");
      if (!isDeepStrictEqual(found, { data: served, current: `releases/${served}` })) problem(JSON.stringify(state));
      if (fault !== undefined && served !== "1.0.0") problem(`the release with a fault (${fault}) stayed`);
      if (left.includes("update.json")) problem("the update was not undone");
    }
  }
  return [figures];
}

async function crashUpdate(folder: string, first: string, next: string, crash?: Crash) {
  const site = await SampleInstallation.unpack(first, await mkdtemp(join(folder, "updated-")));
  await site.start();
  const { dataDir, environment } = site;
  const { steps, crashedAt } = await runCrashCommand({ name: "update", dataDir, args: [next], crash, environment });
  await site.kill();
  await site.start();
  const state = await site.state();
  await site.kill();
  await rm(dirname(site.root), { recursive: true });
  return { steps, crashedAt, state };
}
