import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@visiga/system/config/config";
import { createConnection, type Schema } from "@visiga/system/database/connection";
import type { OpenDatabase } from "@visiga/system/database/database";
import type { ServerAddress } from "@visiga/system/database/database-server";
import { exists } from "@visiga/system/disk/disk-files";
import { type Report, StartFailure } from "@visiga/system/errors/start-failure";
import { clusterFolder, prepareDataDir } from "#postgres/data-dir.ts";
import { startEmbeddedPostgres } from "#postgres/embedded-postgres.ts";
import { clusterPassword } from "#postgres/postgres-cluster.ts";
import { completeReplacement } from "#postgres/replaced-cluster.ts";
import { takeProcessLock } from "#process/process-lock.ts";
import { acquireExclusiveLock, waitForServer, withClient } from "./configured-server.ts";
import { lockDataDir } from "./database-server.ts";

/** Opens the database without migrations, also while a server uses it. @throws StartFailure */
export async function openExistingDatabase(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  schema: Schema,
  report: Report,
): Promise<OpenDatabase> {
  await prepareDataDir(dataDir, !databaseUrl);
  if (databaseUrl) {
    await waitForServer(databaseUrl, { report });
    return openAt({ url: databaseUrl }, schema);
  }
  const lock = await takeProcessLock(join(dataDir, "lock"));
  if ("heldBy" in lock) return openAt(await runningAddress(dataDir), schema);
  let release = lock.release;
  try {
    await completeReplacement(dataDir);
    if (!(await exists(join(clusterFolder(dataDir), "PG_VERSION"))))
      throw new StartFailure(`DATA_DIR: there is no database in ${dataDir}`);
    const { address, stop } = await startEmbeddedPostgres(dataDir, { report });
    release = () => stop().then(lock.release);
    return await openAt(address, schema, release);
  } catch (error) {
    await release();
    throw error;
  }
}

/** Opens the database of a running server. @param release called once it is closed */
export async function openAt(address: ServerAddress, schema: Schema, release = async () => {}): Promise<OpenDatabase> {
  const dataSource = await createConnection(address, schema).initialize();
  return { dataSource, close: () => dataSource.destroy().then(release) };
}

/** Address of a running server's PostgreSQL, from its lock file. @throws StartFailure */
export async function runningAddress(dataDir: string): Promise<ServerAddress> {
  const lines = (await readFile(join(clusterFolder(dataDir), "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const [, , , port, host] = lines;
  if (!port) throw new StartFailure(`DATA_DIR: the server on ${dataDir} is only starting; try again in a moment`);
  if (host) return { host, port: Number(port) };
  return { url: `postgres://postgres:${await clusterPassword(dataDir)}@127.0.0.1:${port}/postgres` };
}

export interface LockedDatabase {
  /** False if nothing was ever stored. */
  readonly exists: boolean;
  /** Starts the database for `work` and closes it afterwards. @throws StartFailure */
  read<Result>(work: (address: ServerAddress) => Promise<Result>): Promise<Result>;
  release(): Promise<void>;
}

/** @throws StartFailure while a server uses it */
export async function lockDatabase(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  report: Report,
): Promise<LockedDatabase> {
  if (databaseUrl) {
    await waitForServer(databaseUrl, { report });
    const release = await acquireExclusiveLock(databaseUrl);
    return { exists: await hasTables(databaseUrl), read: (work) => work({ url: databaseUrl }), release };
  }
  const lock = await lockDataDir(dataDir);
  await completeReplacement(dataDir);
  return {
    exists: await exists(clusterFolder(dataDir)),
    async read(work) {
      const { address, stop } = await startEmbeddedPostgres(dataDir, { report });
      return work(address).finally(stop);
    },
    release: () => lock.release(),
  };
}

async function hasTables(url: string): Promise<boolean> {
  const query = "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1";
  return withClient(url, async (client) => (await client.query(query)).rows.length > 0);
}
