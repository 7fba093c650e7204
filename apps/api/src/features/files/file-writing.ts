import type { Photo } from "@visiga/contracts/files";
import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "#platform/clock.ts";
import type { ContentVersion } from "#platform/database/content-version.ts";
import type { RevisionWriter } from "#platform/revisions/revision-writer.ts";

/** The photos of files, as `PhotosService` implements them. */
export interface FilePhotos {
  storeUpload(path: string): Promise<Photo>;
  insert(manager: EntityManager, photos: readonly Photo[]): Promise<void>;
  discard(photo: Photo, reason: unknown): Promise<void>;
  read(photoIds: readonly string[]): Promise<ReadonlyMap<string, Photo>>;
}

/** Dependencies of the services that change files. */
export interface FileWriting {
  readonly database: DataSource;
  readonly contentVersion: ContentVersion;
  readonly photos: FilePhotos;
  readonly revisions: RevisionWriter;
  readonly clock: Clock;
}
