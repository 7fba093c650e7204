import type { Photo } from "@visiga/contracts/files";
import type { EntityManager } from "typeorm";
import type { UserActor } from "#platform/actor.ts";
import type { RevisionEntity } from "#platform/revisions/revision.entity.ts";

/** What a feature does for its entries of the bin. */
export interface Restorable {
  /**
   * Puts back what the entry kept in `before`, and writes that into the log, in the caller's change of content. The
   * entry leaves the bin, and lets go of its photo, in the same change afterwards.
   */
  restore(manager: EntityManager, actor: UserActor, entry: RevisionEntity): Promise<void>;
}

/** The pictures of entries. */
export interface BinnedPhotos {
  read(photoIds: readonly string[]): Promise<ReadonlyMap<string, Photo>>;
  /** Drops those that nobody holds any more. @returns the ids whose bytes are to be removed after the commit */
  release(manager: EntityManager, photoIds: readonly string[]): Promise<string[]>;
  removeBytes(photoIds: readonly string[]): Promise<void>;
}
