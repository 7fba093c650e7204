import { randomUUID } from "node:crypto";
import { access, mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { PictureVariant, VariantKind } from "#platform/pictures/picture-variant.ts";
import { isOlder, removeLeftoversIn, syncFolder } from "./disk-files.ts";
import {
  checkedId,
  checkedVariantName,
  guestsName,
  isPhotoId,
  ownerName,
  type PhotoStorage,
  type QuarantinedPhoto,
  quarantineName,
  restoringName,
  type VariantStream,
} from "./photo-storage.ts";

/** Photos in a folder: written to a staging folder, synced, then renamed into place atomically. */
export class DiskStorage implements PhotoStorage {
  readonly place: string;
  readonly shareable = false;
  readonly #staging: string;
  readonly #quarantine: string;

  private constructor(private readonly folder: string) {
    this.place = folder;
    this.#staging = join(folder, ".staging");
    this.#quarantine = join(folder, quarantineName);
  }

  static async open(folder: string): Promise<DiskStorage> {
    const storage = new DiskStorage(folder);
    await mkdir(storage.#staging, { recursive: true });
    return storage;
  }

  #photoPath(id: string): string {
    return join(this.folder, checkedId(id));
  }

  #quarantinePath(id: string): string {
    return join(this.#quarantine, checkedId(id));
  }

  async put(photoId: string, variants: readonly PictureVariant[]): Promise<void> {
    const photo = this.#photoPath(photoId);
    const named = variants.map(({ data, ...kind }) => ({ name: checkedVariantName(kind), data }));
    const staged = join(this.#staging, photoId);
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
    await syncFolder(this.folder);
  }

  async add(photoId: string, variants: readonly PictureVariant[]): Promise<void> {
    const folder = this.#photoPath(photoId);
    const present = await readdir(folder).catch(nullIfMissing);
    for (const variant of variants) {
      const name = checkedVariantName(variant);
      if (present === null || present.includes(name)) continue;
      const staged = join(this.#staging, randomUUID());
      await writeDurably(staged, variant.data);
      // The folder is missing if the photo was removed in the meantime.
      await rename(staged, join(folder, name)).catch(nullIfMissing);
      await rm(staged, { force: true });
    }
    await syncFolder(folder).catch(nullIfMissing);
  }

  async open(photoId: string, variant: VariantKind): Promise<VariantStream | null> {
    const file = await open(join(this.#photoPath(photoId), checkedVariantName(variant))).catch(nullIfMissing);
    if (file === null) {
      // Rejects if the disk is not mounted, because a missing variant then proves nothing.
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
    await rm(this.#photoPath(photoId), { recursive: true, force: true });
  }

  async *list(before: Date | null): AsyncIterable<string> {
    for (const name of await readdir(this.folder)) {
      if (isPhotoId(name) && (await isOlder(join(this.folder, name), before))) yield name;
    }
  }

  async owner(): Promise<string | null> {
    const owner = await readFile(join(this.folder, ownerName), "utf8").catch(nullIfMissing);
    return owner?.trim() ?? null;
  }

  async claim(installation: string): Promise<void> {
    const guest = join(this.folder, guestsName, checkedId(installation));
    if ((await this.owner()) !== null) return;
    await rm(guest, { force: true });
    await this.#write(ownerName, Buffer.from(`${installation}\n`));
  }

  async takeOver(installation: string): Promise<void> {
    await this.#write(ownerName, Buffer.from(`${checkedId(installation)}\n`));
    await rm(join(this.folder, guestsName), { recursive: true, force: true });
  }

  async restoring(): Promise<string[]> {
    const noted = await readFile(join(this.folder, restoringName), "utf8").catch(nullIfMissing);
    return noted?.split("\n").filter((line) => line !== "") ?? [];
  }

  async noteRestoring(installations: readonly string[]): Promise<void> {
    if (installations.length > 0)
      return this.#write(restoringName, Buffer.from(installations.map(checkedId).join("\n")));
    await rm(join(this.folder, restoringName), { force: true });
    await syncFolder(this.folder);
  }

  /** Writes a file atomically, replacing an existing one. */
  async #write(name: string, data: Buffer): Promise<void> {
    const path = join(this.folder, name);
    const staged = join(this.#staging, randomUUID());
    await writeDurably(staged, data);
    await rename(staged, path);
    await syncFolder(dirname(path));
  }

  async guests(): Promise<string[]> {
    return (await readdir(join(this.folder, guestsName)).catch(nullIfMissing)) ?? [];
  }

  async addGuest(installation: string): Promise<void> {
    const guests = join(this.folder, guestsName);
    const guest = join(guests, checkedId(installation));
    await mkdir(guests, { recursive: true });
    await writeFile(guest, "");
  }

  async quarantine(photoId: string): Promise<void> {
    const path = this.#photoPath(photoId);
    const now = new Date();
    await mkdir(this.#quarantine, { recursive: true });
    await this.deleteQuarantined(photoId);
    // Before the rename, so that a crash in between leaves no old date in the quarantine.
    await utimes(path, now, now).catch(nullIfMissing);
    await rename(path, this.#quarantinePath(photoId)).catch(nullIfMissing);
  }

  async *quarantined(): AsyncIterable<QuarantinedPhoto> {
    for (const photoId of (await readdir(this.#quarantine).catch(nullIfMissing)) ?? []) {
      if (isPhotoId(photoId)) yield { photoId, since: (await stat(join(this.#quarantine, photoId))).mtime };
    }
  }

  async bringBack(photoId: string): Promise<void> {
    const path = this.#photoPath(photoId);
    const present = await stat(path).catch(nullIfMissing);
    if (present) return this.deleteQuarantined(photoId);
    await rename(this.#quarantinePath(photoId), path).catch(nullIfMissing);
  }

  async deleteQuarantined(photoId: string): Promise<void> {
    await rm(this.#quarantinePath(photoId), { recursive: true, force: true });
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

const writeDurably = (path: string, data: Buffer): Promise<void> => writeFile(path, data, { flag: "wx", flush: true });
