import type { Pool } from "pg";
import type { DataSource } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js";

/**
 * The connection pool of a data source, for features that TypeORM lacks: the number of connections, and a time limit of
 * one query.
 */
export const connectionPool = (database: DataSource): Pool => (database.driver as PostgresDriver).master;
