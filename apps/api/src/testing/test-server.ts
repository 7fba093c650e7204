import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { createConnection } from "#platform/database/connection.ts";
import { migrate } from "#platform/database/migrate.ts";
import { prepareDataDir } from "#platform/postgres/data-dir.ts";
import { startEmbeddedPostgres } from "#platform/postgres/embedded-postgres.ts";
import { schema } from "#schema.ts";

export interface TestServer {
  /** URL with a role that may create databases. */
  readonly url: string;
  /** Name of the migrated database that tests copy. */
  readonly template: string;
  close(): Promise<void>;
}

/** Opens the server of DATABASE_URL, or else an embedded one in a temporary folder. */
export async function openTestServer(): Promise<TestServer> {
  const { url, stop } = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, stop: async () => {} }
    : await startTemporary();
  const template = `visiga_template_${randomUUID().replaceAll("-", "")}`;
  await onServer(url, `CREATE DATABASE ${template}`);
  const connection = await createConnection({ url: databaseUrl(url, template) }, schema).initialize();
  await migrate(connection);
  await connection.destroy();
  return {
    url,
    template,
    close: async () => {
      await onServer(url, `DROP DATABASE ${template}`);
      await stop();
    },
  };
}

async function startTemporary(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "visiga-test-server-"));
  await prepareDataDir(dataDir, true);
  const options = { listenOn: "port", durable: false, connections: 200, report: console.error } as const;
  const { address, stop } = await startEmbeddedPostgres(dataDir, options);
  if (!("url" in address)) throw new Error("the test server has no address for every process");
  return { url: address.url, stop: () => stop().then(() => rm(dataDir, { recursive: true, force: true })) };
}

/** URL of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Runs one statement outside the databases under test. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
