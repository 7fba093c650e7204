import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { QueryRunner } from "typeorm";
import { readArchive } from "#platform/archive/archive-reader.ts";
import { type ArchivedTable, type Manifest, tableEntry } from "#platform/archive/manifest.ts";
import { createConnection, type Schema, type ServerAddress } from "#platform/database/connection.ts";
import { migrate } from "#platform/database/migrate.ts";
import { copyIn, copySettings, quoted } from "#platform/database/table-copy.ts";
import { listTables } from "#platform/database/tables.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { type Standing, standingOf } from "./brought-back.ts";
import { countRows } from "./table-snapshot.ts";

/**
 * Fills an empty database: the tables as they were at the backup's last migration, its rows, then the migrations since.
 * @returns who may sign in to it, and what visitors see of it
 * @throws StartFailure where rows are missing
 */
export async function restoreTables(
  address: ServerAddress,
  schema: Schema,
  path: string,
  manifest: Manifest,
): Promise<Standing> {
  const then = await createConnection(address, schemaThen(schema, manifest)).initialize();
  try {
    await then.runMigrations({ transaction: "all" });
    const runner = then.createQueryRunner();
    try {
      await fill(runner, path, manifest);
    } finally {
      await runner.release();
    }
  } finally {
    await then.destroy();
  }
  const now = await createConnection(address, schema).initialize();
  try {
    await migrate(now);
    return await standingOf(now);
  } finally {
    await now.destroy();
  }
}

/** The migrations that the backup's database had had. @throws StartFailure for a backup of a newer program */
export function schemaThen(schema: Schema, { migrations }: Manifest): Schema {
  const all = Object.values(schema.migrations) as { new (): object; name: string }[];
  const known = all.map(({ name }) => name);
  const unknown = migrations.find((name, index) => name !== known[index]);
  if (unknown !== undefined)
    throw new StartFailure(
      `The backup was made by a newer version of this program (it has ${unknown}); install that version to restore it`,
    );
  return { entities: [], migrations: all.slice(0, migrations.length) as Schema["migrations"] };
}

async function fill(runner: QueryRunner, path: string, { tables }: Manifest): Promise<void> {
  await runner.startTransaction();
  try {
    await runner.query(copySettings);
    // Migrations insert rows too.
    const all = await listTables(runner);
    await runner.query(`TRUNCATE ${all.map(({ name }) => quoted(name)).join(", ")}`);
    const byEntry = new Map(tables.map((table) => [tableEntry(table.name), table]));
    for await (const { name, content } of readArchive(path)) {
      const table = byEntry.get(name);
      if (!table) break;
      await pipeline(content, createGunzip(), await copyIn(runner, table.name, table.columns));
      await check(runner, table);
    }
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction().catch(() => {});
    throw error;
  }
}

/** Compares the count of rows, and lets the numbers of new rows go on where they were. */
async function check(runner: QueryRunner, { name, rows, numbered }: ArchivedTable): Promise<void> {
  const restored = await countRows(runner, name);
  if (restored !== rows)
    throw new StartFailure(`The backup is damaged: ${name} has ${restored} rows, and its manifest says ${rows}`);
  for (const { column, last } of numbered)
    if (last !== null)
      await runner.query("SELECT setval(pg_get_serial_sequence(quote_ident($1), $2), $3)", [name, column, last]);
}
