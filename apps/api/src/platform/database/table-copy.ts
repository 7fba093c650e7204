import type { Readable, Writable } from "node:stream";
import type { ClientBase } from "pg";
import { from, to } from "pg-copy-streams";
import type { QueryRunner } from "typeorm";

/** Makes the text of COPY the same with every server, whatever its settings; for the transaction. */
export const copyFormat =
  "SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL timezone = 'UTC'; SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1";

/** The rows of a table in PostgreSQL's text format. Nothing else may use the runner until the stream has ended. */
export async function copyOut(runner: QueryRunner, table: string, columns: readonly string[]): Promise<Readable> {
  const client: ClientBase = await runner.connect();
  return client.query(to(`COPY ${named(table, columns)} TO STDOUT`));
}

/** Takes rows in that format. An error destroys the stream. */
export async function copyIn(runner: QueryRunner, table: string, columns: readonly string[]): Promise<Writable> {
  const client: ClientBase = await runner.connect();
  return client.query(from(`COPY ${named(table, columns)} FROM STDIN`));
}

const named = (table: string, columns: readonly string[]): string =>
  `${quoted(table)} (${columns.map(quoted).join(", ")})`;

/** An identifier as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
