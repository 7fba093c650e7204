import { randomUUID } from "node:crypto";
import { access, mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exists, isOlder, nullIfMissing, removeLeftoversIn, syncFolder } from "@visiga/system/disk/disk-files";
import { listened } from "@visiga/system/listened";
import { isPhotoId } from "@visiga/system/storage/picture-variant";
import { earlierPhotosIn } from "./earlier-disk-photos.ts";
import {
  checkedId,
  checkedVariantName,
  type Installation,
  type PhotoStorage,
  quarantineName,
} from "./photo-storage.ts";

/**
 * Photos in a folder below `media`: written to a staging folder, synced, then renamed into place atomically.
 * @param isNew whether the folder is made if it is missing; it is also made for photos of earlier releases
 */
export async function openDiskStorage(media: string, installation: Installation, isNew = true): Promise<PhotoStorage> {
  const folder = join(media, checkedId(installation.id));
  const staging = join(folder, ".staging");
  const quarantine = join(folder, quarantineName);
  const earlier = earlierPhotosIn(media, folder, installation);
  const photoPath = (id: string): string => join(folder, checkedId(id));
  const quarantinePath = (id: string): string => join(quarantine, checkedId(id));
  if (isNew || (await exists(folder)) || (await earlier.list()).length > 0) await mkdir(staging, { recursive: true });

  const deleteQuarantined = async (photoId: string): Promise<void> =>
    rm(quarantinePath(photoId), { recursive: true, force: true });

  return {
    place: folder,
    async put(photoId, variants) {
      const photo = photoPath(photoId);
      const named = variants.map(({ data, ...kind }) => ({ name: checkedVariantName(kind), data }));
      const staged = join(staging, photoId);
      await mkdir(staged);
      try {
        const writes = named.map(({ name, data }) => writeDurably(join(staged, name), data));
        // The folder can only be removed once all writes have ended.
        await Promise.allSettled(writes);
        await Promise.all(writes);
        await syncFolder(staged);
        await rename(staged, photo);
      } catch (error) {
        await rm(staged, { recursive: true, force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    async add(photoId, variants) {
      const places = [photoPath(photoId), earlier.pathOf(photoId)];
      const found = await Promise.all(places.map((photo) => readdir(photo).catch(nullIfMissing)));
      const present = found.flatMap((names) => names ?? []);
      for (const variant of variants) {
        const name = checkedVariantName(variant);
        if (present.length === 0 || present.includes(name)) continue;
        const staged = join(staging, randomUUID());
        await writeDurably(staged, variant.data);
        // Both are missing if the photo was removed in the meantime; it may also have been taken in.
        for (const photo of [...places, photoPath(photoId)])
          await rename(staged, join(photo, name)).catch(nullIfMissing);
        await rm(staged, { force: true });
      }
      for (const photo of places) await syncFolder(photo).catch(nullIfMissing);
    },
    async open(photoId, variant) {
      const name = checkedVariantName(variant);
      const own = () => open(join(photoPath(photoId), name)).catch(nullIfMissing);
      // Once more, because the photo may have been taken in after the first look.
      const file = (await own()) ?? (await earlier.open(photoId, name)) ?? (await own());
      if (file === null) {
        // Rejects if the disk is not mounted, because a missing variant then proves nothing.
        await access(staging);
        return null;
      }
      // Destroying the stream closes the file.
      const stream = listened(file.createReadStream());
      try {
        return { bytes: (await file.stat()).size, stream };
      } catch (error) {
        stream.destroy();
        throw error;
      }
    },
    async remove(photoId) {
      await rm(photoPath(photoId), { recursive: true, force: true });
      await earlier.remove(photoId);
    },
    async list(before) {
      const photos: string[] = [];
      for (const name of await readdir(folder))
        if (isPhotoId(name) && (await isOlder(join(folder, name), before))) photos.push(name);
      return photos;
    },
    async quarantine(photoId) {
      const path = photoPath(photoId);
      const now = new Date();
      await mkdir(quarantine, { recursive: true });
      await deleteQuarantined(photoId);
      // Before the rename, so that a crash in between leaves no old date in the quarantine.
      await utimes(path, now, now).catch(nullIfMissing);
      await rename(path, quarantinePath(photoId)).catch(nullIfMissing);
      await earlier.remove(photoId);
    },
    async quarantined() {
      const photos = ((await readdir(quarantine).catch(nullIfMissing)) ?? []).filter(isPhotoId);
      return Promise.all(
        photos.map(async (photoId) => ({ photoId, since: (await stat(join(quarantine, photoId))).mtime })),
      );
    },
    async bringBack(photoId) {
      const path = photoPath(photoId);
      if (await stat(path).catch(nullIfMissing)) return deleteQuarantined(photoId);
      await rename(quarantinePath(photoId), path).catch(nullIfMissing);
    },
    deleteQuarantined,
    removeAll: () => rm(folder, { recursive: true, force: true }),
    async others() {
      const photos = new Set(await earlier.list());
      return (await readdir(media)).filter((name) => isPhotoId(name) && name !== installation.id && !photos.has(name));
    },
    earlier,
    removeLeftovers: (before) => removeLeftoversIn(staging, before),
    async ping() {
      const path = join(staging, randomUUID());
      await writeDurably(path, Buffer.from("ready")).finally(() => rm(path, { force: true }));
    },
  };
}

const writeDurably = (path: string, data: Buffer): Promise<void> => writeFile(path, data, { flag: "wx", flush: true });
