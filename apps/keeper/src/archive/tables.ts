import type { Readable, Writable } from "node:stream";
import type { ClientBase } from "pg";
import { from, to } from "pg-copy-streams";
import type { QueryRunner } from "typeorm";

export interface TableColumns {
  readonly name: string;
  /** Stored columns, without generated ones. */
  readonly columns: readonly string[];
  readonly numbered: readonly string[];
}

type Reference = Readonly<Record<"from" | "to", string>>;

/** The tables of the current schema except that of the migrations, each after the tables that it references. */
export async function listTables(runner: QueryRunner): Promise<TableColumns[]> {
  const tables: TableColumns[] = await runner.query(`
    SELECT c.relname::text AS name,
      array_agg(a.attname::text ORDER BY a.attnum) AS columns,
      coalesce(array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attidentity <> ''), '{}') AS numbered
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = ${currentSchema} AND c.relname <> 'migrations'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname ORDER BY c.relname`);
  const references: Reference[] = await runner.query(`
    SELECT one.relname::text AS "from", other.relname::text AS "to" FROM pg_constraint
      JOIN pg_class one ON one.oid = conrelid JOIN pg_class other ON other.oid = confrelid
    WHERE contype = 'f' AND conrelid <> confrelid AND connamespace = ${currentSchema}`);
  return inOrder(tables, references);
}

const currentSchema = "to_regnamespace(quote_ident(current_schema()))";

function inOrder(tables: readonly TableColumns[], references: readonly Reference[]): TableColumns[] {
  const ordered: TableColumns[] = [];
  const waiting = new Set(tables);
  const waits = ({ name }: TableColumns) =>
    references.some(({ from, to }) => from === name && [...waiting].some((table) => table.name === to));
  while (waiting.size > 0) {
    const next = [...waiting].find((table) => !waits(table));
    if (!next) throw new Error("Tables refer to each other in a circle");
    ordered.push(next);
    waiting.delete(next);
  }
  return ordered;
}

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
