import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import type { Config } from "#platform/config/config.ts";
import type { Report } from "#platform/errors/start-failure.ts";
import { prepareDataDir } from "#platform/postgres/data-dir.ts";
import { startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import type { ServerAddress } from "#platform/postgres/postgres-endpoint.ts";
import {
  makeRestoringFolder,
  removeFormerClusters,
  replaceCluster,
  restoringFolder,
} from "#platform/postgres/replaced-cluster.ts";
import { newSchema, replaceSchema } from "./replaced-schema.ts";

export interface DatabaseReplacement {
  readonly address: ServerAddress;
  /**
   * Replaces the current database atomically. Nothing may be connected to the new one any more.
   * @returns location of the former database; null if there was none
   */
  takePlace(): Promise<ReplacedDatabase | null>;
  /** Deletes the new database. Without effect after `takePlace`. */
  discard(): Promise<void>;
}

export interface ReplacedDatabase {
  /** For the operator. */
  readonly place: string;
  /** Deletes the former database and those kept by earlier replacements. */
  remove(): Promise<void>;
}

/** The caller must hold the data folder, or the server's database, exclusively. */
export async function openReplacement(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  report: Report,
): Promise<DatabaseReplacement> {
  return databaseUrl ? inServer(databaseUrl) : embedded(dataDir, report);
}

async function embedded(dataDir: string, report: Report): Promise<DatabaseReplacement> {
  const folder = await makeRestoringFolder(dataDir);
  await prepareDataDir(folder, true);
  const server = await startEmbeddedPostgres(folder, { report });
  let running = true;
  const stop = async () => {
    if (running) await server.stop();
    running = false;
  };
  return {
    address: server.address,
    async takePlace() {
      await stop();
      const place = await replaceCluster(dataDir, join(folder, "postgres"));
      // The next start removes any remains.
      await rm(folder, { recursive: true, force: true }).catch(() => {});
      return place === null ? null : { place, remove: () => removeFormerClusters(dataDir) };
    },
    async discard() {
      await stop();
      await rm(restoringFolder(dataDir), { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function inServer(url: string): Promise<DatabaseReplacement> {
  const run = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
    const client = new Client({ connectionString: url });
    client.on("error", () => {});
    await client.connect();
    return work(client).finally(() => client.end());
  };
  const name = "restoring";
  await run((client) => newSchema(client, name));
  const address = new URL(url);
  address.searchParams.set("options", `-c search_path=${name}`);
  return {
    address: { url: address.href },
    takePlace: () =>
      run(async (client) => {
        const former = await replaceSchema(client, name);
        const remove = () => run(async (other) => void (await other.query(`DROP SCHEMA ${former} CASCADE`)));
        return former === null ? null : { place: `the schema ${former} of the database`, remove };
      }),
    discard: () => run(async (client) => void (await client.query(`DROP SCHEMA IF EXISTS ${name} CASCADE`))),
  };
}
