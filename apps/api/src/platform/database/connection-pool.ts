import type { Pool } from "pg";
import type { DataSource } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js";

/** The connections of a data source, for what TypeORM has no call for: their number, and a time limit of one query. */
export const connectionPool = (database: DataSource): Pool => (database.driver as PostgresDriver).master;
