import type { Photo } from "@visiga/contracts/files";
import type { HiddenReason } from "@visiga/contracts/managed-files";
import type { EntityManager } from "typeorm";
import type { UserActor } from "#platform/actor.ts";
import type { RevisionEntity } from "#platform/revisions/revision.entity.ts";

/** What a feature implements for its bin entries. */
export interface Restorable {
  /**
   * Restores the state in the entry's `before` and writes a revision, in the caller's transaction. The caller then
   * takes the entry out of the bin and releases its photo, in the same transaction.
   * @returns why visitors do not see what was restored; null where they do
   */
  restore(manager: EntityManager, actor: UserActor, entry: RevisionEntity): Promise<HiddenReason | null>;
}

/** The photos of bin entries, as `PhotosService` implements them. */
export interface BinnedPhotos {
  read(photoIds: readonly string[]): Promise<ReadonlyMap<string, Photo>>;
  /** Deletes those that nothing references any more. @returns the ids whose bytes are to be removed after the commit */
  release(manager: EntityManager, photoIds: readonly string[]): Promise<string[]>;
  removeBytes(photoIds: readonly string[]): Promise<void>;
}
