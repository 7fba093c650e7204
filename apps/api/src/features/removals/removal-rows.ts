import type { FilePage, Photo } from "@visiga/contracts/files";
import type { OpenRemoval } from "@visiga/contracts/removals";
import type { RemovalRequestEntity } from "./removal-request.entity.ts";

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

export const openRemoval = (
  { id, fileId, photoId, name, telephone, words, askedAt }: RemovalRequestEntity,
  files: readonly RequestedFile[],
  photos: ReadonlyMap<string, Photo>,
): OpenRemoval => {
  const {
    page = null,
    nameSw = null,
    shown = false,
  } = files.find((file) => file.id === fileId && file.photoId === photoId) ?? {};
  const photo = photos.get(photoId) ?? null;
  return { id, telephone, words, name, page, nameSw, shown, askedAt: askedAt.toISOString(), photo };
};
