import { buffer } from "node:stream/consumers";
import type { PhotoStorage } from "@visiga/api/kept-site";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { type PictureVariant, variantName } from "@visiga/system/storage/picture-variant";
import { pictureOf } from "#archive/archive-entries.ts";
import { readArchive } from "#archive/archive-reader.ts";
import type { ArchiveFile } from "#archive/encrypted-archive.ts";

/** Photos that are stored at the same time: a disk that syncs several files takes little longer than for one. */
const concurrency = 4;

/**
 * Puts the pictures of an archive into the storage of a new installation and reads each back. @returns their number
 * @throws StartFailure if storage returns other bytes than were written
 */
export async function restorePictures(
  storage: PhotoStorage,
  archive: ArchiveFile,
  progress: (done: number) => void,
): Promise<number> {
  let done = 0;
  progress(0);
  // One generator, from which several loops take the next photo.
  const photos = archivedPhotos(archive);
  const restoreNext = async () => {
    for await (const { id, variants } of photos) {
      await storage.put(id, variants);
      for (const variant of variants) await readBack(storage, id, variant);
      done += 1;
      progress(done);
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: concurrency }, restoreNext));
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
  return done;
}

async function readBack(storage: PhotoStorage, id: string, variant: PictureVariant): Promise<void> {
  const opened = await storage.open(id, variant);
  if (opened && (await buffer(opened.stream)).equals(variant.data)) return;
  throw new StartFailure(`${storage.place} returned another picture than was stored: ${id}/${variantName(variant)}`);
}

interface ArchivedPhoto {
  readonly id: string;
  readonly variants: PictureVariant[];
}

/** The photos of an archive, each with all its variants, which are adjacent. */
async function* archivedPhotos(archive: ArchiveFile): AsyncGenerator<ArchivedPhoto> {
  let photo: ArchivedPhoto | undefined;
  for await (const { name, content } of readArchive(archive)) {
    const picture = pictureOf(name);
    if (!picture) continue;
    if (photo?.id !== picture.photoId) {
      if (photo) yield photo;
      photo = { id: picture.photoId, variants: [] };
    }
    photo.variants.push({ ...picture.kind, data: await buffer(content) } as PictureVariant);
  }
  if (photo) yield photo;
}
