import type { EntityManager } from "typeorm";
import { copyName, type ShareKind } from "#platform/pictures/picture-copy.ts";

/**
 * Id of a photo that lacks a share picture of one of its files, of the newest such file; null if none does. A photo whose
 * copies could not be made waits until it is due again.
 */
export async function photoWithDueShare(manager: EntityManager, now: Date): Promise<string | null> {
  const [row] = await manager.query<{ id: string }[]>(
    `SELECT photo.id FROM file JOIN photo ON photo.id = file.photo_id
     WHERE file.share_due AND (photo.copies_due IS NULL OR photo.copies_due <= $1)
     ORDER BY file.created_at DESC LIMIT 1`,
    [now],
  );
  return row?.id ?? null;
}

/** The share pictures that the files of a photo lack: one for each focal point. */
export async function dueShares(manager: EntityManager, photoId: string): Promise<ShareKind[]> {
  const rows = await manager.query<{ x: number; y: number }[]>(
    "SELECT DISTINCT focal_x AS x, focal_y AS y FROM file WHERE photo_id = $1 AND share_due",
    [photoId],
  );
  return rows.map((focal) => ({ format: "jpeg", focal }));
}

/** Notes at the files of a photo that this share picture exists. */
export async function noteShare(manager: EntityManager, photoId: string, kind: ShareKind): Promise<void> {
  const { x, y } = kind.focal;
  await manager.query(
    // Locked in the order of every other change, so that none fails because of a deadlock.
    `UPDATE file SET share_copy = $4 WHERE id IN
       (SELECT id FROM file WHERE photo_id = $1 AND focal_x = $2 AND focal_y = $3 ORDER BY id FOR UPDATE)`,
    [photoId, x, y, `${photoId}/${copyName(kind)}`],
  );
}
