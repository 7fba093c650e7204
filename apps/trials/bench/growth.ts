import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { currentRelease } from "@visiga/testing/build-release";
import { formatInteger, median, Table } from "@visiga/testing/table";
import { withFolder } from "@visiga/testing/temporary-folder";
import { fillSite } from "./growth/filled-site.ts";
import { measureRequests, openSite, type Times } from "./growth/requests.ts";
import { startServer } from "./server-process.ts";

/**
 * Compares a site of 1,000 files and 10,000 revisions with one of 100,000 and 1,000,000: requests, start, memory,
 * backup and restore. The servers take turns. `--files N` makes the large site smaller, `--rounds N` sets the number of
 * rounds.
 */
const { values } = parseArgs({
  options: { files: { type: "string", default: "100000" }, rounds: { type: "string", default: "15" } },
});
const sizes = [1000, Number(values.files)];
const rounds = Number(values.rounds);
/** Starts are longer than requests. */
const starts = Math.ceil(rounds / 3);

const table = new Table(
  "medians, in ms unless stated otherwise",
  ...sizes.map((files) => formatInteger(files)),
  "ratio",
);
const addRow = (name: string, few: number, many: number) =>
  table.add(name, few.toFixed(1), many.toFixed(1), (many / few).toFixed(2));

await withFolder(async (folder) => {
  // PostgreSQL may run under another account.
  await chmod(folder, 0o711);
  const folders: string[] = [];
  for (const files of sizes) folders.push(await makeSite(folder, files));
  await compareStarts(folders);
  await compareRequests(folders);
  for (const program of ["backup", "restore"]) {
    const [few = 0, many = 0] = await inTurn(folders, (site) =>
      runProgram(program, join(site, program === "restore" ? "restored" : "data"), join(site, "site.backup")),
    );
    addRow(`${program} (s)`, few / 1000, many / 1000);
  }
});
process.stdout.write(table.toMarkdown());

/** @returns the folder of the site */
async function makeSite(folder: string, files: number): Promise<string> {
  const site = join(folder, String(files));
  await mkdir(site, { mode: 0o711 });
  const server = await start(site);
  await server.stop();
  await fillSite(join(site, "data"), files);
  return site;
}

/** Without sample content, whose variants would be made meanwhile. */
function start(site: string) {
  return startServer(currentRelease.main, site, { SEED_DEMO: "false" });
}

async function inTurn<Result>(folders: readonly string[], work: (site: string) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const folder of folders) results.push(await work(folder));
  return results;
}

async function compareStarts(folders: readonly string[]): Promise<void> {
  const times: number[][] = [];
  for (let round = 0; round < starts; round += 1) {
    times.push(
      await inTurn(folders, async (site) => {
        const server = await start(site);
        await server.stop();
        return server.startedAfter;
      }),
    );
  }
  const medianAt = (index: number) => median(times.map((round) => round[index] ?? Number.NaN));
  addRow("start to the first page", medianAt(0), medianAt(1));
}

async function compareRequests(folders: readonly string[]): Promise<void> {
  const servers = await inTurn(folders, start);
  try {
    const sites = await Promise.all(servers.map((server, index) => openSite(server, sizes[index] ?? 0)));
    await measureRequests(sites, rounds);
    const [few, many] = sites.map(({ times }) => times) as [Times, Times];
    for (const name of few.keys()) addRow(name, median(few.get(name) ?? []), median(many.get(name) ?? []));
    const [small, large] = await Promise.all(servers.map(async (server) => (await server.memory()).serving));
    addRow("memory of server and database after these requests (MB)", small ?? 0, large ?? 0);
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** @returns milliseconds. @throws Error if the program fails */
async function runProgram(name: string, dataDir: string, file: string): Promise<number> {
  const startedAt = performance.now();
  const program = join(dirname(currentRelease.main), `${name}.js`);
  const child = spawn(process.execPath, [program, file], {
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
  return performance.now() - startedAt;
}
