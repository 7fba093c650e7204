import type { QueryRunner } from "typeorm";
import { listTables } from "#platform/database/tables.ts";
import { variantName } from "#platform/pictures/picture-variant.ts";

interface Row {
  readonly id: string;
  readonly sources: unknown;
  readonly avif: unknown;
  /** `{photo}/{variant}` */
  readonly socialImages: string[];
}

/**
 * The photos and the variants that records name. The schema may be an earlier one, with other columns. Photos are
 * read as JSON for this reason; as JSON, the longer rows of files would take as long as the rest of a large backup.
 */
export async function snapshotPhotos(runner: QueryRunner) {
  const file = (await listTables(runner)).find(({ name }) => name === "file");
  const column = ["social_image", "share_copy"].find((name) => file?.columns.includes(name)) ?? "NULL::text";
  const rows: Row[] = await runner.query(`
    SELECT photo.id, to_jsonb(photo) -> 'sources' AS sources, coalesce(to_jsonb(photo) -> 'avif', '[]') AS avif,
      ARRAY(
        SELECT DISTINCT ${column} FROM file WHERE photo_id = photo.id AND ${column} LIKE photo.id || '/%'
      ) AS "socialImages"
    FROM photo ORDER BY photo.id`);
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
