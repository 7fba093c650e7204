import { setTimeout as pause } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { type Report, StartFailure } from "../errors/start-failure.ts";
import { createConnection, type Schema, withConnection } from "./connection.ts";
import { missingAbilities } from "./database-abilities.ts";
import type { DatabaseServer } from "./database-server.ts";
import { migrate } from "./migrate.ts";

/** Milliseconds that running queries may take before PostgreSQL is stopped. */
const closeTimeout = 2000;

export interface OpenDatabase {
  readonly dataSource: DataSource;
  close(): Promise<void>;
}

/** Connects and runs the migrations, or closes the server. @throws StartFailure */
export async function connectDatabase(
  server: DatabaseServer,
  schema: Schema,
  tellOperator: Report,
): Promise<OpenDatabase> {
  const { address, embedded } = server;
  try {
    await withConnection(address, { ...schema, entities: [] }, async (database) => {
      if (!embedded) await refuseUnable(database, tellOperator);
      await migrate(database);
    });
    const dataSource = await createConnection(address, schema).initialize();
    const close = async () => {
      const disconnected = dataSource.destroy();
      // Connections that are not returned in time end with the server.
      await (embedded ? Promise.race([disconnected, pause(closeTimeout, undefined, { ref: false })]) : disconnected);
      await server.close();
    };
    return { dataSource, close };
  } catch (error) {
    await server.close();
    throw error instanceof StartFailure ? error : server.explain(error);
  }
}

/** Reports what the server lacks. @throws StartFailure if the site cannot work without it */
async function refuseUnable(database: DataSource, tellOperator: Report): Promise<void> {
  for (const { says, advice, needed } of await missingAbilities(database)) {
    if (needed) throw new StartFailure(`DATABASE_URL: ${says}`, advice);
    tellOperator(`DATABASE_URL: ${says}. ${advice}`);
  }
}
