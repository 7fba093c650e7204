import type { Readable } from "node:stream";
import { type PictureVariant, type VariantKind, variantName, variantNamed } from "./picture-variant.ts";

export interface VariantStream {
  readonly bytes: number;
  readonly stream: Readable;
}

/** A photo in quarantine, and since when by the storage's own clock. */
export interface QuarantinedPhoto {
  readonly photoId: string;
  readonly since: Date;
}

/** Storage of photos by id, one file per variant. Every method rejects an invalid id or variant. */
export interface PhotoStorage {
  readonly place: string;
  /** Whether another site may use it too, as with a bucket; a data folder belongs to one. */
  readonly shareable: boolean;
  /** Id of the installation that owns the photos; null if no installation has claimed them. */
  owner(): Promise<string | null>;
  /** Makes this installation the owner instead of a guest; without effect if another one is the owner. */
  claim(installation: string): Promise<void>;
  /** Makes it the owner instead of any other, and removes the guests: its photos were put here on purpose. */
  takeOver(installation: string): Promise<void>;
  /** Ids of other installations that store photos here besides the owner. */
  guests(): Promise<string[]>;
  addGuest(installation: string): Promise<void>;
  /** Ids of the installations of an unfinished restore, of which one will own the photos; empty without one. */
  restoring(): Promise<string[]>;
  /** Records these ids; an empty list ends the restore. Once resolved, the record survives a crash. */
  noteRestoring(installations: readonly string[]): Promise<void>;
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
  /** Writes a few bytes. Rejects if that is not possible. */
  ping(): Promise<void>;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a name is a photo's id. Storage never touches anything else. */
export const isPhotoId = (name: string): boolean => uuid.test(name);

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

/** Entries beside the photos. None is a photo's id. */
export const ownerName = ".installation";
export const guestsName = ".guests";
export const restoringName = ".restoring";
export const quarantineName = ".quarantine";

/** Moves photos except the known ones to the quarantine. @returns their number */
export async function quarantineOthers(storage: PhotoStorage, known: Iterable<string>): Promise<number> {
  const stay = new Set(known);
  const others = (await storage.list(null)).filter((id) => !stay.has(id));
  for (const id of others) await storage.quarantine(id);
  return others.length;
}
