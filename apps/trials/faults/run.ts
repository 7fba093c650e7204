import { parseArgs } from "node:util";
import { withFolder } from "@visiga/testing/temporary-folder";
import { cutBackups } from "./backup-cuts.ts";
import type { CutFigures } from "./cut.ts";
import { cutChanges } from "./cut-changes.ts";
import { cutMigrations } from "./migration-cuts.ts";
import { cutPower } from "./power-cuts.ts";
import { cutRestores } from "./restore-cuts.ts";
import { buildCutServer, type CutBuild } from "./server-under-cuts.ts";
import { cutUpdates } from "./update-cuts.ts";

/**
 * Kills the server, its PostgreSQL or both at every step of every change, of backups, restores, updates and a
 * migration, simulates power cuts, and counts the losses. Exits with 1 if there are any.
 */
const { values } = parseArgs({
  options: {
    cuts: { type: "string", default: "220" },
    backups: { type: "string", default: "45" },
    restores: { type: "string", default: "60" },
    migrations: { type: "string", default: "30" },
    updates: { type: "string", default: "80" },
    power: { type: "string", default: "50" },
    only: { type: "string", multiple: true },
  },
});
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const problems: string[] = [];

/** Prints the figures of some cuts and keeps their problems. */
function show(figures: readonly CutFigures<string>[]): void {
  for (const each of figures) {
    print(String(each));
    problems.push(...each.problems);
  }
}

async function powerCut(build: CutBuild, folder: string, total: number): Promise<void> {
  const figures = await cutPower(build, folder, total, print);
  if (figures === null) return print("Power cuts are not tried: only root on Linux may mount a disk for them.");
  const slowest = (Math.max(...figures.startedAfter) / 1000).toFixed(1);
  print(`power: ${figures.cuts} cuts, ${figures.startedAfter.length} starts, the slowest ${slowest} s`);
  print(`  ${figures.acknowledged} acknowledged records checked; problems ${figures.problems.length}`);
  print(`  what nobody had synced was lost in ${figures.unsyncedLost} of ${figures.cuts}`);
  problems.push(...figures.problems);
}

const { cuts, backups, restores, migrations, updates, power } = values;
const build = await buildCutServer();
await withFolder(async (folder) => {
  if (Number(cuts) > 0) show(await cutChanges(build, folder, Number(cuts), { only: values.only, print }));
  if (Number(backups) > 0) show(await cutBackups(build, folder, Number(backups)));
  if (Number(restores) > 0) show([await cutRestores(build, folder, Number(restores))]);
  if (Number(migrations) > 0) show([await cutMigrations(build, folder, Number(migrations))]);
  if (Number(updates) > 0) show([await cutUpdates(build, folder, Number(updates))]);
  if (Number(power) > 0) await powerCut(build, folder, Number(power));
}).finally(build.remove);
for (const problem of problems) print(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
