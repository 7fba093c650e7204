import pg, { type Pool } from "pg";
import { DataSource, type DataSourceOptions, DefaultNamingStrategy, type QueryRunner } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js";
import type { ServerAddress } from "./database-server.ts";
import { serverTimeouts, TimeoutClient } from "./timeout-client.ts";

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Naming strategy: column `created_at` for property `createdAt`, `photo_id` for the relation `photo`. */
class SnakeNaming extends DefaultNamingStrategy {
  override columnName(property: string, customName: string | undefined): string {
    return customName ?? snakeCase(property);
  }

  override joinColumnName(relation: string, referencedColumn: string): string {
    return snakeCase(`${relation}_${referencedColumn}`);
  }
}

interface Migration {
  /** Without it a migration has the name of its class, which the build may change. */
  readonly name: string;
  up(runner: QueryRunner): Promise<void>;
}

export interface Schema extends Required<Pick<DataSourceOptions, "entities">> {
  readonly migrations: (new () => Migration)[];
}

/**
 * More than all visitors use at once, so that users always get one: queries 3 and the sitemap 2 more, changes 3, pages 2,
 * pictures and documents 3, logins 4.
 */
const poolSize = 18;

/** Milliseconds. The server's come first; `query_timeout` is for a silent connection, keepalive for a broken one. */
const limits = {
  ...serverTimeouts,
  query_timeout: 25_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  Client: TimeoutClient,
};

/** Only migrations change tables. @param limited false for long work: migrations, backups */
export function createConnection(address: ServerAddress, schema: Schema, { limited = true } = {}): DataSource {
  return new DataSource({
    type: "postgres",
    // TypeORM would otherwise load the driver at run time, although the bundle contains it.
    driver: pg,
    // PGSSLMODE of the shell is for another server.
    ...("url" in address ? address : { ...address, username: "postgres", database: "postgres", ssl: false }),
    ...schema,
    namingStrategy: new SnakeNaming(),
    installExtensions: false,
    poolSize,
    ...(limited && { extra: limits }),
    connectTimeoutMS: 5000,
    applicationName: "visiga",
    // Prints nothing, unless DEBUG asks for it: the default prints failures, which their callers report.
    logger: "debug",
    // The pool replaces broken idle connections; a query on a broken connection reports its own error.
    poolErrorHandler: () => {},
  });
}

export async function withConnection<Result>(
  address: ServerAddress,
  schema: Schema,
  work: (database: DataSource) => Promise<Result>,
): Promise<Result> {
  return withInitialized(createConnection(address, schema, { limited: false }), work);
}

/** As `withConnection`, on the database of another connection and without its schema. */
export async function withoutLimits<Result>({ options }: DataSource, work: (database: DataSource) => Promise<Result>) {
  return withInitialized(new DataSource({ ...options, entities: [], migrations: [], extra: {} }), work);
}

async function withInitialized<Result>(database: DataSource, work: (database: DataSource) => Promise<Result>) {
  await database.initialize();
  return work(database).finally(() => database.destroy());
}

/** Rejects unless the database is writable: the write reaches log and disk without a table, which needs a lock. */
export async function checkWritable(database: DataSource): Promise<void> {
  const [row] = await database.query<{ readOnly: string }[]>(
    `SELECT current_setting('transaction_read_only') AS "readOnly", pg_logical_emit_message(true, 'ready', '')`,
  );
  if (row?.readOnly !== "off") throw new Error("The database can only be read");
}

/** The pool, for what TypeORM lacks: the number of connections, and a time limit of one query. */
export const connectionPool = (database: DataSource): Pool => (database.driver as PostgresDriver).master;
