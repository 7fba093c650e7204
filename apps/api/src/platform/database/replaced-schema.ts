import type { Client } from "pg";
import { StartFailure } from "#platform/errors/start-failure.ts";
import { quoteIdentifier } from "./table-copy.ts";

const formerName = "before_restore";

/** @throws StartFailure if the account lacks the permission */
export async function newSchema(client: Client, name: string): Promise<void> {
  await client.query(`DROP SCHEMA IF EXISTS ${name} CASCADE`);
  await client.query(`CREATE SCHEMA ${name}`).catch((error: Error & { code?: string }) => {
    if (error.code !== "42501") throw error;
    throw new StartFailure(
      `DATABASE_URL: a restore needs the right to create schemas (${error.message}); grant it: GRANT CREATE ON DATABASE … TO …`,
    );
  });
}

/**
 * In one transaction, moves the tables of the current schema into another schema and those of the given schema into the
 * current one, which keeps its permissions and extensions.
 * @returns schema of the former tables, which replaces that of the previous replacement; null if there were none
 */
export async function replaceSchema(client: Client, name: string): Promise<string | null> {
  await client.query("BEGIN");
  try {
    const { rows } = await client.query<{ current: string }>("SELECT current_schema() AS current");
    const current = rows[0]?.current ?? "public";
    const former = await tablesOf(client, current);
    await client.query(`DROP SCHEMA IF EXISTS ${formerName} CASCADE; CREATE SCHEMA ${formerName}`);
    await move(client, former, current, formerName);
    await move(client, await tablesOf(client, name), name, current);
    // Fails if the schema is not empty.
    await client.query(`DROP SCHEMA ${name}`);
    if (former.length === 0) await client.query(`DROP SCHEMA ${formerName}`);
    await client.query("COMMIT");
    return former.length === 0 ? null : formerName;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

async function tablesOf(client: Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename::text AS name FROM pg_tables WHERE schemaname = $1",
    [schema],
  );
  return rows.map(({ name }) => name);
}

async function move(client: Client, tables: readonly string[], from: string, to: string): Promise<void> {
  for (const table of tables)
    await client.query(
      `ALTER TABLE ${quoteIdentifier(from)}.${quoteIdentifier(table)} SET SCHEMA ${quoteIdentifier(to)}`,
    );
}
