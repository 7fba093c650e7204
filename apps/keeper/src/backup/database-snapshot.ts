import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { DataSource, QueryRunner } from "typeorm";
import type { ArchivedTable } from "#archive/manifest.ts";
import { copyOut, listTables, quoteIdentifier, type TableColumns } from "#archive/tables.ts";

/** Copies all tables but the excluded ones into compressed files, in the runner's transaction. */
export async function copyTables(
  runner: QueryRunner,
  folder: string,
  excluded: readonly string[],
  progress: (done: number, of: number) => void,
) {
  const files: (ArchivedTable & { readonly path: string; readonly bytes: number })[] = [];
  const tables = (await listTables(runner)).filter(({ name }) => !excluded.includes(name));
  for (const table of tables) {
    progress(files.length, tables.length);
    const path = join(folder, table.name);
    const rows = await copyOut(runner, table.name, table.columns);
    await pipeline(rows, createGzip(), createWriteStream(path, { mode: 0o600 }));
    const { size: bytes } = await stat(path);
    files.push({
      name: table.name,
      columns: [...table.columns],
      rows: await countRows(runner, table.name),
      numbered: await lastNumbers(runner, table),
      path,
      bytes,
    });
  }
  return files;
}

export async function countRows(runner: QueryRunner | Pick<DataSource, "query">, table: string): Promise<number> {
  const [{ count }]: [{ count: string }] = await runner.query(`SELECT count(*) FROM ${quoteIdentifier(table)}`);
  return Number(count);
}

async function lastNumbers(runner: QueryRunner, { name, numbered }: TableColumns): Promise<ArchivedTable["numbered"]> {
  const numbers: ArchivedTable["numbered"] = [];
  for (const column of numbered) {
    const [{ last }]: [{ last: string | null }] = await runner.query(
      "SELECT pg_sequence_last_value(pg_get_serial_sequence(quote_ident($1), $2)::regclass)::text AS last",
      [name, column],
    );
    numbers.push({ column, last });
  }
  return numbers;
}
