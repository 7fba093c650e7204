import { randomUUID } from "node:crypto";
import { access, mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type CopyKind, copyName, type PictureCopy } from "#platform/pictures/picture-copy.ts";
import { syncFolder } from "./durable-files.ts";
import { isOlder, removeLeftoversIn } from "./leftovers.ts";
import {
  guestsName,
  isPhotoId,
  type OpenedCopy,
  ownerName,
  type PhotoStorage,
  type QuarantinedPhoto,
  quarantineName,
  restoringName,
} from "./photo-storage.ts";

/** Photos in a folder: written to a staging folder, synced, then renamed into place atomically. */
export class DiskStorage implements PhotoStorage {
  readonly place: string;
  readonly shareable = false;
  readonly #folder: string;
  readonly #staging: string;
  readonly #quarantine: string;

  private constructor(folder: string) {
    this.place = folder;
    this.#folder = folder;
    this.#staging = join(folder, ".staging");
    this.#quarantine = join(folder, quarantineName);
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
      const writes = copies.map((copy) => writeDurably(join(staged, copyName(copy)), copy.data));
      // All writes must have ended before the folder can be removed.
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

  async add(photoId: string, copies: readonly PictureCopy[]): Promise<void> {
    const folder = join(this.#folder, photoId);
    const present = await readdir(folder).catch(nullIfMissing);
    for (const copy of copies) {
      const name = copyName(copy);
      if (present === null || present.includes(name)) continue;
      const staged = join(this.#staging, randomUUID());
      await writeDurably(staged, copy.data);
      // The folder is missing if the photo was removed meanwhile.
      await rename(staged, join(folder, name)).catch(nullIfMissing);
      await rm(staged, { force: true });
    }
    await syncFolder(folder).catch(nullIfMissing);
  }

  async repair(photoId: string, copies: readonly PictureCopy[]): Promise<void> {
    for (const copy of copies) await this.#write(join(photoId, copyName(copy)), copy.data);
  }

  async open(photoId: string, copy: CopyKind): Promise<OpenedCopy | null> {
    const file = await open(join(this.#folder, photoId, copyName(copy))).catch(nullIfMissing);
    if (file === null) {
      // A disk that is not mounted misses every copy: rejects, as then nothing can be said of this one.
      await access(this.#staging);
      return null;
    }
    // Destroying the stream closes the file.
    const stream = file.createReadStream();
    try {
      return { bytes: (await file.stat()).size, stream };
    } catch (error) {
      stream.destroy();
      throw error;
    }
  }

  async remove(photoId: string): Promise<void> {
    await rm(join(this.#folder, photoId), { recursive: true, force: true });
  }

  async *list(before: Date | null): AsyncIterable<string> {
    for (const name of await readdir(this.#folder)) {
      if (isPhotoId(name) && (await isOlder(join(this.#folder, name), before))) yield name;
    }
  }

  async owner(): Promise<string | null> {
    const owner = await readFile(join(this.#folder, ownerName), "utf8").catch(nullIfMissing);
    return owner?.trim() ?? null;
  }

  async claim(installation: string): Promise<void> {
    if ((await this.owner()) !== null) return;
    await rm(join(this.#folder, guestsName, installation), { force: true });
    await this.#write(ownerName, Buffer.from(`${installation}\n`));
  }

  async takeOver(installation: string): Promise<void> {
    await this.#write(ownerName, Buffer.from(`${installation}\n`));
    await rm(join(this.#folder, guestsName), { recursive: true, force: true });
  }

  async restoring(): Promise<string[]> {
    const noted = await readFile(join(this.#folder, restoringName), "utf8").catch(nullIfMissing);
    return noted?.split("\n").filter((line) => line !== "") ?? [];
  }

  async noteRestoring(installations: readonly string[]): Promise<void> {
    if (installations.length > 0) return this.#write(restoringName, Buffer.from(installations.join("\n")));
    await rm(join(this.#folder, restoringName), { force: true });
    await syncFolder(this.#folder);
  }

  /** Writes a file in one step, over the one that is there. */
  async #write(name: string, data: Buffer): Promise<void> {
    const path = join(this.#folder, name);
    const staged = join(this.#staging, randomUUID());
    await writeDurably(staged, data);
    await rename(staged, path);
    await syncFolder(dirname(path));
  }

  async guests(): Promise<string[]> {
    return (await readdir(join(this.#folder, guestsName)).catch(nullIfMissing)) ?? [];
  }

  async addGuest(installation: string): Promise<void> {
    const guests = join(this.#folder, guestsName);
    await mkdir(guests, { recursive: true });
    await writeFile(join(guests, installation), "");
  }

  async quarantine(photoId: string): Promise<void> {
    const path = join(this.#folder, photoId);
    const now = new Date();
    await mkdir(this.#quarantine, { recursive: true });
    await this.deleteQuarantined(photoId);
    // Before the rename, so that a crash in between never leaves an old date in quarantine.
    await utimes(path, now, now).catch(nullIfMissing);
    await rename(path, join(this.#quarantine, photoId)).catch(nullIfMissing);
  }

  async *quarantined(): AsyncIterable<QuarantinedPhoto> {
    for (const photoId of (await readdir(this.#quarantine).catch(nullIfMissing)) ?? []) {
      if (isPhotoId(photoId)) yield { photoId, since: (await stat(join(this.#quarantine, photoId))).mtime };
    }
  }

  async bringBack(photoId: string): Promise<void> {
    const path = join(this.#folder, photoId);
    const present = await stat(path).catch(nullIfMissing);
    if (present) return this.deleteQuarantined(photoId);
    await rename(join(this.#quarantine, photoId), path).catch(nullIfMissing);
  }

  async deleteQuarantined(photoId: string): Promise<void> {
    await rm(join(this.#quarantine, photoId), { recursive: true, force: true });
  }

  removeLeftovers(before: Date | null): Promise<void> {
    return removeLeftoversIn(this.#staging, before);
  }

  async ping(): Promise<void> {
    const path = join(this.#staging, randomUUID());
    try {
      await writeDurably(path, Buffer.from("ready"));
    } finally {
      await rm(path, { force: true });
    }
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
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
