import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BackupStatus } from "@visiga/contracts/backups";
import { checkArchive } from "@visiga/keeper/src/archive/archive-reader.ts";
import type { Crash } from "@visiga/keeper/src/testing/crash-steps.ts";
import type { SiteContent } from "@visiga/keeper/src/testing/site-content.ts";
import { until } from "@visiga/testing/until";
import { Administrator } from "../harness/administrator.ts";
import { type BackedUpSchool, backedUpSchool } from "./backed-up-school.ts";
import { CrashFigures, type CrashServer, plannedCrashes, runCrashCommand, startCrashServer } from "./crash.ts";

const makers = ["site", "command", "command without a server"] as const;
type Maker = (typeof makers)[number];

/**
 * Interrupts backups of one installation. Checks that every finished archive is complete and that the next backup
 * succeeds.
 */
export async function crashBackups(folder: string, total: number): Promise<CrashFigures[]> {
  const school = await backedUpSchool(join(folder, "backed-up"), { pictures: 4 });
  const all: CrashFigures[] = [];
  for (const maker of makers) all.push(await crashBackupsBy(maker, school, Math.ceil(total / makers.length)));
  return all;
}

async function crashBackupsBy(
  maker: Maker,
  { dataDir, content }: BackedUpSchool,
  total: number,
): Promise<CrashFigures> {
  const figures = new CrashFigures(`backup by ${maker}`);
  let server = maker === "command without a server" ? undefined : await startCrashServer(dataDir);
  const makeBackup = (crash?: Crash) =>
    server && maker === "site" ? backUpBySite(server, crash) : runCrashCommand({ name: "backup", dataDir, crash });
  const { steps } = await makeBackup();
  for (const crash of plannedCrashes(steps, total, makers.indexOf(maker) * total)) {
    await forgetBackups(dataDir);
    const { code, crashedAt, problem } = await makeBackup(crash);
    const report = figures.count(crash, crashedAt);
    if (problem) report(problem);
    const complete = await checkArchives(dataDir, content, report);
    figures.outcomes.push(complete > 0 ? "made" : "not made");
    if (code === 0 && complete !== 1) report("success without a complete backup");
    if (server && crashedAt !== undefined) server = await recover(server, dataDir, crash, maker);
    await forgetBackups(dataDir);
    const next = await makeBackup();
    if (next.problem) report(next.problem);
    if (next.code !== 0 || (await checkArchives(dataDir, content, report)) !== 1) report("the next backup is not made");
    for (const name of await leftovers(dataDir)) report(`${name} is left`);
  }
  await server?.stop();
  return figures;
}

/** @returns the server that runs afterwards */
async function recover(server: CrashServer, dataDir: string, { target }: Crash, maker: Maker): Promise<CrashServer> {
  // A command that is killed is no loss for the server.
  if (target === "postgres" || (maker === "site" && target === "self")) await server.recovered();
  else if (maker === "site") {
    await server.ended;
    return startCrashServer(dataDir);
  } else if (target === "all") await server.recovered();
  return server;
}

/** As an administrator who presses the button. */
async function backUpBySite(server: CrashServer, crash?: Crash) {
  const client = new Administrator(server.url);
  server.arm(crash);
  const status = () => client.query<BackupStatus>("backups.status");
  const outcome = await client
    .call("backups.make")
    .then(() => until(async () => (await status()).run?.outcome ?? Promise.reject(new Error("It is still being made"))))
    .catch(() => "failed");
  const steps = server.steps().filter((step) => step.startsWith("site "));
  return { code: outcome === "made" ? 0 : 1, steps, crashedAt: server.crashedAt(), problem: undefined };
}

async function forgetBackups(dataDir: string): Promise<void> {
  for (const path of await archivesIn(dataDir)) await rm(path);
}

/** @returns how many archives are complete */
async function checkArchives(dataDir: string, content: SiteContent, report: (problem: string) => void) {
  let complete = 0;
  for (const path of await archivesIn(dataDir)) {
    try {
      const { tables, photos } = await checkArchive({ path });
      const rows = tables
        .map((table) => `${table.name} ${table.rows}`)
        .filter(isKept)
        .sort();
      const there = Object.entries(content.tables).map(([table, state]) => `${table} ${state.split(" ")[0]}`);
      const copied = new Set(Object.keys(content.pictures).map((copy) => copy.split("/")[0]));
      const differ = rows.join() !== there.filter(isKept).sort().join() || photos.length !== copied.size;
      if (differ) report(`${path} lacks rows or pictures`);
      else complete += 1;
    } catch (error) {
      report(`${path}: ${(error as Error).message}`);
    }
  }
  return complete;
}

/** Each login is an event, also that of the campaign. */
const isKept = (table: string): boolean => !table.startsWith("security_event ");

async function archivesIn(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, "backups");
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(".tar")).map((name) => join(folder, name));
}

async function leftovers(dataDir: string): Promise<string[]> {
  const unfinished = (await readdir(join(dataDir, "backups"))).filter((name) => !name.endsWith(".tar"));
  return [...unfinished, ...(await readdir(join(dataDir, "tmp")))];
}
