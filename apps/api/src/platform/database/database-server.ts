import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import { type Report, StartFailure } from "#platform/errors/start-failure.ts";
import { startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import { type ProcessLock, takeProcessLock } from "#platform/system/process-lock.ts";

/** A PostgreSQL server that accepts connections, kept from other programs by this process. */
export type DatabaseServer = Awaited<ReturnType<typeof startDatabaseServer>>;

/**
 * Starts the embedded PostgreSQL, or waits for the configured one. Loads no TypeORM, which can be loaded meanwhile.
 * @param onWait called when only the server is waited for
 * @throws StartFailure if there is none
 */
export const startDatabaseServer = (
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  report: Report,
  onWait?: () => void,
) => (databaseUrl ? holdServer(databaseUrl, report, onWait) : startEmbedded(dataDir, report, onWait));

async function holdServer(url: string, report: Report, onWait?: () => void) {
  const { waitForServer, acquireSharedLock } = await import("./configured-server.ts");
  const connected = waitForServer(url, { report });
  onWait?.();
  await connected;
  return { address: { url }, embedded: false, ended: () => undefined, close: await acquireSharedLock(url) };
}

async function startEmbedded(dataDir: string, report: Report, onWait?: () => void) {
  const lock = await lockDataDir(dataDir);
  try {
    const { address, ended, stop } = await startEmbeddedPostgres(dataDir, { report, onWait });
    // It ends with this process, so that it may be stopped while queries run.
    return { address, embedded: true, ended, close: () => stop().then(lock.release) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** PostgreSQL's own lock knows one container only. The holder of this one may stop any PostgreSQL on the cluster. */
export async function lockDataDir(dataDir: string): Promise<ProcessLock> {
  const lock = await takeProcessLock(join(dataDir, "lock"));
  if (!("heldBy" in lock)) return lock;
  const holder = lock.heldBy ? ` (process ${lock.heldBy})` : "";
  throw new StartFailure(`DATA_DIR: ${dataDir} is in use by another server${holder}; stop that one first`);
}
