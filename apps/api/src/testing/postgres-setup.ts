import { findPostgres, startPostgres } from "@visiga/testing/postgres-server";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { createConnection } from "#platform/database/connection.ts";
import { migrate } from "#platform/database/migrate.ts";
import { schema } from "#schema.ts";

/** A database with every migration run, for each test file to copy: on the given server, else on one of our own. */
export default async function setup(project: TestProject) {
  const given = process.env.DATABASE_URL;
  const bin = findPostgres();
  const own = given || !bin ? undefined : await startPostgres(bin);
  const url = given ?? own?.url;
  if (!url) throw new Error("there is no PostgreSQL server to test on");

  const template = `visiga_template_${process.pid}`;
  await onServer(url, `CREATE DATABASE ${template}`);
  const connection = await createConnection({ url: databaseUrl(url, template) }, schema).initialize();
  await migrate(connection);
  await connection.destroy();
  project.provide("database", { kind: "postgres", url, template });

  return async () => {
    if (own) await own.stop();
    else await onServer(url, `DROP DATABASE ${template}`);
  };
}

/** The same server, another database. */
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
