import { parseArgs } from "node:util";
import type { Release } from "@visiga/testing/build-release";
import { formatInteger, Table } from "@visiga/testing/table";
import { compareBrowsing } from "./browsing.ts";
import { compareReleases, figureNames, type ReleaseFigures, withReleases } from "./compare-releases.ts";
import { measureMemory } from "./memory.ts";
import { compareServed } from "./served.ts";
import { compareWork } from "./work.ts";

/**
 * Prints the costs of the built server, each beside a baseline measured in the same run. `--only PART` measures one part
 * and may be repeated. `--against COMMIT` builds that commit in a temporary folder and measures its start, memory and
 * uploads in turn with this tree.
 */
const parts = {
  releases: measureReleases,
  served: compareServed,
  work: compareWork,
  memory: measureMemory,
  browsing: compareBrowsing,
};
const { against, only } = parseArgs({
  options: { against: { type: "string" }, only: { type: "string", multiple: true } },
}).values;
const unknown = only?.find((name) => !(name in parts));
if (unknown !== undefined) throw new Error(`--only: ${unknown} is none of ${Object.keys(parts).join(", ")}`);

for (const [name, measure] of Object.entries(parts))
  if (!only || only.includes(name)) process.stdout.write(`${await measure()}\n`);

function measureReleases(): Promise<Table> {
  return withReleases(against, tableOfReleases);
}

async function tableOfReleases(releases: readonly Release[]): Promise<Table> {
  const aims: Partial<ReleaseFigures> = {
    "first start with demo content (ms)": 4000,
    "start on existing data (ms)": 900,
    "memory after 1,000 requests (MB, PSS)": 230,
  };
  const table = new Table("medians", "aim", ...releases.map(({ name }) => name), "ratio");
  const [ours, theirs] = await compareReleases(releases);
  if (!ours) return table;
  for (const name of figureNames(ours)) {
    const [figure, other, aim] = [ours[name], theirs?.[name], aims[name]];
    table.add(
      name,
      aim === undefined ? "" : formatInteger(aim),
      formatInteger(figure),
      ...(other === undefined ? [] : [formatInteger(other), (figure / other).toFixed(2)]),
    );
  }
  return table;
}
