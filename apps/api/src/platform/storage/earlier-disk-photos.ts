import { open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { nullIfMissing, syncFolder } from "@visiga/system/disk/disk-files";
import { isPhotoId } from "@visiga/system/storage/picture-variant";
import {
  checkedId,
  type EarlierPhotos,
  earlierGuests,
  earlierNames,
  earlierOwner,
  type Installation,
  quarantineName,
} from "./photo-storage.ts";

const namesIn = async (folder: string) => (await readdir(folder).catch(nullIfMissing)) ?? [];

const removeFolder = (path: string) => rm(path, { recursive: true, force: true });

/** The folder of a photo has files only; that of an installation has folders. */
async function isPhotoFolder(path: string): Promise<boolean> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  return entries?.every((entry) => entry.isFile()) === true;
}

/** Photos of earlier releases in `media`, which are renamed into the folder of their installation. */
export function earlierPhotosIn(media: string, folder: string, { site }: Installation) {
  const quarantine = join(media, quarantineName);
  const pathOf = (photoId: string): string => join(media, checkedId(photoId));

  /** What is in both places was put into the folder by a restore. @returns whether it was moved */
  async function takeIn(from: string, photoId: string): Promise<boolean> {
    const to = join(folder, photoId);
    try {
      await rename(join(from, photoId), to);
      return true;
    } catch (error) {
      if ((await namesIn(to)).length > 0) await removeFolder(join(from, photoId));
      else nullIfMissing(error as NodeJS.ErrnoException);
      return false;
    }
  }

  const photos: EarlierPhotos = {
    async list() {
      const found = (await namesIn(quarantine)).filter(isPhotoId);
      for (const name of (await namesIn(media)).filter(isPhotoId))
        if (await isPhotoFolder(join(media, name))) found.push(name);
      return found;
    },
    async areOwn() {
      const owner = await readFile(join(media, earlierOwner), "utf8").catch(nullIfMissing);
      return owner?.trim() === site && (await namesIn(join(media, earlierGuests))).length === 0;
    },
    async takeIn(photoIds) {
      let moved = false;
      for (const photoId of photoIds.map(checkedId))
        for (const place of [media, quarantine]) moved = (await takeIn(place, photoId)) || moved;
      if (moved) await syncFolder(folder);
    },
    async forget() {
      for (const name of earlierNames) await removeFolder(join(media, name));
    },
  };
  return {
    ...photos,
    pathOf,
    open: (photoId: string, variant: string) => open(join(pathOf(photoId), variant)).catch(nullIfMissing),
    remove: (photoId: string) => removeFolder(pathOf(photoId)),
  };
}
