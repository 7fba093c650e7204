import { Client } from "pg";
import type { Config } from "#platform/config/config.ts";
import type { Report } from "#platform/errors/start-failure.ts";
import { clusterFolder } from "#platform/postgres/data-dir.ts";
import { type ServerAddress, startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import { completeReplacement } from "#platform/postgres/replaced-cluster.ts";
import { exists } from "#platform/system/disk-files.ts";
import { acquireExclusiveLock, waitForServer } from "./configured-server.ts";
import { lockDataDir } from "./database-server.ts";

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
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query("SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1")
    .finally(() => client.end());
  return rows.length > 0;
}
