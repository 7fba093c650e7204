import { rm } from "node:fs/promises";
import { join } from "node:path";
import { brokenPages } from "./check-site.ts";
import { type Crash, CrashFigures, plannedCrashes } from "./crash.ts";
import { StartFailed, startCrashServer } from "./crash-run.ts";

/** Kills the server at the steps of its first start, which makes the database, and starts it again each time. */
export async function crashStarts(folder: string, total: number): Promise<CrashFigures[]> {
  const figures = new CrashFigures("first start");
  const dataDir = join(folder, "started");
  const started = await startCrashServer(dataDir);
  const steps = await started.steps().finally(started.stop);
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
    // If the server survives, the crash was not reached, or PostgreSQL was restarted in time.
    const server = await startCrashServer(dataDir, crash);
    await server.stop();
    return server.crashAt[0];
  } catch (error) {
    if (!(error instanceof StartFailed)) throw error;
    return error.crashAt[0];
  }
}

async function startAgain(dataDir: string): Promise<string[]> {
  const server = await startCrashServer(dataDir);
  return brokenPages(server.url).finally(server.stop);
}
