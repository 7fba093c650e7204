import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@visiga/system/config/config";
import type { ServerAddress } from "@visiga/system/database/database-server";
import { type Report, StartFailure } from "@visiga/system/errors/start-failure";
import type { Client } from "pg";
import { quoteIdentifier } from "#archive/tables.ts";
import { prepareDataDir } from "#postgres/data-dir.ts";
import { startEmbeddedPostgres } from "#postgres/embedded-postgres.ts";
import { makeRestoringFolder, removeFormerClusters, replaceCluster } from "#postgres/replaced-cluster.ts";
import { withClient } from "./configured-server.ts";

/**
 * A new database, which replaces the current one atomically with `takePlace`, or is deleted with `discard`. The caller
 * must hold the data folder, or the server's database, exclusively.
 */
export const openReplacement = (
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  tellOperator: Report,
): Promise<DatabaseReplacement> => (databaseUrl ? inServer(databaseUrl) : embedded(dataDir, tellOperator));

interface DatabaseReplacement {
  readonly address: ServerAddress;
  /** Nothing may be connected to the new one. `remove` deletes the former one; null if there was none. */
  takePlace(): Promise<{ readonly place: string; remove(): Promise<void> } | null>;
  discard(): Promise<void>;
}

async function embedded(dataDir: string, tellOperator: Report): Promise<DatabaseReplacement> {
  const folder = await makeRestoringFolder(dataDir);
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  const open = async () => {
    await prepareDataDir(folder, true);
    return startEmbeddedPostgres(folder, { tellOperator });
  };
  const { address, stop } = await open().catch(async (error) => {
    // The next start removes any remains.
    await remove().catch(() => {});
    throw error;
  });
  return {
    address,
    async takePlace() {
      await stop();
      const place = await replaceCluster(dataDir, join(folder, "postgres"));
      // The next start removes any remains.
      await rm(folder, { recursive: true, force: true }).catch(() => {});
      return place === null ? null : { place, remove: () => removeFormerClusters(dataDir) };
    },
    async discard() {
      await stop();
      await remove();
    },
  };
}

async function inServer(url: string): Promise<DatabaseReplacement> {
  const name = "restoring";
  await withClient(url, (client) => newSchema(client, name));
  const address = new URL(url);
  address.searchParams.set("options", `-c search_path=${name}`);
  return {
    address: { url: address.href },
    takePlace: () =>
      withClient(url, async (client) => {
        const former = await replaceSchema(client, name);
        const remove = () =>
          withClient(url, async (other) => void (await other.query(`DROP SCHEMA ${former} CASCADE`)));
        return former === null ? null : { place: `the schema ${former} of the database`, remove };
      }),
    discard: () =>
      withClient(url, async (client) => void (await client.query(`DROP SCHEMA IF EXISTS ${name} CASCADE`))),
  };
}

const formerName = "before_restore";

async function newSchema(client: Client, name: string): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${name} CASCADE`);
  await client.query(`CREATE SCHEMA ${name}`).catch((error: Error & { code?: string }) => {
    if (error.code !== "42501") throw error;
    throw new StartFailure(
      `DATABASE_URL: a restore needs the right to create schemas (${error.message}); grant it: GRANT CREATE ON DATABASE … TO …`,
    );
  });
}

/**
 * Moves the current schema's tables and functions away and the given schema's into it, which keeps its permissions and
 * extensions.
 * @returns schema of the former tables, which replaces that of the previous replacement; null if there were none
 */
async function replaceSchema(client: Client, name: string): Promise<string | null> {
  const { rows } = await client.query<{ current: string }>("SELECT current_schema() AS current");
  const current = rows[0]?.current ?? "public";
  const former = await contentOf(client, current);
  const statements = [
    `DROP SCHEMA IF EXISTS ${formerName} CASCADE`,
    `CREATE SCHEMA ${formerName}`,
    ...moves(former, formerName),
    ...moves(await contentOf(client, name), current),
    // Fails if the schema is not empty.
    `DROP SCHEMA ${name}`,
    ...(former.length === 0 ? [`DROP SCHEMA ${formerName}`] : []),
  ];
  // PostgreSQL runs all statements of one query in one transaction.
  await client.query(statements.join("; "));
  return former.length === 0 ? null : formerName;
}

/** The tables and functions of a schema, without those of extensions, as `ALTER` names them. */
async function contentOf(client: Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ object: string }>(
    `SELECT format('TABLE %I.%I', schemaname, tablename) AS object FROM pg_tables WHERE schemaname = $1
      UNION ALL SELECT format('FUNCTION %s', oid::regprocedure) FROM pg_proc
        WHERE pronamespace = to_regnamespace(quote_ident($1)) AND prokind = 'f' AND proowner = current_user::regrole
          AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`,
    [schema],
  );
  return rows.map(({ object }) => object);
}

const moves = (objects: readonly string[], to: string): string[] =>
  objects.map((object) => `ALTER ${object} SET SCHEMA ${quoteIdentifier(to)}`);
