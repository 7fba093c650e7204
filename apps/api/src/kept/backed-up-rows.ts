import { variantName } from "@visiga/system/storage/picture-variant";
import type { DataSource, QueryRunner } from "typeorm";

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
  "backup_run",
  "backup_link",
];

/** Tables that releases before this one had, and excluded from their backups. */
export const formerExcludedTables: readonly string[] = ["restore_key"];

interface Row {
  readonly id: string;
  readonly sources: unknown;
  readonly avif: unknown;
  readonly jpeg: unknown;
  /** `{photo}/{variant}` */
  readonly socialImages: string[];
}

/** The photos and the variants that records name. A backup is read before its migrations, so `jpeg` may be missing. */
export async function snapshotPhotos(runner: QueryRunner) {
  const rows: Row[] = await runner.query(`
    SELECT id, sources, avif, to_jsonb(photo) -> 'jpeg' AS jpeg, ARRAY(
        SELECT DISTINCT social_image FROM file WHERE photo_id = photo.id AND social_image LIKE photo.id || '/%'
      ) AS "socialImages"
    FROM photo ORDER BY id`);
  return rows.map(({ id, sources, avif, jpeg, socialImages }) => ({
    id,
    variants: [
      ...widths(sources).map((width) => variantName({ format: "webp", width })),
      ...widths(avif).map((width) => variantName({ format: "avif", width })),
      ...widths(jpeg).map((width) => variantName({ format: "jpeg", width })),
      ...socialImages.map((path) => path.slice(id.length + 1)),
    ],
  }));
}

/** A restored row may contain any value. */
const widths = (variants: unknown): number[] =>
  Array.isArray(variants) ? variants.map((variant: { width?: number } | null) => Number(variant?.width)) : [];

export async function isPhotoKnown(database: DataSource, photoId: string): Promise<boolean> {
  return (await database.query<unknown[]>("SELECT 1 FROM photo WHERE id = $1", [photoId])).length > 0;
}

/** When the content last changed; null if it never has. */
export async function lastChange(database: DataSource): Promise<Date | null> {
  const [row] = await database.query<{ changed: Date | null }[]>("SELECT max(at) AS changed FROM revision");
  return row?.changed ?? null;
}

/** Bytes of the photos and documents that a backup contains. */
export async function contentBytes(database: DataSource): Promise<number> {
  // Documents are also in the tables that are written before the archive.
  const [row] = await database.query<{ bytes: string }[]>(
    `SELECT coalesce(sum((variant ->> 'bytes')::bigint), 0)
        + (SELECT 3 * coalesce(sum(bytes), 0) FROM document) AS bytes
      FROM photo, jsonb_array_elements(sources || avif || jpeg) variant`,
  );
  return Number(row?.bytes ?? 0);
}
