import { buffer } from "node:stream/consumers";
import { StartFailure } from "@visiga/system/errors/start-failure";
import type { PhotoStorage } from "@visiga/system/storage/photo-storage";
import { type PictureVariant, variantName } from "@visiga/system/storage/picture-variant";
import { pictureEntry, pictureOf } from "#archive/archive-entries.ts";
import { measure, readArchive } from "#archive/archive-reader.ts";
import type { ArchiveFile } from "#archive/encrypted-archive.ts";
import type { Manifest } from "#archive/manifest.ts";

/** Photos that are stored at the same time: a disk that syncs several files takes little longer than for one. */
const concurrency = 4;

export type RestoredPictures = Awaited<ReturnType<typeof restorePictures>>;

/**
 * Puts the pictures of an archive into storage and reads each back. Intact photos stay, because an address never
 * changes its picture; for damaged photos all variants are replaced. On error the previous state is restored.
 * @throws StartFailure if storage returns other bytes than were written
 */
export async function restorePictures(
  storage: PhotoStorage,
  archive: ArchiveFile,
  manifest: Manifest,
  progress: (done: number) => void,
) {
  const hashes = new Map(manifest.entries.map(({ name, sha256 }) => [name, sha256]));
  const stored = new Set(await storage.list(null));
  const put: string[] = [];
  let done = 0;
  /** The first variant that storage lacks or has changed. */
  const findOther = async ({ id, variants }: ArchivedPhoto) => {
    for (const variant of variants) {
      const opened = await storage.open(id, variant);
      const hash = opened && (await measure(opened.stream)).sha256;
      if (hash !== hashes.get(pictureEntry(id, variantName(variant)))) return variant;
    }
    return null;
  };
  const undo = async () => {
    for (const id of put.splice(0)) {
      await storage.remove(id);
      if (stored.has(id)) await storage.bringBack(id);
    }
  };
  const restore = async (photo: ArchivedPhoto) => {
    const { id, variants } = photo;
    if (await findOther(photo)) {
      put.push(id);
      if (stored.has(id)) await storage.quarantine(id);
      await storage.put(id, variants);
      const other = await findOther(photo);
      if (other)
        throw new StartFailure(
          `${storage.place} returned another picture than was stored: ${id}/${variantName(other)}`,
        );
    }
    done += 1;
    progress(done);
  };
  progress(0);
  // One generator, from which several loops take the next photo.
  const photos = archivedPhotos(archive);
  const restoreNext = async () => {
    for await (const photo of photos) await restore(photo);
  };
  const outcomes = await Promise.allSettled(Array.from({ length: concurrency }, restoreNext));
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) {
    await undo();
    throw failed.reason;
  }
  const repaired = put.filter((id) => stored.has(id));
  const settle = async () => {
    for (const id of repaired) await storage.deleteQuarantined(id);
  };
  return {
    /** Photos already in storage, unchanged. */
    present: done - put.length,
    added: put.length - repaired.length,
    /** Photos with missing or changed variants. The old variants are in quarantine until `settle`. */
    repaired: repaired.length,
    settle,
    undo,
  };
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
