import { cp, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { currentRelease, type Release } from "@visiga/testing/build-release";
import { formatInteger, median, Table } from "@visiga/testing/table";
import { withFolder } from "@visiga/testing/temporary-folder";
import { administrator } from "./administrator.ts";
import { withReleases } from "./compare-releases.ts";
import { measureInTurn } from "./in-turn.ts";
import { type ServerProcess, startProcess } from "./server-process.ts";
import { phaseNames, phasesOf } from "./start-phases.ts";

/**
 * Prints how long the built server takes from its spawn to the first page, on existing data, with the Node.js that runs
 * this. `--against COMMIT` builds that commit in a temporary folder and starts it in turn with this tree.
 */
const { against } = parseArgs({ options: { against: { type: "string" } } }).values;

const rounds = 9;

/** Starts a server and stops it after its first page, or after `use`. */
async function start(main: string, data: string, flags: readonly string[] = [], use?: (server: ServerProcess) => void) {
  const environment = { NODE_ENV: "production", DATA_DIR: data, ...administrator };
  const server = await startProcess([...flags, main], "/", environment);
  use?.(server);
  const processorTime = await server.processorTime();
  await server.stop();
  return { elapsed: server.startedAfter, processor: processorTime * 1000 };
}

/** Milliseconds of each phase, by a CPU profile that ends with the first page. */
async function profile(main: string, folder: string) {
  const profiles = join(folder, "profiles");
  const spawned = process.hrtime.bigint();
  let served = spawned;
  await start(main, join(folder, "data"), ["--cpu-prof", `--cpu-prof-dir=${profiles}`], () => {
    served = process.hrtime.bigint();
  });
  // The first thread is the server's, the second one the watchdog's.
  const [first = ""] = (await readdir(profiles)).sort();
  return phasesOf(JSON.parse(await readFile(join(profiles, first), "utf8")), spawned / 1000n, served / 1000n);
}

async function printStarts(releases: readonly Release[], folder: string): Promise<void> {
  const first = join(folder, "first");
  // The earliest release makes the data, because the later one can migrate it.
  await start((releases.at(-1) ?? currentRelease).main, first);
  const sites = releases.map(({ name, main }, index) => ({ name, main, folder: join(folder, String(index)) }));
  for (const { main, folder } of sites) {
    await cp(first, join(folder, "data"), { recursive: true });
    await start(main, join(folder, "data"));
  }
  const samples = await measureInTurn(sites, rounds, ({ main, folder }) => start(main, join(folder, "data")));

  const table = new Table(`start, Node.js ${process.versions.node}`, ...sites.map(({ name }) => name));
  const row = (name: string, of: (taken: (typeof samples)[number]) => number) =>
    table.add(name, ...samples.map((taken) => formatInteger(of(taken))));
  row("to the first page (ms)", (taken) => median(taken.map(({ elapsed }) => elapsed)));
  row("the fastest (ms)", (taken) => Math.min(...taken.map(({ elapsed }) => elapsed)));
  row("processor time of the server (ms)", (taken) => median(taken.map(({ processor }) => processor)));
  const phases = [];
  for (const { main, folder } of sites) phases.push(await profile(main, folder));
  for (const name of phaseNames)
    table.add(`profiled: ${name} (ms)`, ...phases.map((each) => formatInteger(each[name] ?? 0)));
  process.stdout.write(`${table}\n`);
}

await withReleases(against, (releases) => withFolder((folder) => printStarts(releases, folder)));
