import { parseArgs } from "node:util";
import { withFolder } from "@visiga/testing/temporary-folder";
import { crashBackups } from "./backup-crashes.ts";
import { crashChanges } from "./change-crashes.ts";
import type { CrashFigures } from "./crash.ts";
import { buildCrashServer, type CrashBuild } from "./crash-server-run.ts";
import { crashMigrations } from "./migration-crashes.ts";
import { cutPower } from "./power-cuts.ts";
import { crashRestores } from "./restore-crashes.ts";
import { crashUpdates } from "./update-crashes.ts";

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

function show(figures: readonly CrashFigures<string>[]): void {
  for (const each of figures) {
    print(String(each));
    problems.push(...each.problems);
  }
}

async function powerCut(build: CrashBuild, folder: string, total: number): Promise<void> {
  const figures = await cutPower(build, folder, total, print);
  if (figures === null) return print("Power cuts are not tried: only root on Linux may mount a disk for them.");
  const slowest = (Math.max(...figures.startedAfter) / 1000).toFixed(1);
  print(`power: ${figures.cuts} cuts, ${figures.startedAfter.length} starts, the slowest ${slowest} s`);
  print(`  ${figures.acknowledged} acknowledged records checked; problems ${figures.problems.length}`);
  print(`  what nobody had synced was lost in ${figures.unsyncedLost} of ${figures.cuts}`);
  problems.push(...figures.problems);
}

const { cuts, backups, restores, migrations, updates, power } = values;
const build = await buildCrashServer();
await withFolder(async (folder) => {
  if (Number(cuts) > 0) show(await crashChanges(build, folder, Number(cuts), { only: values.only, print }));
  if (Number(backups) > 0) show(await crashBackups(build, folder, Number(backups)));
  if (Number(restores) > 0) show([await crashRestores(build, folder, Number(restores))]);
  if (Number(migrations) > 0) show([await crashMigrations(build, folder, Number(migrations))]);
  if (Number(updates) > 0) show([await crashUpdates(build, folder, Number(updates))]);
  if (Number(power) > 0) await powerCut(build, folder, Number(power));
}).finally(build.remove);
for (const problem of problems) print(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
