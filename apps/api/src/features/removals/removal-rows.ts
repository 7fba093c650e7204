import type { FilePage, Photo } from "@visiga/contracts/files";
import type { OpenRemoval } from "@visiga/contracts/removals";
import type { EntityManager } from "typeorm";

/** A file for whose photo a request asks, and that photo. */
interface FilePhoto {
  readonly id: string;
  readonly photoId: string;
}

interface RequestedFile extends FilePhoto {
  /** Null for a deleted file. */
  readonly page: FilePage | null;
  readonly nameSw: string | null;
  /** Whether visitors see the photo, in this file or in another. */
  readonly shown: boolean;
}

/** What this feature uses of files. */
export interface RequestedFiles {
  /** The photo of a file that visitors see; null if they do not. */
  shownPhoto(id: string): Promise<{ readonly photoId: string; readonly name: string } | null>;
  readRequested(requested: readonly FilePhoto[]): Promise<RequestedFile[]>;
}

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
