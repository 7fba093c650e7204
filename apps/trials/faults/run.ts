import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { cutBackups } from "./backup-cuts.ts";
import { changes } from "./changes.ts";
import { ChangeCuts } from "./cut-changes.ts";
import { cutMigrations } from "./migration-cuts.ts";
import { cutPower } from "./power-cuts.ts";
import { cutRestores } from "./restore-cuts.ts";
import { buildCutServer } from "./server-under-cuts.ts";

/**
 * Kills the server, its PostgreSQL or both at every step of every change, of backups, restores and a migration,
 * simulates power cuts, and counts the losses. Exits with 1 if there are any.
 */
const { values } = parseArgs({
  options: {
    cuts: { type: "string", default: "220" },
    backups: { type: "string", default: "45" },
    restores: { type: "string", default: "60" },
    migrations: { type: "string", default: "30" },
    power: { type: "string", default: "50" },
    only: { type: "string", multiple: true, default: Object.keys(changes) },
  },
});
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), "visiga-faults-"));
const build = await buildCutServer();
const problems: string[] = [];

async function changesCut(total: number): Promise<void> {
  const run = new ChangeCuts(build, folder, values.only, print);
  await run.run(total);
  for (const [name, { cuts, steps, acknowledged, made, notMade, ...figures }] of run.figures) {
    const outcomes = `acknowledged ${acknowledged}, else made ${made}, not made ${notMade}`;
    print(`${name}: ${cuts} cuts at ${steps.size} steps; ${outcomes}; problems ${figures.problems.length}`);
    problems.push(...figures.problems);
  }
}

async function backupsCut(total: number): Promise<void> {
  for (const [maker, { cuts, steps, made, ...figures }] of await cutBackups(build, folder, total)) {
    print(`backup by ${maker}: ${cuts} cuts at ${steps.size} steps; made ${made}; problems ${figures.problems.length}`);
    problems.push(...figures.problems);
  }
}

async function restoresCut(total: number): Promise<void> {
  const { cuts, steps, old, restored, ...figures } = await cutRestores(build, folder, total);
  const outcomes = `the next start found the old state ${old} times, the restored one ${restored} times`;
  print(`restore of a backup: ${cuts} cuts at ${steps.size} steps; ${outcomes}; problems ${figures.problems.length}`);
  problems.push(...figures.problems);
}

async function migrationsCut(total: number): Promise<void> {
  const figures = await cutMigrations(build, folder, total);
  print(`migration: ${figures.cuts} cuts at ${figures.steps.size} steps; problems ${figures.problems.length}`);
  problems.push(...figures.problems);
}

async function powerCut(total: number): Promise<void> {
  const figures = await cutPower(build, folder, total, print);
  if (figures === null) return print("Power cuts are not tried: only root on Linux may mount a disk for them.");
  const slowest = (Math.max(...figures.startedAfter) / 1000).toFixed(1);
  print(`power: ${figures.cuts} cuts, ${figures.startedAfter.length} starts, the slowest ${slowest} s`);
  print(`  ${figures.acknowledged} acknowledged records checked; problems ${figures.problems.length}`);
  print(`  what nobody had synced was lost in ${figures.unsyncedLost} of ${figures.cuts}`);
  problems.push(...figures.problems);
}

try {
  if (Number(values.cuts) > 0) await changesCut(Number(values.cuts));
  if (Number(values.backups) > 0) await backupsCut(Number(values.backups));
  if (Number(values.restores) > 0) await restoresCut(Number(values.restores));
  if (Number(values.migrations) > 0) await migrationsCut(Number(values.migrations));
  if (Number(values.power) > 0) await powerCut(Number(values.power));
} finally {
  await rm(folder, { recursive: true, force: true });
  await build.remove();
}
for (const problem of problems) print(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
