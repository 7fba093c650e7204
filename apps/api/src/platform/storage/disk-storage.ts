import { constants } from "node:fs";
import { access, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { platform } from "node:os";
import { join } from "node:path";
import type { PictureCopy } from "#platform/pictures/picture-pipeline.ts";
import { isOlder, removeLeftoversIn } from "./leftovers.ts";
import { copyName, isPhotoId, type OpenedCopy, type PictureStorage } from "./picture-storage.ts";

/** Pictures in a folder: written aside, forced to the disk, then renamed into place as one step. */
export class DiskStorage implements PictureStorage {
  readonly #folder: string;
  readonly #staging: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#staging = join(folder, ".staging");
  }

  static async open(folder: string): Promise<DiskStorage> {
    const storage = new DiskStorage(folder);
    await mkdir(storage.#staging, { recursive: true });
    return storage;
  }

  async put(photoId: string, copies: readonly PictureCopy[]): Promise<void> {
    const staged = join(this.#staging, photoId);
    await mkdir(staged);
    try {
      const writes = copies.map(({ width, data }) => writeDurably(join(staged, copyName(width)), data));
      // All must have ended before the folder may be taken away again.
      await Promise.allSettled(writes);
      await Promise.all(writes);
      await syncFolder(staged);
      await rename(staged, join(this.#folder, photoId));
    } catch (error) {
      await rm(staged, { recursive: true, force: true });
      throw error;
    }
    await syncFolder(this.#folder);
  }

  async open(photoId: string, width: number): Promise<OpenedCopy | null> {
    const file = await open(join(this.#folder, photoId, copyName(width))).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (file === null) return null;
    const { size } = await file.stat();
    return { bytes: size, stream: file.createReadStream() };
  }

  async remove(photoId: string): Promise<void> {
    await rm(join(this.#folder, photoId), { recursive: true, force: true });
  }

  async *list(before: Date | null): AsyncIterable<string> {
    for (const name of await readdir(this.#folder)) {
      if (isPhotoId(name) && (await isOlder(join(this.#folder, name), before))) yield name;
    }
  }

  removeLeftovers(before: Date | null): Promise<void> {
    return removeLeftoversIn(this.#staging, before);
  }

  async ping(): Promise<void> {
    await access(this.#staging, constants.R_OK | constants.W_OK);
  }
}

async function writeDurably(path: string, data: Buffer): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename is only safe from a power cut once the folder that names it is on the disk. */
async function syncFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and writes such changes through by itself.
  if (platform() === "win32") return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
