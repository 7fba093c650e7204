import type { Readable, Writable } from "node:stream";
import type { ClientBase } from "pg";
import { from, to } from "pg-copy-streams";
import type { QueryRunner } from "typeorm";

/** For one transaction: the text of COPY does not depend on the server's settings, and no timeouts. */
export const copySettings = [
  "datestyle = 'ISO, YMD'",
  "timezone = 'UTC'",
  "bytea_output = 'hex'",
  "extra_float_digits = 1",
  "statement_timeout = 0",
  "idle_in_transaction_session_timeout = 0",
]
  .map((setting) => `SET LOCAL ${setting}`)
  .join("; ");

/** The rows of a table in PostgreSQL's text format. The runner must not be used until the stream has ended. */
export async function copyOut(runner: QueryRunner, table: string, columns: readonly string[]): Promise<Readable> {
  const client: ClientBase = await runner.connect();
  return client.query(to(`COPY ${named(table, columns)} TO STDOUT`));
}

/** Inserts rows in the format of `copyOut`. An error destroys the stream. */
export async function copyIn(runner: QueryRunner, table: string, columns: readonly string[]): Promise<Writable> {
  const client: ClientBase = await runner.connect();
  return client.query(from(`COPY ${named(table, columns)} FROM STDIN`));
}

const named = (table: string, columns: readonly string[]): string =>
  `${quoteIdentifier(table)} (${columns.map(quoteIdentifier).join(", ")})`;

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
