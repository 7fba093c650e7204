import pg from "pg";
import { DataSource, type DataSourceOptions } from "typeorm";
import { ImpatientClient } from "./impatient-client.ts";
import { SnakeNaming } from "./snake-naming.ts";

/** Entities and migrations of all features. */
export type Schema = Required<Pick<DataSourceOptions, "entities" | "migrations">>;

/** Address of a PostgreSQL server: a URL, or the folder and the port of a Unix socket. */
export type ServerAddress = { readonly url: string } | { readonly host: string; readonly port: number };

/** Connections per process. */
const poolSize = 10;

/**
 * What no query of a request comes near, in milliseconds. The server gives up first; `query_timeout` is for one that no
 * longer answers, and keepalive for a line that is gone while nobody asks.
 */
const limits = {
  statement_timeout: 20_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 25_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  Client: ImpatientClient,
};

/**
 * A connection pool with the schema. Tables are changed by migrations only, never synchronized.
 * @param limited false for work that may take long: migrations, backups
 */
export function createConnection(address: ServerAddress, schema: Schema, { limited = true } = {}): DataSource {
  return new DataSource({
    type: "postgres",
    // Given, because TypeORM looks for it at run time, where the bundle of the server has it already.
    driver: pg,
    ...("url" in address ? address : { ...address, username: "postgres", database: "postgres" }),
    ...schema,
    namingStrategy: new SnakeNaming(),
    migrationsTableName: "migrations",
    synchronize: false,
    installExtensions: false,
    uuidExtension: "pgcrypto",
    poolSize,
    ...(limited && { extra: limits }),
    connectTimeoutMS: 10_000,
    applicationName: "visiga",
    // The pool replaces idle connections that break; a query on a broken one reports its own error.
    poolErrorHandler: () => {},
    logging: false,
  });
}
