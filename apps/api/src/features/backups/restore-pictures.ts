import { buffer } from "node:stream/consumers";
import { measure, readArchive } from "#platform/archive/archive-reader.ts";
import { type Manifest, pictureEntry, pictureOf } from "#platform/archive/manifest.ts";
import { type CopyKind, copyName, copyNamed, type PictureCopy } from "#platform/pictures/picture-copy.ts";
import { StartFailure } from "#platform/start-failure.ts";
import type { PhotoStorage } from "#platform/storage/photo-storage.ts";

export interface RestoredPictures {
  /** Photos that storage had already, unchanged. */
  readonly present: number;
  /** Photos that it lacked. */
  readonly added: number;
  /** Photos of which copies were missing or changed. */
  readonly repaired: number;
  /** Removes what was added, because the restore failed. */
  takeBack(): Promise<void>;
}

/**
 * Puts the pictures of an archive into storage and reads every one back. An address belongs to one picture for good, so
 * what storage has already is used, repaired where it is damaged; nothing of it is removed.
 * @throws StartFailure if storage gives back something else than was put
 */
export async function restorePictures(
  storage: PhotoStorage,
  path: string,
  manifest: Manifest,
): Promise<RestoredPictures> {
  const hashes = new Map(manifest.entries.map(({ name, sha256 }) => [name, sha256]));
  const added: string[] = [];
  const takeBack = async () => {
    for (const id of added) await storage.remove(id);
  };
  let present = 0;
  let repaired = 0;
  const same = async (id: string, copy: CopyKind) => {
    const opened = await storage.open(id, copy);
    if (!opened) return null;
    return (await measure(opened.stream)).sha256 === hashes.get(pictureEntry(id, copyName(copy)));
  };
  try {
    for await (const { id, copies } of archivedPhotos(path)) {
      const states: (boolean | null)[] = [];
      for (const copy of copies) states.push(await same(id, copy));
      if (states.every((state) => state === true)) {
        present += 1;
        continue;
      }
      if (states.every((state) => state === null)) added.push(id);
      else repaired += 1;
      await storage.remove(id);
      await storage.put(id, copies);
      for (const copy of copies)
        if ((await same(id, copy)) !== true)
          throw new StartFailure(`${storage.place} gave back another picture than was stored: ${id}/${copyName(copy)}`);
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return { present, added: added.length, repaired, takeBack };
}

interface ArchivedPhoto {
  readonly id: string;
  readonly copies: PictureCopy[];
}

/** The photos of an archive, each with all its copies: they are side by side. */
async function* archivedPhotos(path: string): AsyncIterable<ArchivedPhoto> {
  let photo: ArchivedPhoto | undefined;
  for await (const { name, content } of readArchive(path)) {
    const picture = pictureOf(name);
    const kind = picture && copyNamed(picture.copy);
    if (!picture || !kind) continue;
    if (photo?.id !== picture.photoId) {
      if (photo) yield photo;
      photo = { id: picture.photoId, copies: [] };
    }
    photo.copies.push({ ...kind, data: await buffer(content) } as PictureCopy);
  }
  if (photo) yield photo;
}

/** Moves the pictures that no record of the restored database names to quarantine. @returns how many */
export async function quarantineOthers(storage: PhotoStorage, { photos }: Manifest): Promise<number> {
  const known = new Set(photos);
  const others: string[] = [];
  for await (const id of storage.list(null)) if (!known.has(id)) others.push(id);
  for (const id of others) await storage.quarantine(id);
  return others.length;
}
