import type { FocalPoint, Photo } from "@visiga/contracts/files";
import type { PictureCut } from "@visiga/contracts/picture-cut";
import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "#platform/clock.ts";
import type { ContentVersion } from "#platform/database/content-version.ts";
import type { RevisionWriter } from "#platform/revisions/revision-writer.ts";

/** A stored photo whose row is not inserted yet, and its social image. */
export interface NewPhoto {
  readonly photo: Photo;
  readonly socialImage: string | null;
}

/** The photo operations that files need, implemented by `PhotosService`. */
export interface FilePhotos {
  storeUpload(path: string, focal: FocalPoint | null, cut: PictureCut | null): Promise<NewPhoto>;
  storeCut(photoId: string, focal: FocalPoint | null, cut: PictureCut): Promise<NewPhoto>;
  insert(manager: EntityManager, photos: readonly Photo[]): Promise<void>;
  discard(photo: Photo, reason: unknown): Promise<void>;
  read(photoIds: readonly string[]): Promise<ReadonlyMap<string, Photo>>;
}

export interface FileWriting {
  readonly database: DataSource;
  readonly contentVersion: ContentVersion;
  readonly photos: FilePhotos;
  readonly revisions: RevisionWriter;
  readonly clock: Clock;
}
