import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { openDatabase } from "@visiga/api/src/platform/database/database.ts";
import { schema } from "@visiga/api/src/schema.ts";
import { Administrator } from "../harness/administrator.ts";
import { brokenPages } from "./check-site.ts";
import { type Crash, CrashFigures, plannedCrashes } from "./crash.ts";
import { type CrashBuild, StartFailed, startCrashServer } from "./crash-run.ts";

const run = promisify(execFile);

/** Number of migrations that the old data already has, and number of its records. */
const earlier = 2;
const records = 25;

/** Kills the server at the steps of a start on data of an early release, and starts it again each time. */
export async function crashMigrations(build: CrashBuild, folder: string, total: number): Promise<CrashFigures[]> {
  const figures = new CrashFigures("migration");
  const former = join(folder, "former");
  await fillFormer(former);
  const withCopy = async <Result>(use: (dataDir: string) => Promise<Result>): Promise<Result> => {
    const dataDir = join(folder, "migrated");
    await run("cp", ["-a", former, dataDir]);
    return use(dataDir).finally(() => rm(dataDir, { recursive: true }));
  };
  const steps = await withCopy(async (dataDir) => {
    const server = await startCrashServer(build, dataDir);
    return server.steps().finally(server.stop);
  });
  for (const crash of plannedCrashes(steps, total))
    await withCopy(async (dataDir) => {
      const at = await startAndCrash(build, dataDir, crash);
      const problems = await startAgain(build, dataDir).catch((error: Error) => [error.message]);
      problems.forEach(figures.count(crash, at));
    });
  return [figures];
}

async function fillFormer(dataDir: string): Promise<void> {
  const { entities, migrations } = schema;
  const first = (migrations as unknown[]).slice(0, earlier) as typeof migrations;
  const place = { dataDir, databaseUrl: undefined };
  const { dataSource, close } = await openDatabase(place, { entities, migrations: first }, () => {});
  await dataSource.query(
    `INSERT INTO file (name, title, page) SELECT 'Kept ' || n, 'EVENTS', 'GALLERY' FROM generate_series(1, ${records}) n`,
  );
  await close();
}

/** @returns the name of the interrupted step */
async function startAndCrash(build: CrashBuild, dataDir: string, crash: Crash): Promise<string | undefined> {
  try {
    // If the server survives, the crash was not reached, or PostgreSQL was restarted in time.
    const server = await startCrashServer(build, dataDir, crash);
    await server.stop();
    return server.crashAt[0];
  } catch (error) {
    if (!(error instanceof StartFailed)) throw error;
    return error.crashAt[0];
  }
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
