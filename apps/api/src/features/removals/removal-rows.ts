import type { Photo } from "@visiga/contracts/files";
import type { OpenRemoval } from "@visiga/contracts/removals";
import type { EntityManager } from "typeorm";
import type { RequestedFile } from "./requested-files.ts";

interface Row extends Pick<OpenRemoval, "id" | "telephone" | "words" | "name"> {
  readonly askedAt: Date;
  readonly fileId: string;
  readonly photoId: string;
}

export const findOpen = (manager: EntityManager, after: string | undefined, size: number): Promise<Row[]> =>
  manager.query(
    `SELECT id, asked_at AS "askedAt", telephone, words, file_id AS "fileId", photo_id AS "photoId", name
      FROM removal_request WHERE state = 'open' AND ($1::bigint IS NULL OR id < $1)
      ORDER BY id DESC LIMIT $2`,
    [after ?? null, size],
  );

export const openRemoval = (
  { fileId, photoId, askedAt, ...row }: Row,
  files: readonly RequestedFile[],
  photos: ReadonlyMap<string, Photo>,
): OpenRemoval => {
  const {
    page = null,
    nameSw = null,
    shown = false,
  } = files.find((file) => file.id === fileId && file.photoId === photoId) ?? {};
  return { ...row, page, nameSw, shown, askedAt: askedAt.toISOString(), photo: photos.get(photoId) ?? null };
};
