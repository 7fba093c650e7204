import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createConnection } from "@visiga/system/database/connection";
import { migrate } from "@visiga/system/database/migrate";
import { Client } from "pg";
import { schema } from "#schema.ts";
import { prepareDataDir } from "../../../keeper/src/postgres/data-dir.ts";
import { startEmbeddedPostgres } from "../../../keeper/src/postgres/embedded-postgres.ts";

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;

export async function openTestServer() {
  /** Name of the migrated database that tests copy. The names of the copies begin with it. */
  const template = `visiga_template_${randomUUID().replaceAll("-", "")}`;
  const configured = process.env.DATABASE_URL;
  const { url, close } = configured
    ? { url: configured, close: () => dropDatabases(configured, template) }
    : await startTemporary();
  await queryServer(url, `CREATE DATABASE ${template}`);
  const connection = await createConnection({ url: databaseUrl(url, template) }, schema).initialize();
  await migrate(connection);
  await connection.destroy();
  return { url, template, close };
}

async function startTemporary(): Promise<{ url: string; close: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "visiga-test-server-"));
  await prepareDataDir(dataDir, true);
  const options = { listenOn: "port", durable: false, connections: 200, tellOperator: console.error } as const;
  const { address, stop } = await startEmbeddedPostgres(dataDir, options);
  if (!("url" in address)) throw new Error("the test server has no address for every process");
  return { url: address.url, close: stop };
}

export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Drops the template and the databases that tests made of it and did not remove. */
async function dropDatabases(url: string, template: string): Promise<void> {
  const names = `SELECT datname FROM pg_database WHERE datname ~ '^${template}'`;
  for (const { datname } of await queryServer<{ datname: string }>(url, names))
    await queryServer(url, `DROP DATABASE ${datname} WITH (FORCE)`);
}

/** Runs one statement outside the databases under test. */
export async function queryServer<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(statement).finally(() => client.end());
  return rows;
}
