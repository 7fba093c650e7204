import type { EntityManager } from "typeorm";
import { type SocialImageKind, variantName } from "#platform/pictures/picture-variant.ts";

/** The photo of the newest file whose social image is missing, without those that wait for a retry. */
export async function photoWithDueSocialImage(manager: EntityManager, now: Date): Promise<string | null> {
  const [row] = await manager.query<{ id: string }[]>(
    `SELECT photo.id FROM file JOIN photo ON photo.id = file.photo_id
     WHERE file.social_image_due AND (photo.variants_due IS NULL OR photo.variants_due <= $1)
     ORDER BY file.created_at DESC LIMIT 1`,
    [now],
  );
  return row?.id ?? null;
}

export async function dueSocialImages(manager: EntityManager, photoId: string): Promise<SocialImageKind[]> {
  const query = "SELECT DISTINCT focal_x AS x, focal_y AS y FROM file WHERE photo_id = $1 AND social_image_due";
  const rows = await manager.query<{ x: number; y: number }[]>(query, [photoId]);
  return rows.map((focal) => ({ format: "jpeg", focal }));
}

export async function recordSocialImage(manager: EntityManager, photoId: string, kind: SocialImageKind): Promise<void> {
  const { x, y } = kind.focal;
  await manager.query(
    // Rows are locked in the same order as by other changes, to prevent deadlocks.
    `UPDATE file SET social_image = $4 WHERE id IN
       (SELECT id FROM file WHERE photo_id = $1 AND focal_x = $2 AND focal_y = $3 ORDER BY id FOR UPDATE)`,
    [photoId, x, y, `${photoId}/${variantName(kind)}`],
  );
}
