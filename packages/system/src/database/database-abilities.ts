import type { DataSource } from "typeorm";
import { leastConnections, usedConnections } from "../errors/database-advice.ts";
import type { MissingAbility } from "../errors/missing-ability.ts";

/** The oldest major version of PostgreSQL with which the trials run. */
const oldestPostgres = 15;

interface Abilities {
  readonly version: string;
  readonly major: number;
  readonly encoding: string;
  readonly database: string;
  readonly schema: string | null;
  readonly role: string;
  readonly mayCreate: boolean;
  readonly readOnly: boolean;
  readonly connections: number;
  readonly tables: boolean;
}

const query = `
  SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int / 10000 AS major,
    pg_encoding_to_char(encoding) AS encoding, datname AS database, current_schema() AS schema, current_user AS role,
    coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS "mayCreate",
    current_setting('transaction_read_only') = 'on' AS "readOnly",
    to_regclass('migrations') IS NOT NULL AS tables,
    least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
      nullif(datconnlimit, -1), nullif(rolconnlimit, -1)) AS connections
  FROM pg_database JOIN pg_roles ON rolname = current_user WHERE datname = current_database()`;

/** Probes what the site uses of a PostgreSQL server. */
export async function missingAbilities(database: Pick<DataSource, "query">): Promise<MissingAbility[]> {
  const [found]: Abilities[] = await database.query(query);
  if (!found) return [];
  const { version, major, encoding, role, schema } = found;
  const missing: MissingAbility[] = [];
  if (major < oldestPostgres)
    missing.push({
      says: `PostgreSQL ${version} is too old: the site needs ${oldestPostgres} or newer`,
      advice: "Update the server: make a backup, and restore it on the new one.",
      needed: true,
    });
  if (encoding !== "UTF8")
    missing.push({
      says: `the database ${found.database} has the encoding ${encoding}, which ${encoding === "SQL_ASCII" ? "checks and sorts no letters" : "lacks letters of the texts"}`,
      advice: `Make one with UTF8: CREATE DATABASE <database> OWNER ${role} ENCODING 'UTF8' TEMPLATE template0, and restore a backup if there is one.`,
      // One that has worked until now goes on working.
      needed: !found.tables,
    });
  if (found.readOnly)
    missing.push({
      says: "the database is read-only: it is a standby, or default_transaction_read_only is on",
      advice: "Name the server that takes writes.",
      needed: true,
    });
  else if (!found.mayCreate)
    missing.push({
      says:
        schema === null
          ? `the role ${role} has no schema of its search_path to work in`
          : `the role ${role} may not create tables: permission denied for schema ${schema}`,
      advice: `As the owner of the database: GRANT ALL ON SCHEMA ${schema ?? "public"} TO ${role}. Updates of the site need it too.`,
      needed: !found.tables,
    });
  if (found.connections < usedConnections)
    missing.push({
      says: `the role ${role} may have ${found.connections} connections at once, and a server uses up to ${usedConnections}`,
      advice: "Raise max_connections, or the CONNECTION LIMIT of the role or the database.",
      needed: found.connections < leastConnections,
    });
  return missing;
}
