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
      if (states.every((state) => state === null)) {
        added.push(id);
        await storage.remove(id);
        await storage.put(id, copies);
      } else {
        repaired += 1;
        await storage.repair(
          id,
          copies.filter((_, index) => states[index] !== true),
        );
      }
      for (const copy of copies)
        if ((await same(id, copy)) !== true)
          throw new StartFailure(`${storage.place} gave back another picture than was stored: ${id}/${copyName(copy)}`);
    }
  } catch (error) {
    for (const id of added) await storage.remove(id);
    throw error;
  }
  return { present, added: added.length, repaired };
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
