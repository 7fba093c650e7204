import { commandLine } from "@visiga/system/command-line";
import type { Config } from "@visiga/system/config/config";
import { createConnection, type Schema } from "@visiga/system/database/connection";
import type { OpenDatabase } from "@visiga/system/database/database";
import type { ServerAddress } from "@visiga/system/database/database-server";
import { exists } from "@visiga/system/disk/disk-files";
import { InUse, type Report, StartFailure } from "@visiga/system/errors/start-failure";
import { clusterFolder, prepareDataDir } from "#postgres/data-dir.ts";
import { startEmbeddedPostgres } from "#postgres/embedded-postgres.ts";
import { completeReplacement } from "#postgres/replaced-cluster.ts";
import { askHolder } from "#process/control.ts";
import { acquireLock, waitForServer, withClient } from "./configured-server.ts";
import { lockDataDir, lockFolder, startDatabaseServer } from "./database-server.ts";

/** Opens the database without migrations, also while a server uses it. @throws StartFailure */
export async function openExistingDatabase(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  schema: Schema,
  tellOperator: Report,
): Promise<OpenDatabase> {
  await prepareDataDir(dataDir, !databaseUrl);
  const { address, close } = await startDatabaseServer({ databaseUrl, dataDir }, tellOperator, {
    creates: false,
  }).catch(async (error) => {
    if (!(error instanceof InUse)) throw error;
    return { address: await runningAddress(dataDir), close: async () => {} };
  });
  return openAt(address, schema, close).catch(async (error) => {
    await close();
    throw error;
  });
}

/** Opens the database of a running server. @param release called once it is closed */
export async function openAt(address: ServerAddress, schema: Schema, release = async () => {}): Promise<OpenDatabase> {
  const dataSource = await createConnection(address, schema).initialize();
  return { dataSource, close: () => dataSource.destroy().then(release) };
}

/** Address of the PostgreSQL of the process that uses the data folder. @throws StartFailure */
export const runningAddress = (dataDir: string): Promise<ServerAddress> =>
  askHolder(lockFolder(dataDir), "database").then(
    (address) => address as ServerAddress,
    () => {
      throw new StartFailure(
        `DATA_DIR: ${dataDir} is in use, and its database does not run`,
        `If the server has just started, try again in a moment. Else find out why: ${commandLine("diagnose")}`,
      );
    },
  );

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
  tellOperator: Report,
): Promise<LockedDatabase> {
  if (databaseUrl) {
    await waitForServer(databaseUrl, { tellOperator });
    const release = await acquireLock(databaseUrl, "exclusive");
    return { exists: await hasTables(databaseUrl), read: (work) => work({ url: databaseUrl }), release };
  }
  const lock = await lockDataDir(dataDir);
  await completeReplacement(dataDir);
  return {
    exists: await exists(clusterFolder(dataDir)),
    async read(work) {
      const { address, stop } = await startEmbeddedPostgres(dataDir, { tellOperator });
      return work(address).finally(stop);
    },
    release: () => lock.release(),
  };
}

async function hasTables(url: string): Promise<boolean> {
  const query = "SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1";
  return withClient(url, async (client) => (await client.query(query)).rows.length > 0);
}
