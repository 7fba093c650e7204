import { parseArgs } from "node:util";
import { buildRelease, currentRelease, type Release } from "@visiga/testing/build-release";
import { formatInteger, Table } from "@visiga/testing/table";
import { compareBrowsing } from "./browsing.ts";
import { compareReleases, figureNames, type ReleaseFigures } from "./compare-releases.ts";
import { measureMemory } from "./memory.ts";
import { compareRequests } from "./requests.ts";

/**
 * Prints the costs of the built server, each beside a baseline measured in the same run. `--against COMMIT` builds that
 * commit in a temporary folder and measures it in turn with this tree.
 */
const { against } = parseArgs({ options: { against: { type: "string" } } }).values;
const aims: Partial<ReleaseFigures> = {
  "first start with demo content (ms)": 4000,
  "start on existing data (ms)": 900,
  "memory after 1,000 requests (MB, PSS)": 230,
};

async function printReleases(earlier: Release | undefined): Promise<void> {
  const releases = [currentRelease, ...(earlier ? [earlier] : [])];
  const [ours, theirs] = await compareReleases(releases);
  if (!ours) return;
  const table = new Table("medians", "aim", ...releases.map(({ name }) => name), "ratio");
  for (const name of figureNames(ours)) {
    const [figure, other, aim] = [ours[name], theirs?.[name], aims[name]];
    table.add(
      name,
      aim === undefined ? "" : formatInteger(aim),
      formatInteger(figure),
      ...(other === undefined ? [] : [formatInteger(other), (figure / other).toFixed(2)]),
    );
  }
  process.stdout.write(`${table}\n`);
}

const earlier = against ? await buildRelease(against) : undefined;
try {
  await printReleases(earlier);
} finally {
  await earlier?.remove();
}
process.stdout.write(`${await compareRequests()}\n`);
process.stdout.write(`${await measureMemory()}\n`);

const browsing = new Table("browsing", "100,000 files", "1,000 files", "ratio");
for (const { what, few, many } of await compareBrowsing())
  browsing.add(what, `${many.toFixed(1)} ms`, `${few.toFixed(1)} ms`, (many / few).toFixed(2));
process.stdout.write(`${browsing}`);
