import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { damagedBackup, tableEntry } from "./archive-entries.ts";
import type { Manifest } from "./manifest.ts";

/** Largest row in bytes, which PostgreSQL holds in memory; far above any row of this application. */
const maxRow = 16e6;

const newline = 10;

/** Compares the rows of the tables, which come first in an archive, with the manifest. */
export async function checkTables(
  entries: AsyncIterable<{ readonly name: string; readonly content: AsyncIterable<Buffer> }>,
  { tables }: Pick<Manifest, "tables">,
): Promise<void> {
  const byEntry = new Map(tables.map((table) => [tableEntry(table.name), table]));
  for await (const { name: entry, content } of entries) {
    const table = byEntry.get(entry);
    if (!table) return;
    const rows = await countRows(content, entry);
    if (rows !== table.rows) throw damagedBackup(`${table.name} has ${rows} rows, and its manifest says ${table.rows}`);
  }
}

/** PostgreSQL's text format has one line per row and no line breaks within a row. */
async function countRows(content: AsyncIterable<Buffer>, entry: string): Promise<number> {
  let rows = 0;
  let length = 0;
  const count = async (inflated: AsyncIterable<Buffer>) => {
    for await (const piece of inflated) {
      let start = 0;
      for (let end = piece.indexOf(newline); end >= 0; end = piece.indexOf(newline, start)) {
        rows += 1;
        length = 0;
        start = end + 1;
      }
      length += piece.length - start;
      if (length > maxRow) throw damagedBackup(`${entry} has a row that is too long`);
    }
  };
  await pipeline(content, createGunzip(), count).catch((error: NodeJS.ErrnoException) => {
    throw error.code?.startsWith("Z_") ? damagedBackup(`${entry} cannot be inflated`) : error;
  });
  return rows;
}
