import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Crash } from "@visiga/keeper/src/testing/crash-steps.ts";
import { brokenPages } from "./check-site.ts";
import { CrashFigures, plannedCrashes, StartFailed, startCrashServer } from "./crash.ts";

/** Kills keeper, site or PostgreSQL at the steps of the first start, which makes the database, and starts again each time. */
export async function crashStarts(folder: string, total: number): Promise<CrashFigures[]> {
  const figures = new CrashFigures("first start");
  const dataDir = join(folder, "started");
  const started = await startCrashServer(dataDir);
  const steps = started.steps();
  await started.stop();
  for (const crash of plannedCrashes(steps, total)) {
    await rm(dataDir, { recursive: true });
    const at = await startAndCrash(dataDir, crash);
    const problems = await startAgain(dataDir).catch((error: Error) => [error.message]);
    problems.forEach(figures.count(crash, at));
  }
  return [figures];
}

/** @returns the name of the interrupted step */
async function startAndCrash(dataDir: string, crash: Crash): Promise<string | undefined> {
  try {
    // If it becomes ready, the crash was not reached, or PostgreSQL was restarted in time.
    const server = await startCrashServer(dataDir, crash);
    await server.stop();
    return server.crashedAt();
  } catch (error) {
    if (!(error instanceof StartFailed)) throw error;
    return error.crashedAt;
  }
}

async function startAgain(dataDir: string): Promise<string[]> {
  const server = await startCrashServer(dataDir);
  return brokenPages(server.url).finally(server.stop);
}
