import { randomUUID } from "node:crypto";
import { access, mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isOlder, nullIfMissing, removeLeftoversIn, syncFolder } from "@visiga/system/disk/disk-files";
import { listened } from "@visiga/system/listened";
import {
  checkedId,
  checkedVariantName,
  guestsName,
  isPhotoId,
  ownerName,
  type PhotoStorage,
  quarantineName,
  restoringName,
} from "@visiga/system/storage/photo-storage";

/** Photos in a folder: written to a staging folder, synced, then renamed into place atomically. */
export async function openDiskStorage(folder: string): Promise<PhotoStorage> {
  const staging = join(folder, ".staging");
  const quarantine = join(folder, quarantineName);
  const guests = join(folder, guestsName);
  const photoPath = (id: string): string => join(folder, checkedId(id));
  const quarantinePath = (id: string): string => join(quarantine, checkedId(id));
  await mkdir(staging, { recursive: true });

  const read = (name: string): Promise<string | null> => readFile(join(folder, name), "utf8").catch(nullIfMissing);

  async function write(name: string, text: string): Promise<void> {
    const staged = join(staging, randomUUID());
    await writeDurably(staged, Buffer.from(text));
    await rename(staged, join(folder, name));
    await syncFolder(folder);
  }

  const deleteQuarantined = async (photoId: string): Promise<void> =>
    rm(quarantinePath(photoId), { recursive: true, force: true });

  return {
    place: folder,
    shareable: false,
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
      const photo = photoPath(photoId);
      const present = await readdir(photo).catch(nullIfMissing);
      for (const variant of variants) {
        const name = checkedVariantName(variant);
        if (present === null || present.includes(name)) continue;
        const staged = join(staging, randomUUID());
        await writeDurably(staged, variant.data);
        // The folder is missing if the photo was removed in the meantime.
        await rename(staged, join(photo, name)).catch(nullIfMissing);
        await rm(staged, { force: true });
      }
      await syncFolder(photo).catch(nullIfMissing);
    },
    async open(photoId, variant) {
      const file = await open(join(photoPath(photoId), checkedVariantName(variant))).catch(nullIfMissing);
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
    },
    async list(before) {
      const photos: string[] = [];
      for (const name of await readdir(folder))
        if (isPhotoId(name) && (await isOlder(join(folder, name), before))) photos.push(name);
      return photos;
    },
    owner: async () => (await read(ownerName))?.trim() ?? null,
    async claim(installation) {
      const guest = join(guests, checkedId(installation));
      if ((await read(ownerName)) !== null) return;
      await rm(guest, { force: true });
      await write(ownerName, `${installation}\n`);
    },
    async takeOver(installation) {
      await write(ownerName, `${checkedId(installation)}\n`);
      await rm(guests, { recursive: true, force: true });
    },
    restoring: async () => (await read(restoringName))?.split("\n").filter((line) => line !== "") ?? [],
    async noteRestoring(installations) {
      if (installations.length > 0) return write(restoringName, installations.map(checkedId).join("\n"));
      await rm(join(folder, restoringName), { force: true });
      await syncFolder(folder);
    },
    guests: async () => (await readdir(guests).catch(nullIfMissing)) ?? [],
    async addGuest(installation) {
      const guest = join(guests, checkedId(installation));
      await mkdir(guests, { recursive: true });
      await writeFile(guest, "");
    },
    async quarantine(photoId) {
      const path = photoPath(photoId);
      const now = new Date();
      await mkdir(quarantine, { recursive: true });
      await deleteQuarantined(photoId);
      // Before the rename, so that a crash in between leaves no old date in the quarantine.
      await utimes(path, now, now).catch(nullIfMissing);
      await rename(path, quarantinePath(photoId)).catch(nullIfMissing);
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
    removeLeftovers: (before) => removeLeftoversIn(staging, before),
    async ping() {
      const path = join(staging, randomUUID());
      await writeDurably(path, Buffer.from("ready")).finally(() => rm(path, { force: true }));
    },
  };
}

const writeDurably = (path: string, data: Buffer): Promise<void> => writeFile(path, data, { flag: "wx", flush: true });
