import type { EntityManager } from "typeorm";

export class OpenRequests {
  async photoIds(manager: EntityManager): Promise<ReadonlySet<string>> {
    const rows = await manager.query<{ id: string }[]>(
      "SELECT DISTINCT photo_id AS id FROM removal_request WHERE state = 'open'",
    );
    return new Set(rows.map(({ id }) => id));
  }

  async follow(manager: EntityManager, fileId: string, photoId: string, newPhotoId: string): Promise<void> {
    await manager.query(
      "UPDATE removal_request SET photo_id = $1 WHERE file_id = $2 AND photo_id = $3 AND state = 'open'",
      [newPhotoId, fileId, photoId],
    );
  }
}
