import { parseArgs } from "node:util";
import { withFolder } from "@visiga/testing/temporary-folder";
import { crashBackups } from "./backup-crashes.ts";
import { crashChanges } from "./change-crashes.ts";
import { type Campaign, removeBundles } from "./crash-run.ts";
import { cutPower } from "./power-cuts.ts";
import { crashRestores } from "./restore-crashes.ts";
import { crashStarts } from "./start-crashes.ts";
import { crashUpdates } from "./update-crashes.ts";

/**
 * Kills the server, its PostgreSQL or both at every step of every change, of backups, restores, updates and the
 * first start, simulates power cuts, and counts the losses. Exits with 1 if there are any. An option changes the number.
 */
const campaigns: Readonly<Record<string, { readonly total: number; readonly run: Campaign }>> = {
  cuts: { total: 220, run: crashChanges },
  backups: { total: 45, run: crashBackups },
  restores: { total: 60, run: crashRestores },
  starts: { total: 30, run: crashStarts },
  updates: { total: 80, run: crashUpdates },
  power: { total: 50, run: cutPower },
};
const options: Record<string, { readonly type: "string"; readonly default: string }> = Object.fromEntries(
  Object.entries(campaigns).map(([name, { total }]) => [name, { type: "string", default: String(total) }]),
);
const { values } = parseArgs({ options });

const problems: string[] = [];
await withFolder(async (folder) => {
  for (const [name, { run }] of Object.entries(campaigns)) {
    const total = Number(values[name]);
    for (const figures of total > 0 ? await run(folder, total) : []) {
      console.log(String(figures));
      problems.push(...figures.problems);
    }
  }
}).finally(removeBundles);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
