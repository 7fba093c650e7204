import { parseArgs } from "node:util";
import { buildRelease, currentRelease } from "@visiga/testing/build-release";
import { measureMemory } from "./memory.ts";
import { measurePhone } from "./phone.ts";
import { measureServed } from "./served.ts";
import { measureStart } from "./start.ts";

/**
 * Prints the costs of the built server. `--only served,start,memory,phone` measures these parts. `--against COMMIT` builds that
 * commit in a temporary folder and measures it in turn with this tree.
 */
const parts = { served: measureServed, start: measureStart, memory: measureMemory, phone: measurePhone };
const { against, only = Object.keys(parts) } = parseArgs({
  options: { against: { type: "string" }, only: { type: "string", multiple: true } },
}).values;
const chosen = only.flatMap((names) => names.split(","));
const unknown = chosen.find((name) => !(name in parts));
if (unknown !== undefined) throw new Error(`--only: ${unknown} is none of ${Object.keys(parts).join(", ")}`);

const earlier = against === undefined ? undefined : await buildRelease(against);
try {
  for (const [name, measure] of Object.entries(parts))
    if (chosen.includes(name)) console.log(String(await measure([currentRelease, ...(earlier ? [earlier] : [])])));
} finally {
  await earlier?.remove();
}
