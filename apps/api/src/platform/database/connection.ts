import { DataSource, type DataSourceOptions } from "typeorm";
import { SnakeNaming } from "./snake-naming.ts";

/** What the features bring: their tables and the steps that make them. */
export type Schema = Required<Pick<DataSourceOptions, "entities" | "migrations">>;

/** Where the server is: an address, or the folder and number of a socket. */
export type ServerAddress = { readonly url: string } | { readonly host: string; readonly port: number };

/** Connections per process. */
const poolSize = 10;

/** A pool of connections that knows the schema. Never synchronizes. */
export function createConnection(address: ServerAddress, schema: Schema): DataSource {
  return new DataSource({
    type: "postgres",
    ...("url" in address ? address : { ...address, username: "postgres", database: "postgres" }),
    ...schema,
    namingStrategy: new SnakeNaming(),
    migrationsTableName: "migrations",
    synchronize: false,
    installExtensions: false,
    uuidExtension: "pgcrypto",
    poolSize,
    connectTimeoutMS: 10_000,
    applicationName: "visiga",
    // Connections that break while nobody uses them are replaced; a query that needs one says so itself.
    poolErrorHandler: () => {},
    logging: false,
  });
}
