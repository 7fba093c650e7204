import type { Photo } from "@visiga/contracts/files";
import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "#platform/clock.ts";
import type { ContentVersion } from "#platform/database/content-version.ts";
import type { RevisionLog } from "#platform/revisions/revision-log.ts";

/** The photos that records show; who implements it says what it throws. */
export interface FilePhotos {
  keep(path: string): Promise<Photo>;
  insert(manager: EntityManager, photos: readonly Photo[]): Promise<void>;
  discard(photo: Photo, reason: unknown): Promise<void>;
  read(photoIds: readonly string[]): Promise<ReadonlyMap<string, Photo>>;
}

/** What the services that change records need. */
export interface FileWriting {
  readonly database: DataSource;
  readonly contentVersion: ContentVersion;
  readonly photos: FilePhotos;
  readonly revisions: RevisionLog;
  readonly clock: Clock;
}
