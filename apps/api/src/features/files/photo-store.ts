import type { FocalPoint, Photo } from "@visiga/contracts/files";
import type { PictureTransform } from "@visiga/contracts/picture-transform";
import type { EntityManager } from "typeorm";

/** A stored photo whose row is not inserted yet, and its social image. */
export interface NewPhoto {
  readonly photo: Photo;
  /** As `file.socialImage` names it. */
  readonly socialImage: string | null;
}

/** What this feature uses of photos. */
export interface PhotoStore {
  storeUpload(path: string, focal: FocalPoint | null, transform: PictureTransform | null): Promise<NewPhoto>;
  storeTransformed(photoId: string, focal: FocalPoint | null, transform: PictureTransform): Promise<NewPhoto>;
  insert(manager: EntityManager, photos: readonly Photo[]): Promise<void>;
  discard(photo: Photo, reason: unknown): Promise<void>;
  read(photoIds: readonly string[]): Promise<ReadonlyMap<string, Photo>>;
  thumbnail(photoId: string): Promise<string | null>;
}
