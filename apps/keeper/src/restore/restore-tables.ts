import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { KeptSite } from "@visiga/api/kept-site";
import { type Schema, withConnection } from "@visiga/system/database/connection";
import type { ServerAddress } from "@visiga/system/database/database-server";
import { largestRestored } from "@visiga/system/database/largest-numbers";
import { migrate, sinceBaseline } from "@visiga/system/database/migrate";
import { isUnavailable } from "@visiga/system/errors/database-error";
import { printableText } from "@visiga/system/printable-text";
import { DatabaseError } from "pg";
import { QueryFailedError, type QueryRunner } from "typeorm";
import { damagedBackup, NewerBackup, pictureEntry, tableEntry } from "#archive/archive-entries.ts";
import { readArchive } from "#archive/archive-reader.ts";
import type { ArchiveFile } from "#archive/encrypted-archive.ts";
import type { ArchivedTable, Manifest } from "#archive/manifest.ts";
import { copyIn, copySettings, listTables, quoteIdentifier, type TableColumns } from "#archive/tables.ts";
import { countRows } from "#backup/database-snapshot.ts";

/** Fills an empty database: makes the tables as of the backup's last migration, inserts its rows, then migrates. */
export async function restoreTables(
  address: ServerAddress,
  kept: KeptSite,
  archive: ArchiveFile,
  manifest: Manifest,
  progress: (done: number) => void,
): Promise<void> {
  progress(0);
  await withConnection(address, schemaAtBackup(kept.schema, manifest), async (then) => {
    await then.runMigrations({ transaction: "all" });
    await then.transaction(async (manager) => {
      const runner = manager.queryRunner as QueryRunner;
      await fill(runner, [...kept.excludedTables, ...kept.formerExcludedTables], archive, manifest, progress);
      await refuseContradiction(runner, kept, manifest);
    });
  });
  await withConnection(address, kept.schema, migrate);
}

/** The migrations that had run in the backup's database. @throws StartFailure for a backup of a newer release */
export function schemaAtBackup(schema: Schema, { migrations }: Manifest): Schema {
  const known = schema.migrations.map((Migration) => new Migration().name);
  const applied = sinceBaseline(migrations);
  const unknown = applied.find((name, index) => name !== known[index]);
  if (unknown !== undefined)
    throw new NewerBackup(
      `The backup was made by a newer version of this program (it has ${unknown}); install that version to restore it`,
    );
  return { entities: [], migrations: schema.migrations.slice(0, applied.length) };
}

async function fill(
  runner: QueryRunner,
  neverRestored: readonly string[],
  archive: ArchiveFile,
  { tables }: Manifest,
  progress: (done: number) => void,
) {
  await runner.query(copySettings);
  const all = await listTables(runner);
  refuseOtherTables(all, tables, neverRestored);
  // Migrations insert rows too.
  await runner.query(`TRUNCATE ${all.map(({ name }) => quoteIdentifier(name)).join(", ")}`);
  const byEntry = new Map(tables.map((table) => [tableEntry(table.name), table]));
  for await (const { name, content } of readArchive(archive)) {
    const table = byEntry.get(name);
    if (!table) break;
    await pipeline(content, createGunzip(), await copyIn(runner, table.name, table.columns)).catch(refused(table.name));
    await check(runner, table).catch(refused(table.name));
    progress(tables.indexOf(table) + 1);
  }
}

/** Requires all tables of the schema with all columns, except those excluded from backups. */
function refuseOtherTables(
  all: readonly TableColumns[],
  tables: readonly ArchivedTable[],
  neverRestored: readonly string[],
): void {
  const known = new Map(all.map((table) => [table.name, table]));
  for (const { name, columns, numbered } of tables) {
    const table = known.get(name);
    if (!table || neverRestored.includes(name)) throw damagedBackup(`it has rows for ${name}, which no backup has`);
    const counted = numbered.map(({ column }) => column);
    if (!isSame(columns, table.columns) || !isSame(counted, table.numbered))
      throw damagedBackup(`the columns of ${name} are not those of its table`);
  }
  const present = [...neverRestored, ...tables.map(({ name }) => name)];
  const missing = all.find(({ name }) => !present.includes(name));
  if (missing) throw damagedBackup(`the table ${missing.name} is missing`);
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => {
  const names = new Set(other);
  return one.length === other.length && one.every((each) => names.has(each));
};

/** A value that the database refuses is an error in the backup; a lost connection is not. */
const refused = (table: string) => (error: unknown) => {
  if (isUnavailable(error) || !(error instanceof DatabaseError || error instanceof QueryFailedError)) throw error;
  throw damagedBackup(`the rows of ${table} are refused (${printableText(error.message)})`);
};

/** Compares the row count, and sets the sequence for the ids of new rows. */
async function check(runner: QueryRunner, { name, rows, numbered }: ArchivedTable): Promise<void> {
  const restored = await countRows(runner, name);
  if (restored !== rows) throw damagedBackup(`${name} has ${restored} rows, and its manifest says ${rows}`);
  for (const { column, last } of numbered)
    if (last !== null)
      await runner.query("SELECT setval(pg_get_serial_sequence(quote_ident($1), $2), $3)", [name, column, last]);
  await refuseLastNumbers(runner, name);
}

/** A version or the sequence of a calendar event that is the last number of its type could not be raised any more. */
async function refuseLastNumbers(runner: QueryRunner, table: string): Promise<void> {
  const columns: { name: string; type: keyof typeof largestRestored }[] = await runner.query(
    `SELECT column_name::text AS name, data_type::text AS type FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = $1 AND data_type = ANY ($2)`,
    [table, Object.keys(largestRestored)],
  );
  for (const { name, type } of columns) {
    const over = `SELECT FROM ${quoteIdentifier(table)} WHERE ${quoteIdentifier(name)} > $1 LIMIT 1`;
    const rows: unknown[] = await runner.query(over, [largestRestored[type]]);
    if (rows.length > 0) throw damagedBackup(`a number in ${name} of ${table} is too large`);
  }
}

/** Storage is restored from the manifest, so its photos and variants must match the rows. */
async function refuseContradiction(runner: QueryRunner, kept: KeptSite, manifest: Manifest): Promise<void> {
  if (((await kept.installationOf(runner))?.id ?? null) !== manifest.installation)
    throw damagedBackup("its manifest names another installation than its rows");
  const photos = await kept.snapshotPhotos(runner);
  const named = photos.flatMap(({ id, variants }) => variants.map((variant) => pictureEntry(id, variant)));
  const listed = manifest.entries.slice(manifest.tables.length).map(({ name }) => name);
  const expected = [...listed, ...manifest.missing.map((variant) => `pictures/${variant}`)];
  const ids = photos.map(({ id }) => id);
  if (!isSame(ids, manifest.photos) || !isSame(named, expected))
    throw damagedBackup("its pictures are not those that its rows name");
}
