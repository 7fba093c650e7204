import { setTimeout as pause } from "node:timers/promises";
import type { DataSource } from "typeorm";
import type { Config } from "#platform/config/config.ts";
import type { Report } from "#platform/errors/start-failure.ts";
import { prepareDataDir } from "#platform/postgres/data-dir.ts";
import type { ServerAddress } from "#platform/postgres/embedded-postgres.ts";
import { createConnection, type Schema, withConnection } from "./connection.ts";
import { type DatabaseServer, startDatabaseServer } from "./database-server.ts";
import { migrate } from "./migrate.ts";

/** Milliseconds that running queries may take before PostgreSQL is stopped. */
const closeTimeout = 2000;

export interface OpenDatabase {
  readonly dataSource: DataSource;
  close(): Promise<void>;
}

/** Opens the configured database and runs its migrations. @throws StartFailure */
export async function openDatabase(config: Pick<Config, "databaseUrl" | "dataDir">, schema: Schema, report: Report) {
  await prepareDataDir(config.dataDir, !config.databaseUrl);
  return connectDatabase(await startDatabaseServer(config, report), schema);
}

/** Connects and runs the migrations, or closes the server. @throws StartFailure */
export async function connectDatabase(server: DatabaseServer, schema: Schema): Promise<OpenDatabase> {
  try {
    const dataSource = await connect(server.address, schema);
    const close = async () => {
      const disconnected = dataSource.destroy();
      // Connections that are not returned in time end with the server.
      await (server.embedded
        ? Promise.race([disconnected, pause(closeTimeout, undefined, { ref: false })])
        : disconnected);
      await server.close();
    };
    return { dataSource, close };
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function connect(address: ServerAddress, schema: Schema): Promise<DataSource> {
  await withConnection(address, { ...schema, entities: [] }, migrate);
  return createConnection(address, schema).initialize();
}
