import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { checkArchive } from "@visiga/keeper/src/archive/archive-reader.ts";
import type { SiteContent } from "@visiga/keeper/src/testing/site-content.ts";
import { type BackedUpSchool, backedUpSchool, inDatabase } from "./backed-up-school.ts";
import { type Crash, CrashFigures, noCrash, plannedCrashes } from "./crash.ts";
import { type CrashServer, runCrashCommand, startCrashServer } from "./crash-run.ts";

const makers = ["server", "command", "command without a server"] as const;
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
  const start = () => startCrashServer(dataDir);
  const makeBackup = (server: CrashServer, crash?: Crash) =>
    maker === "server" ? backUpByServer(server, crash) : backUpByCommand(dataDir, crash);
  let server = await start();
  // A verification would take longer than all the crashes.
  await inDatabase(dataDir, "INSERT INTO backup_report (work, name, at) VALUES ('verified', '', now())");
  if (maker === "command without a server") await server.stop();
  const { steps } = await makeBackup(server);
  for (const crash of plannedCrashes(steps, total)) {
    await forgetBackups(dataDir);
    const backup = await makeBackup(server, crash);
    const [at] = backup.steps;
    const { complete, problems } = await checkArchives(dataDir, content);
    figures.outcomes.push(complete > 0 ? "made" : "not made");
    if (backup.problem) problems.push(backup.problem);
    if (backup.succeeded && complete !== 1) problems.push("reported success without a complete backup");
    if (maker === "server" && at !== undefined && crash.target !== "postgres") {
      await server.ended;
      server = await start();
    } else if (maker !== "command without a server" && at !== undefined && crash.target !== "server")
      await server.recovered();
    await forgetBackups(dataDir);
    const next = await makeBackup(server);
    const after = await checkArchives(dataDir, content);
    if (next.problem) problems.push(next.problem);
    if (!next.succeeded || after.complete !== 1)
      problems.push(`${after.complete} backups instead of one after the next one`);
    const left = await leftovers(dataDir);
    [...problems, ...after.problems, ...left].forEach(figures.count(crash, at));
  }
  if (maker !== "command without a server") await server.stop();
  return figures;
}

async function backUpByCommand(dataDir: string, crash?: Crash) {
  const { code, steps, problem } = await runCrashCommand({ name: "backup", dataDir, crash });
  return { succeeded: code === 0, steps, problem };
}

async function backUpByServer(server: CrashServer, crash?: Crash) {
  await server.arm(crash ?? noCrash);
  const succeeded = await server.backUp().then(
    () => server.crashAt.length === 0,
    () => false,
  );
  return { succeeded, steps: crash ? [...server.crashAt] : await server.steps(), problem: undefined };
}

async function forgetBackups(dataDir: string): Promise<void> {
  for (const path of await archivesIn(dataDir)) await rm(path);
  await inDatabase(dataDir, "DELETE FROM backup_report WHERE work = 'made'").catch(() => {});
}

async function checkArchives(dataDir: string, content: SiteContent) {
  const problems: string[] = [];
  let complete = 0;
  for (const path of await archivesIn(dataDir)) {
    try {
      const { tables, photos } = await checkArchive({ path });
      const rows = tables.map((table) => `${table.name} ${table.rows}`).sort();
      const there = Object.entries(content.tables).map(([table, state]) => `${table} ${state.split(" ")[0]}`);
      const copied = new Set(Object.keys(content.pictures).map((copy) => copy.split("/")[0]));
      const differ = rows.join() !== there.sort().join() || photos.length !== copied.size;
      if (differ) problems.push(`${path} lacks rows or pictures`);
      else complete += 1;
    } catch (error) {
      problems.push(`${path}: ${(error as Error).message}`);
    }
  }
  return { complete, problems };
}

async function archivesIn(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, "backups");
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(".tar")).map((name) => join(folder, name));
}

async function leftovers(dataDir: string): Promise<string[]> {
  const unfinished = (await readdir(join(dataDir, "backups"))).filter((name) => !name.endsWith(".tar"));
  return [...unfinished, ...(await readdir(join(dataDir, "tmp")))].map((name) => `${name} is left`);
}
