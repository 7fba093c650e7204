import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { currentRelease } from "@visiga/testing/build-release";
import { formatInteger, median } from "@visiga/testing/table";
import { withFolder } from "@visiga/testing/temporary-folder";
import { fillSite } from "./growth/filled-site.ts";
import { runProgram } from "./growth/programs.ts";
import { longReads, measureRequests, openSite, reads } from "./growth/requests.ts";
import { measureInTurn } from "./in-turn.ts";
import { startServer } from "./server-process.ts";

/**
 * Compares a site of 1,000 files and 10,000 revisions with one of 100,000 and 1,000,000: requests, start, memory,
 * backup, verification and restore. The two take turns. `--files N` makes the large site smaller, `--rounds N` sets the
 * number of rounds, `--data FOLDER` keeps the filled sites in that folder for the next run, `--only PART` measures only
 * `starts`, `requests` or `backups`.
 */
const { values } = parseArgs({
  options: {
    files: { type: "string", default: "100000" },
    rounds: { type: "string", default: "15" },
    data: { type: "string" },
    only: { type: "string" },
  },
});
const sizes = [1000, Number(values.files)];
const rounds = Number(values.rounds);
/** Of starts and of requests that take seconds. */
const fewRounds = Math.ceil(rounds / 3);

/** Printed at once, because the whole takes long. */
const printRow = (...cells: string[]) => process.stdout.write(`| ${cells.join(" | ")} |\n`);
const addRow = (name: string, few: number, many: number) =>
  printRow(name, few.toFixed(1), many.toFixed(1), (many / few).toFixed(2));

const parts = { starts: compareStarts, requests: compareRequests, backups: compareBackups };

printRow("medians, in ms unless stated otherwise", ...sizes.map(formatInteger), "ratio");
printRow("---", "---:", "---:", "---:");
if (values.data === undefined) await withFolder(compare);
else await compare(resolve(process.env.INIT_CWD ?? "", values.data));
process.stdout.write(
  `\nLoad of the machine in the last 1, 5 and 15 minutes: ${loadavg().map(Math.round).join(", ")}\n`,
);

async function compare(folder: string): Promise<void> {
  const folders: string[] = [];
  for (const files of sizes) folders.push(await makeSite(folder, files));
  for (const [name, comparePart] of Object.entries(parts))
    if (values.only === undefined || values.only === name) await comparePart(folders);
}

/** @returns the folder of the site */
async function makeSite(folder: string, files: number): Promise<string> {
  const site = join(folder, String(files));
  const filled = join(site, "filled");
  if (await readFile(filled).catch(() => null)) return site;
  await rm(site, { recursive: true, force: true });
  await mkdir(site, { recursive: true });
  // PostgreSQL may run under another account.
  for (const each of [folder, site]) await chmod(each, 0o711);
  const server = await start(site);
  await server.stop();
  await fillSite(join(site, "data"), files);
  await writeFile(filled, new Date().toISOString());
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
  // The first start of a kept folder may migrate it.
  const [few = [], many = []] = await measureInTurn(folders, 1 + fewRounds, async (site) => {
    const server = await start(site);
    await server.stop();
    return server.startedAfter;
  });
  addRow("start to the first page", median(few.slice(1)), median(many.slice(1)));
}

async function compareRequests(folders: readonly string[]): Promise<void> {
  const servers = await inTurn(folders, start);
  try {
    const sites = await Promise.all(servers.map((server, index) => openSite(server, sizes[index] ?? 0)));
    const report = (name: string, times: number[][]) => {
      const [few = Number.NaN, many = Number.NaN] = times.map(median);
      addRow(name, few, many);
    };
    await measureRequests(sites, reads, rounds, report);
    await measureRequests(sites, longReads, fewRounds, report);
    const [small, large] = await Promise.all(servers.map(async (server) => (await server.memory()).serving));
    addRow("memory of server and database after these requests (MB)", small ?? 0, large ?? 0);
  } finally {
    for (const server of servers) await server.stop();
  }
}

async function compareBackups(folders: readonly string[]): Promise<void> {
  for (const site of folders) await rm(join(site, "restored"), { recursive: true, force: true });
  for (const program of ["backup", "verify-backup", "restore"]) {
    const [few, many] = await inTurn(folders, (site) =>
      runProgram(program, join(site, program === "restore" ? "restored" : "data"), join(site, "site.backup")),
    );
    addRow(`\`${program}\` (s)`, few?.seconds ?? 0, many?.seconds ?? 0);
    addRow(`most memory of \`${program}\` and its database (MB)`, few?.megabytes ?? 0, many?.megabytes ?? 0);
  }
  for (const site of folders) await rm(join(site, "restored"), { recursive: true, force: true });
}
