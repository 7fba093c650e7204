import type { EntityManager } from "typeorm";

/** What this feature uses of removals: the open requests for its photos. */
export interface OpenRemovals {
  photoIds(manager: EntityManager): Promise<ReadonlySet<string>>;
  /** Lets the open requests for a file's photo apply to the photo that replaces it. */
  follow(manager: EntityManager, fileId: string, photoId: string, newPhotoId: string): Promise<void>;
}
