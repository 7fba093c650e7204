import type { Readable } from "node:stream";
import type { CopyKind, PictureCopy } from "#platform/pictures/picture-copy.ts";

/** A stored copy: its size in bytes and a stream, which the caller reads to the end or destroys. */
export interface OpenedCopy {
  readonly bytes: number;
  readonly stream: Readable;
}

/** A photo in quarantine, and since when by the storage's own clock. */
export interface QuarantinedPhoto {
  readonly photoId: string;
  readonly since: Date;
}

/** Storage of photos: each under its id, one file for each copy. */
export interface PhotoStorage {
  /** Name of the storage in messages for the operator. */
  readonly place: string;
  /** Whether another site may use it too, as a bucket; a data folder belongs to one. */
  readonly shareable: boolean;
  /** Id of the installation that owns the photos; null if none has claimed them. */
  owner(): Promise<string | null>;
  /** Makes this installation the owner and no longer a guest; without effect if another one is the owner already. */
  claim(installation: string): Promise<void>;
  /** Makes this installation the owner, whoever was before, and forgets the guests: its pictures were put here on purpose. */
  takeOver(installation: string): Promise<void>;
  /** Ids of other installations that store photos here besides the owner. */
  guests(): Promise<string[]>;
  addGuest(installation: string): Promise<void>;
  /**
   * Ids of the installations of which one is there once a restore that is under way, or was cut off, has ended; empty
   * where there is none.
   */
  restoring(): Promise<string[]>;
  /** Notes them, or that it has ended: an empty list. Once resolved, it survives a crash. */
  noteRestoring(installations: readonly string[]): Promise<void>;
  /** Stores all copies of a new photo. Once resolved, they survive a crash. */
  put(photoId: string, copies: readonly PictureCopy[]): Promise<void>;
  /**
   * Adds copies to a stored photo; those that it has already stay as they are, because an address is never reused. A
   * photo that was removed meanwhile may get a part of them: the caller finds out and removes it again.
   */
  add(photoId: string, copies: readonly PictureCopy[]): Promise<void>;
  /** Writes copies of a stored photo anew, each in one step: for what is damaged. */
  repair(photoId: string, copies: readonly PictureCopy[]): Promise<void>;
  /** Null if there is no such copy. */
  open(photoId: string, copy: CopyKind): Promise<OpenedCopy | null>;
  /** Deletes all copies of a photo; no error if there are none. */
  remove(photoId: string): Promise<void>;
  /** Ids of the stored photos; with `before`, only of those stored earlier. */
  list(before: Date | null): AsyncIterable<string>;
  /** Moves a photo to the quarantine, where `open` and `list` do not find it; no error if it does not exist. */
  quarantine(photoId: string): Promise<void>;
  quarantined(): AsyncIterable<QuarantinedPhoto>;
  /** Restores a photo from the quarantine. */
  bringBack(photoId: string): Promise<void>;
  deleteQuarantined(photoId: string): Promise<void>;
  /** Deletes what an interrupted `put` left behind; with `before`, only what is older. */
  removeLeftovers(before: Date | null): Promise<void>;
  /** Writes a few bytes. Rejects if that is not possible. */
  ping(): Promise<void>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a name is the id of a photo. Storage never touches anything else. */
export const isPhotoId = (name: string): boolean => uuid.test(name);

/** Names beside the photos: the owner's id, the guests' ids, those of a restore, the quarantine. None is the id of a photo. */
export const ownerName = ".installation";
export const guestsName = ".guests";
export const restoringName = ".restoring";
export const quarantineName = ".quarantine";
