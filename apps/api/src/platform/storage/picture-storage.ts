import type { Readable } from "node:stream";
import type { PictureCopy } from "#platform/pictures/picture-pipeline.ts";

/** One copy as it is read back: its weight in bytes and its content, to be read to the end or destroyed. */
export interface OpenedCopy {
  readonly bytes: number;
  readonly stream: Readable;
}

/** Where pictures are kept: each under its id, as one WebP copy a width. */
export interface PictureStorage {
  /** Keeps all copies of a new picture; when this has resolved, they survive a crash. */
  put(photoId: string, copies: readonly PictureCopy[]): Promise<void>;
  /** Null when there is no such copy. */
  open(photoId: string, width: number): Promise<OpenedCopy | null>;
  /** Takes all copies of a picture away; it is no error when there are none. */
  remove(photoId: string): Promise<void>;
  /** The ids of kept pictures; with `before`, only of those kept earlier. */
  list(before: Date | null): AsyncIterable<string>;
  /** Clears what an interrupted `put` left half-written; with `before`, only what is older. */
  removeLeftovers(before: Date | null): Promise<void>;
  /** Rejects when pictures can be neither read nor written. */
  ping(): Promise<void>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a name is a picture's id as storage writes it; nothing else is ever touched. */
export const isPhotoId = (name: string): boolean => uuid.test(name);

export const copyName = (width: number): string => `${width}.webp`;
