import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { makeArchive, SampleInstallation } from "@visiga/api/src/testing/sample-installation.ts";
import { runCutCommand } from "./command-under-cuts.ts";
import { type Cut, CutFigures, plannedCuts } from "./cut.ts";
import type { CutBuild } from "./server-under-cuts.ts";

type UpdateFigures = CutFigures<"the next start found the former release" | "the new one">;

/**
 * Updates sample releases, one that works and one whose pages fail, cuts the power at a step and checks that the next
 * start finds one of both releases with its data.
 */
export async function cutUpdates(build: CutBuild, folder: string, total: number): Promise<UpdateFigures> {
  const outcomes = { "the next start found the former release": 0, "the new one": 0 };
  const figures: UpdateFigures = new CutFigures("update", outcomes, " times");
  const archives = join(folder, "archives");
  const bundles = dirname(build.command);
  const first = await makeArchive(archives, bundles, { version: "1.0.0" });
  for (const fault of [undefined, "pages"] as const) {
    const next = await makeArchive(archives, bundles, { version: "2.0.0", fault });
    const counted = await cutUpdate(build, folder, first, next);
    for (const planned of plannedCuts(counted.steps, Math.ceil(total / 2))) {
      const cut = { ...planned, victim: "server" } as const;
      const { steps, state } = await cutUpdate(build, folder, first, next, cut);
      const problem = figures.count(cut, steps[0]);
      const { served, left, ...found } = state;
      figures.outcomes[served === "1.0.0" ? "the next start found the former release" : "the new one"] += 1;
      if (!isDeepStrictEqual(found, { data: served, current: `releases/${served}` })) problem(JSON.stringify(state));
      if (fault !== undefined && served !== "1.0.0") problem(`the release with a fault (${fault}) stayed`);
      if (left.includes("update.json")) problem("the update was not undone");
    }
  }
  return figures;
}

async function cutUpdate(build: CutBuild, folder: string, first: string, next: string, cut?: Cut) {
  const site = await SampleInstallation.unpack(first, await mkdtemp(join(folder, "updated-")));
  await site.start();
  const { dataDir, environment } = site;
  const { steps } = await runCutCommand(build, "update", { dataDir, args: [next], cut, environment });
  await site.kill();
  await site.start();
  const state = await site.state();
  await site.kill();
  await rm(dirname(site.root), { recursive: true });
  return { steps, state };
}
