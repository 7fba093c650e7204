import type { FocalPoint, Photo } from "@visiga/contracts/files";
import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "#platform/clock.ts";
import type { ContentVersion } from "#platform/database/content-version.ts";
import type { RevisionWriter } from "#platform/revisions/revision-writer.ts";

/** The photo operations that files need, implemented by `PhotosService`. */
export interface FilePhotos {
  storeUpload(
    path: string,
    focal: FocalPoint | null,
  ): Promise<{ readonly photo: Photo; readonly socialImage: string | null }>;
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
