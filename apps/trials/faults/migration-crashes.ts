import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { openDatabase } from "@visiga/api/src/platform/database/database.ts";
import { schema } from "@visiga/api/src/schema.ts";
import { Administrator } from "../harness/administrator.ts";
import { brokenPages } from "./check-site.ts";
import { type Crash, CrashFigures, crashAtStep } from "./crash.ts";
import { type CrashBuild, type CrashServer, StartFailed, startCrashServer } from "./crash-server-run.ts";

const run = promisify(execFile);

/** Number of migrations that the old data already has, and number of its records. */
const earlier = 2;
const records = 25;

/** Kills the server at all steps of a start on data of an early release, and starts it again each time. */
export async function crashMigrations(build: CrashBuild, folder: string, total: number): Promise<CrashFigures[]> {
  const figures = new CrashFigures("migration", {});
  const former = join(folder, "former");
  await fillFormer(former);
  const steps = await countSteps(build, former, join(folder, "counted"));
  for (let index = 0; index < total; index += 1) {
    const dataDir = join(folder, `migrated-${index}`);
    await run("cp", ["-a", former, dataDir]);
    const crash = crashAtStep(1 + Math.floor((index * steps) / total), index);
    const at = await startAndCrash(build, dataDir, crash);
    const problems = await startAgain(build, dataDir).catch((error: Error) => [error.message]);
    problems.forEach(figures.count(crash, at));
    await rm(dataDir, { recursive: true });
  }
  return [figures];
}

async function fillFormer(dataDir: string): Promise<void> {
  const { entities, migrations } = schema;
  const first = (migrations as unknown[]).slice(0, earlier) as typeof migrations;
  const { dataSource, close } = await openDatabase(
    { dataDir, databaseUrl: undefined },
    { entities, migrations: first },
    () => {},
  );
  await dataSource.query(
    `INSERT INTO file (name, title, page) SELECT 'Kept ' || n, 'EVENTS', 'GALLERY' FROM generate_series(1, ${records}) n`,
  );
  await close();
}

async function countSteps(build: CrashBuild, former: string, dataDir: string): Promise<number> {
  await run("cp", ["-a", former, dataDir]);
  const server = await startCrashServer(build, dataDir);
  const steps = (await server.steps()).length;
  await server.stop();
  await rm(dataDir, { recursive: true });
  return steps;
}

/** @returns the name of the interrupted step */
async function startAndCrash(build: CrashBuild, dataDir: string, crash: Crash): Promise<string | undefined> {
  let server: CrashServer;
  try {
    server = await startCrashServer(build, dataDir, { CRASH_AT_START: JSON.stringify(crash) });
  } catch (error) {
    if (!(error instanceof StartFailed)) throw error;
    return error.crashAt[0];
  }
  // The server survived: the crash was not reached, or PostgreSQL was restarted in time.
  const at = server.crashAt[0];
  await server.stop();
  return at;
}

async function startAgain(build: CrashBuild, dataDir: string): Promise<string[]> {
  const server = await startCrashServer(build, dataDir);
  try {
    const survivors = (await new Administrator(server.url).files()).filter(({ name }) => name.startsWith("Kept "));
    return [
      ...(survivors.length === records ? [] : [`${survivors.length} of ${records} records`]),
      ...(await brokenPages(server.url)),
    ];
  } finally {
    await server.stop();
  }
}
