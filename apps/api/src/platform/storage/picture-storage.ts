import type { Readable } from "node:stream";
import type { PictureCopy } from "#platform/pictures/picture-pipeline.ts";

/** One copy as it is read back: its weight in bytes and its content, to be read to the end or destroyed. */
export interface OpenedCopy {
  readonly bytes: number;
  readonly stream: Readable;
}

/** A picture that was moved out of reach, and when, by the storage's own clock. */
export interface QuarantinedPicture {
  readonly photoId: string;
  readonly since: Date;
}

/** Where pictures are kept: each under its id, as one WebP copy a width. */
export interface PictureStorage {
  /** What to call it in a message for the operator. */
  readonly place: string;
  /** The id of the installation that the pictures belong to; null where nobody has claimed them. */
  owner(): Promise<string | null>;
  /** Notes that they belong to this installation, which then is no guest, unless another one has done so meanwhile. */
  claim(installation: string): Promise<void>;
  /** Ids of installations that store pictures here beside the owner’s. */
  guests(): Promise<string[]>;
  addGuest(installation: string): Promise<void>;
  /** Keeps all copies of a new picture; when this has resolved, they survive a crash. */
  put(photoId: string, copies: readonly PictureCopy[]): Promise<void>;
  /** Null when there is no such copy. */
  open(photoId: string, width: number): Promise<OpenedCopy | null>;
  /** Takes all copies of a picture away; it is no error when there are none. */
  remove(photoId: string): Promise<void>;
  /** The ids of kept pictures; with `before`, only of those kept earlier. */
  list(before: Date | null): AsyncIterable<string>;
  /** Moves a picture to where `open` and `list` do not find it; it is no error when it has gone. */
  quarantine(photoId: string): Promise<void>;
  quarantined(): AsyncIterable<QuarantinedPicture>;
  /** Moves a picture of the quarantine back to its place. */
  bringBack(photoId: string): Promise<void>;
  deleteQuarantined(photoId: string): Promise<void>;
  /** Clears what an interrupted `put` left half-written; with `before`, only what is older. */
  removeLeftovers(before: Date | null): Promise<void>;
  /** Rejects when pictures can be neither read nor written. */
  ping(): Promise<void>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a name is a picture's id as storage writes it; nothing else is ever touched. */
export const isPhotoId = (name: string): boolean => uuid.test(name);

/** Beside the pictures: whose they are, who else stores here, and what was moved out of reach. None is a picture's id. */
export const ownerName = ".installation";
export const guestsName = ".guests";
export const quarantineName = ".quarantine";

export const copyName = (width: number): string => `${width}.webp`;
