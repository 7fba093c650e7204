import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { DataSource } from "typeorm";
import type { Config } from "#platform/config/config.ts";
import { prepareDataDir } from "#platform/postgres/data-dir.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import { LockHeld, type ProcessLock, takeProcessLock } from "#platform/postgres/process-lock.ts";
import { type Report, StartFailure } from "#platform/start-failure.ts";
import { createConnection, type Schema } from "./connection.ts";
import { migrate } from "./migrate.ts";
import { acquireSharedLock } from "./server-lock.ts";
import { waitForServer } from "./server-wait.ts";

/** Milliseconds that running queries may take before PostgreSQL is stopped. */
const closeTimeout = 2000;

export interface OpenDatabase {
  readonly dataSource: DataSource;
  close(): Promise<void>;
}

/**
 * Opens the configured database and runs its migrations.
 * @throws StartFailure if it cannot be opened
 */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  schema: Schema,
  report: Report,
): Promise<OpenDatabase> {
  await prepareDataDir(config.dataDir, !config.databaseUrl);
  return config.databaseUrl
    ? openServer(config.databaseUrl, schema, report)
    : openEmbedded(config.dataDir, schema, report);
}

async function openServer(url: string, schema: Schema, report: Report): Promise<OpenDatabase> {
  await waitForServer(url, { report });
  const release = await acquireSharedLock(url);
  try {
    const dataSource = await connect({ url }, schema);
    return { dataSource, close: () => dataSource.destroy().then(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

async function openEmbedded(dataDir: string, schema: Schema, report: Report): Promise<OpenDatabase> {
  const lock = await lockDataDir(dataDir);
  let server: EmbeddedPostgres | undefined;
  try {
    const running = await startEmbeddedPostgres(dataDir, { report });
    server = running;
    const dataSource = await connect(running.address, schema);
    const close = async () => {
      // Connections that are not returned in time end with the server.
      await Promise.race([dataSource.destroy(), pause(closeTimeout, undefined, { ref: false })]);
      await running.stop();
      await lock.release();
    };
    return { dataSource, close };
  } catch (error) {
    await server?.stop();
    await lock.release();
    throw error;
  }
}

async function connect(address: Parameters<typeof createConnection>[0], schema: Schema): Promise<DataSource> {
  const migrating = await createConnection(address, schema, { limited: false }).initialize();
  try {
    await migrate(migrating);
  } finally {
    await migrating.destroy();
  }
  return createConnection(address, schema).initialize();
}

/**
 * PostgreSQL's own lock works within one container only and does not tell whether the server that started it still
 * runs. This lock does both: its holder may stop any PostgreSQL running on the cluster.
 */
export async function lockDataDir(dataDir: string): Promise<ProcessLock> {
  try {
    return await takeProcessLock(join(dataDir, "lock"));
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    const holder = error.pid ? ` (process ${error.pid})` : "";
    throw new StartFailure(`DATA_DIR: ${dataDir} is in use by another server${holder}; stop that one first`);
  }
}
