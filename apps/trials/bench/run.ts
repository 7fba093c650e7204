import { parseArgs } from "node:util";
import { compareReleases, withReleases } from "./compare-releases.ts";
import { measureMemory } from "./memory.ts";
import { compareServed } from "./served.ts";
import { compareWork } from "./work.ts";

/**
 * Prints the costs of the built server, each beside a baseline measured in the same run. `--only PART` measures one part
 * and may be repeated. `--against COMMIT` builds that commit in a temporary folder and measures its start, memory and
 * uploads in turn with this tree.
 */
const parts = {
  releases: () => withReleases(against, compareReleases),
  served: compareServed,
  work: compareWork,
  memory: measureMemory,
};
const { against, only } = parseArgs({
  options: { against: { type: "string" }, only: { type: "string", multiple: true } },
}).values;
const unknown = only?.find((name) => !(name in parts));
if (unknown !== undefined) throw new Error(`--only: ${unknown} is none of ${Object.keys(parts).join(", ")}`);

for (const [name, measure] of Object.entries(parts))
  if (!only || only.includes(name)) process.stdout.write(`${await measure()}\n`);
