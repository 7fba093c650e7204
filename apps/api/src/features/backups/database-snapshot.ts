import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { DataSource, QueryRunner } from "typeorm";
import type { ArchivedTable } from "#platform/archive/manifest.ts";
import { copyOut, listTables, quoteIdentifier, type TableColumns } from "#platform/database/tables.ts";
import { variantName } from "#platform/pictures/picture-variant.ts";

/**
 * Tables excluded from backups, so that a backup contains no means to log in: sessions, one-time links and keys, challenges
 * and login attempts. Everybody logs in again after a restore. Passkeys are included: their public keys log nobody in, and
 * without them a restore would leave accounts with a password only. Backup reports describe files that are not in the
 * backup.
 */
export const excludedTables: readonly string[] = [
  "session",
  "password_link",
  "known_address",
  "used_challenge",
  "login_attempt",
  "backup_report",
  "backup_link",
  "restore_key",
];

/** Copies all tables but the excluded ones into compressed files, in the runner's transaction. */
export async function copyTables(runner: QueryRunner, folder: string) {
  const files: (ArchivedTable & { readonly path: string; readonly bytes: number })[] = [];
  for (const table of await listTables(runner)) {
    if (excludedTables.includes(table.name)) continue;
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

/** Id of the installation that owns a database; null if it was never started. */
export async function installationOf(runner: QueryRunner | DataSource): Promise<string | null> {
  const [row]: { id: string }[] = await runner.query("SELECT id FROM installation");
  return row?.id ?? null;
}

interface Row {
  readonly id: string;
  readonly sources: unknown;
  readonly avif: unknown;
  /** `{photo}/{variant}` */
  readonly socialImages: string[];
}

/** The photos and the variants that records name. */
export async function snapshotPhotos(runner: QueryRunner) {
  const rows: Row[] = await runner.query(`
    SELECT id, sources, avif, ARRAY(
        SELECT DISTINCT social_image FROM file WHERE photo_id = photo.id AND social_image LIKE photo.id || '/%'
      ) AS "socialImages"
    FROM photo ORDER BY id`);
  return rows.map(({ id, sources, avif, socialImages }) => ({
    id,
    variants: [
      ...widths(sources).map((width) => variantName({ format: "webp", width })),
      ...widths(avif).map((width) => variantName({ format: "avif", width })),
      ...socialImages.map((path) => path.slice(id.length + 1)),
    ],
  }));
}

/** A restored row may contain any value. */
const widths = (variants: unknown): number[] =>
  Array.isArray(variants) ? variants.map((variant: { width?: number } | null) => Number(variant?.width)) : [];
