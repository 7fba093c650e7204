import { join } from "node:path";
import type { Config } from "@visiga/system/config/config";
import { InUse, type Report } from "@visiga/system/errors/start-failure";
import { type EmbeddedOptions, startEmbeddedPostgres } from "#postgres/embedded-postgres.ts";
import { clusterFailure } from "#postgres/postgres-cluster.ts";
import { type Answers, type Control, takeControl } from "#process/control.ts";

type Options = Pick<EmbeddedOptions, "creates" | "onWait">;

/**
 * Starts the embedded PostgreSQL, or waits for the configured one. Loads no TypeORM, which can be loaded meanwhile.
 * @param options of the embedded one
 * @throws StartFailure if there is none
 */
export const startDatabaseServer = (
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  tellOperator: Report,
  options: Options = {},
) => (databaseUrl ? holdServer(databaseUrl, tellOperator) : startEmbedded(dataDir, tellOperator, options));

async function holdServer(url: string, tellOperator: Report) {
  const { waitForServer, acquireLock } = await import("./configured-server.ts");
  await waitForServer(url, { tellOperator });
  const close = await acquireLock(url, "shared");
  return { address: { url }, embedded: false, ended: () => undefined, explain: (error: unknown) => error, close };
}

async function startEmbedded(dataDir: string, tellOperator: Report, options: Options) {
  const lock = await lockDataDir(dataDir, { database: async () => (await starting).address });
  const starting = startEmbeddedPostgres(dataDir, { ...options, tellOperator });
  try {
    const { address, ended, stop } = await starting;
    // It ends with this process, so that it may be stopped while queries run.
    const explain = (error: unknown) => clusterFailure("the database cannot be opened", ended() ?? error, "DATA_DIR");
    return { address, embedded: true, ended, explain, close: () => stop().then(lock.release) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The lock of the process that uses the data folder. PostgreSQL's own lock works within one container only. */
export const lockFolder = (dataDir: string): string => join(dataDir, "lock");

/** The holder may stop any PostgreSQL on the cluster. @throws InUse while another process uses the data folder */
export async function lockDataDir(dataDir: string, answers?: Answers): Promise<Control> {
  const lock = await takeControl(lockFolder(dataDir), { ...answers, stop });
  if (lock) return lock;
  throw new InUse(`DATA_DIR: ${dataDir} is in use by another server; stop that one first`);
}

/** Ends this server as an operator would: an update asks for it. */
function stop(): null {
  process.kill(process.pid, "SIGTERM");
  return null;
}
