import type { Readable } from "node:stream";
import {
  isPhotoId,
  type PictureVariant,
  type VariantKind,
  variantName,
  variantNamed,
} from "@visiga/system/storage/picture-variant";

export interface VariantStream {
  readonly bytes: number;
  readonly stream: Readable;
}

/** A photo in quarantine, and since when by the storage's own clock. */
export interface QuarantinedPhoto {
  readonly photoId: string;
  readonly since: Date;
}

/** Which photos are a database's: each database has an id of its own, and a restored one a new one. */
export interface Installation {
  /** Name of the folder of its photos. */
  readonly id: string;
  /** The same in a backup, in what is restored from it, and in what is restored from a backup of that. */
  readonly site: string;
}

/**
 * The photos of one installation by id, one file per variant, in a folder of their own. Nothing here reads, lists or
 * changes those of another installation. Every method rejects an invalid id or variant.
 */
export interface PhotoStorage {
  readonly place: string;
  /** Stores all variants of a new photo. Once resolved, they survive a crash. */
  put(photoId: string, variants: readonly PictureVariant[]): Promise<void>;
  /**
   * Existing variants stay, because an address is never reused. A photo that is removed meanwhile may get some of them:
   * the caller must check and remove it again.
   */
  add(photoId: string, variants: readonly PictureVariant[]): Promise<void>;
  open(photoId: string, variant: VariantKind): Promise<VariantStream | null>;
  /** Deletes all variants of a photo; no error if there are none. */
  remove(photoId: string): Promise<void>;
  /** Ids of the stored photos; with `before`, only of those stored earlier. */
  list(before: Date | null): Promise<string[]>;
  /** Moves a photo to the quarantine, where `open` and `list` do not find it; no error if it does not exist. */
  quarantine(photoId: string): Promise<void>;
  quarantined(): Promise<QuarantinedPhoto[]>;
  /** Restores a photo from the quarantine. Existing variants stay as they are. */
  bringBack(photoId: string): Promise<void>;
  deleteQuarantined(photoId: string): Promise<void>;
  /** Deletes what an interrupted `put` left behind; with `before`, only what is older. */
  removeLeftovers(before: Date | null): Promise<void>;
  /** Deletes everything of this installation. May be repeated after a crash. */
  removeAll(): Promise<void>;
  /** Ids of other installations whose photos are beside these. */
  others(): Promise<string[]>;
  /** Writes a few bytes. Rejects if that is not possible. */
  ping(): Promise<void>;
  readonly earlier: EarlierPhotos;
}

/**
 * Photos that a release without folders of installations stored directly in `media`. `open` finds them there too, and
 * `remove` and `quarantine` delete them there.
 */
export interface EarlierPhotos {
  /** Ids of its photos, also of those in quarantine. */
  list(): Promise<string[]>;
  /** Whether that release knew of no other installation than this one: then also those without a row are its own. */
  areOwn(): Promise<boolean>;
  /**
   * Moves photos into the folder of the installation, readable at each moment. May be repeated after a crash. In a bucket
   * they are copied, and deleted by a call a day later, because replicas of that release may still read them.
   */
  takeIn(photoIds: readonly string[]): Promise<void>;
  /** Deletes what that release wrote beside the photos. */
  forget(): Promise<void>;
}

/** The id of a photo or an installation, safe in a path or a key. @throws Error for anything else */
export function checkedId(id: string): string {
  if (!isPhotoId(id)) throw new Error(`${JSON.stringify(id)} is not an id`);
  return id;
}

/** The name of a variant, safe in a path or a key. @throws Error for an invalid kind, regardless of its type */
export function checkedVariantName(kind: VariantKind): string {
  const name = variantName(kind);
  if (variantNamed(name) === null) throw new Error(`${JSON.stringify(name)} is not the name of a variant`);
  return name;
}

/** Folder beside the photos of an installation, and in earlier releases beside all photos. */
export const quarantineName = ".quarantine";

/** What releases without folders of installations wrote into `media` besides photos. */
export const earlierOwner = ".installation";
export const earlierGuests = ".guests";
export const earlierNames = [earlierOwner, earlierGuests, ".restoring", ".staging", ".ready", quarantineName] as const;
