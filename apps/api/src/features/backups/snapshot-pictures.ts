import type { QueryRunner } from "typeorm";
import { copyName } from "#platform/pictures/picture-copy.ts";

/** A photo of a snapshot and the names of its copies. */
export interface SnapshotPhoto {
  readonly id: string;
  readonly copies: readonly string[];
}

interface Row {
  readonly id: string;
  readonly sources: { width: number }[];
  readonly avif: { width: number }[];
  /** `{photo}/{copy}` */
  readonly shares: string[];
}

/** The photos and the copies that records name. Read as JSON, because earlier schemas lack some columns. */
export async function snapshotPhotos(runner: QueryRunner): Promise<SnapshotPhoto[]> {
  const rows: Row[] = await runner.query(`
    SELECT photo.id, to_jsonb(photo) -> 'sources' AS sources, coalesce(to_jsonb(photo) -> 'avif', '[]') AS avif,
      ARRAY(
        SELECT DISTINCT to_jsonb(file) ->> 'share_copy' FROM file
        WHERE file.photo_id = photo.id AND to_jsonb(file) ->> 'share_copy' LIKE photo.id || '/%'
      ) AS shares
    FROM photo ORDER BY photo.id`);
  return rows.map(({ id, sources, avif, shares }) => ({
    id,
    copies: [
      ...sources.map(({ width }) => copyName({ format: "webp", width })),
      ...avif.map(({ width }) => copyName({ format: "avif", width })),
      ...shares.map((share) => share.slice(id.length + 1)),
    ],
  }));
}
