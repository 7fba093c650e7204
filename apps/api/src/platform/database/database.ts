import { setTimeout as pause } from "node:timers/promises";
import type { DataSource } from "typeorm";
import type { Config } from "#platform/config/config.ts";
import { type Report, StartFailure } from "#platform/errors/start-failure.ts";
import { prepareDataDir } from "#platform/postgres/data-dir.ts";
import { clusterFailure } from "#platform/postgres/postgres-cluster.ts";
import { createConnection, type Schema, withConnection } from "./connection.ts";
import { missingAbilities } from "./database-abilities.ts";
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
  return connectDatabase(await startDatabaseServer(config, report), schema, report);
}

/** Connects and runs the migrations, or closes the server. @throws StartFailure */
export async function connectDatabase(server: DatabaseServer, schema: Schema, report: Report): Promise<OpenDatabase> {
  try {
    const dataSource = await connect(server, schema, report);
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
    if (!server.embedded || error instanceof StartFailure) throw error;
    throw clusterFailure("the database cannot be opened", server.ended() ?? error, "DATA_DIR");
  }
}

async function connect({ address, embedded }: DatabaseServer, schema: Schema, report: Report): Promise<DataSource> {
  await withConnection(address, { ...schema, entities: [] }, async (database) => {
    if (!embedded) await refuseUnable(database, report);
    await migrate(database);
  });
  return createConnection(address, schema).initialize();
}

/** Reports what the server lacks. @throws StartFailure if the site cannot work without it */
async function refuseUnable(database: DataSource, report: Report): Promise<void> {
  for (const { says, advice, needed } of await missingAbilities(database)) {
    if (needed) throw new StartFailure(`DATABASE_URL: ${says}`, advice);
    report(`DATABASE_URL: ${says}. ${advice}`);
  }
}
