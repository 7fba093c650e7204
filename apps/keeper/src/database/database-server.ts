import { join } from "node:path";
import type { Config } from "@visiga/system/config/config";
import { InUse, type Report } from "@visiga/system/errors/start-failure";
import { startEmbeddedPostgres } from "#postgres/embedded-postgres.ts";
import { clusterFailure } from "#postgres/postgres-cluster.ts";
import { type ProcessLock, takeProcessLock } from "#process/process-lock.ts";

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
  const close = await acquireSharedLock(url);
  return { address: { url }, embedded: false, ended: () => undefined, explain: (error: unknown) => error, close };
}

async function startEmbedded(dataDir: string, report: Report, onWait?: () => void) {
  const lock = await lockDataDir(dataDir);
  try {
    const { address, ended, stop } = await startEmbeddedPostgres(dataDir, { report, onWait });
    // It ends with this process, so that it may be stopped while queries run.
    const explain = (error: unknown) => clusterFailure("the database cannot be opened", ended() ?? error, "DATA_DIR");
    return { address, embedded: true, ended, explain, close: () => stop().then(lock.release) };
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
  throw new InUse(`DATA_DIR: ${dataDir} is in use by another server${holder}; stop that one first`);
}
