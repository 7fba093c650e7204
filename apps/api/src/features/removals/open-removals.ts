import type { Photo } from "@visiga/contracts/files";
import type { OpenRemoval } from "@visiga/contracts/removals";
import type { EntityManager } from "typeorm";

interface Row extends Omit<OpenRemoval, "askedAt" | "photo"> {
  readonly askedAt: Date;
  readonly photoId: string;
}

export const findOpen = (manager: EntityManager, after: string | undefined, size: number): Promise<Row[]> =>
  manager.query(
    `SELECT request.id, request.asked_at AS "askedAt", telephone, request.words, request.photo_id AS "photoId",
        request.name, file.page,
        CASE WHEN file.id IS NOT NULL THEN file.name_sw ELSE (
          SELECT before ->> 'nameSw' FROM revision
            WHERE kind = 'picture' AND subject_id = request.file_id::text AND before IS NOT NULL ORDER BY id DESC LIMIT 1
        ) END AS "nameSw",
        EXISTS (SELECT FROM file WHERE file.photo_id = request.photo_id AND file.shown) AS shown
      FROM (
        SELECT * FROM removal_request WHERE state = 'open' AND ($1::bigint IS NULL OR id < $1)
        ORDER BY id DESC LIMIT $2
      ) request LEFT JOIN file ON file.id = request.file_id
      ORDER BY request.id DESC`,
    [after ?? null, size],
  );

export const openRemoval = ({ photoId, askedAt, ...row }: Row, photos: ReadonlyMap<string, Photo>): OpenRemoval => ({
  ...row,
  askedAt: askedAt.toISOString(),
  photo: photos.get(photoId) ?? null,
});
