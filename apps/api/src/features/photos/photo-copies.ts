import { buffer } from "node:stream/consumers";
import { type Photo, photoWeight } from "@visiga/contracts/files";
import { type DataSource, IsNull, LessThanOrEqual, Not } from "typeorm";
import type { Clock } from "#platform/clock.ts";
import type { ContentVersion } from "#platform/database/content-version.ts";
import { runExclusively } from "#platform/database/exclusive-work.ts";
import type { MakeCopies } from "#platform/pictures/copy-process.ts";
import { type CopyKind, listedCopies, type PictureCopy } from "#platform/pictures/picture-copy.ts";
import type { Report } from "#platform/start-failure.ts";
import type { PhotoStorage } from "#platform/storage/photo-storage.ts";
import { dueShares, noteShare, photoWithDueShare } from "./due-shares.ts";
import { largestWidth, missingCopies } from "./missing-copies.ts";
import { PhotoEntity } from "./photo.entity.ts";

export interface PhotoCopiesOptions {
  readonly database: DataSource;
  readonly contentVersion: ContentVersion;
  readonly storage: PhotoStorage;
  readonly makeCopies: MakeCopies;
  /** Whether the storage has room for more copies. */
  readonly hasRoom: () => Promise<boolean>;
  readonly clock: Clock;
  readonly report: Report;
}

/** Key of the advisory lock; arbitrary, but the same in every process. */
const lockName = 7_640_892;

/** Milliseconds. While photos are waiting, pages are drawn anew with the copies that exist by then, no more often. */
const publishingInterval = 60_000;

/** Milliseconds until a photo whose copies could not be made is tried again. */
const retryDelay = 24 * 3600 * 1000;

/** What a photo lacks: share pictures, which are made in a moment and waited for, or widths. */
interface Task {
  readonly photo: PhotoEntity;
  readonly kinds: readonly CopyKind[];
  readonly urgent: boolean;
}

/**
 * Makes the copies that photos lack, newest photo first, one after another, and of all processes that share a database in
 * one: first the share pictures of files with a page of their own, because whoever adds news shares it next; then widths.
 * What is due is in the database, so that a stop or a crash loses nothing.
 */
export class PhotoCopies {
  readonly #options: PhotoCopiesOptions;

  constructor(options: PhotoCopiesOptions) {
    this.#options = options;
  }

  /**
   * Makes all copies that are due; nothing while another process does, or while the storage is nearly full.
   * @throws what storage or database throw; what is left stays due
   */
  async makeDue(signal: AbortSignal): Promise<void> {
    if ((await this.#next()) === null || !(await this.#options.hasRoom())) return;
    await runExclusively(this.#options.database, lockName, () => this.#makeAll(signal));
  }

  /** Photos that lack copies, with those that are tried again later. */
  countDue(): Promise<number> {
    return this.#options.database.manager.countBy(PhotoEntity, { copiesDue: Not(IsNull()) });
  }

  async #makeAll(signal: AbortSignal): Promise<void> {
    let published = performance.now();
    let unpublished = 0;
    const publish = async () => {
      if (unpublished > 0) await this.#options.contentVersion.change(async () => {});
      unpublished = 0;
      published = performance.now();
    };
    let urgent = false;
    try {
      for (let task = await this.#next(); task && !signal.aborted; task = await this.#next()) {
        if (urgent && !task.urgent) await publish();
        urgent = task.urgent;
        if (await this.#complete(task, signal)) unpublished += 1;
        if (performance.now() - published >= publishingInterval) await publish();
      }
    } finally {
      await publish();
    }
  }

  /** The next task; null if no photo lacks anything. */
  async #next(): Promise<Task | null> {
    const { clock, database } = this.#options;
    const { manager } = database;
    const id = await photoWithDueShare(manager, clock());
    const unshared = id === null ? null : await manager.findOneBy(PhotoEntity, { id });
    if (unshared) return { photo: unshared, kinds: await dueShares(manager, unshared.id), urgent: true };
    const photo = await manager.findOne(PhotoEntity, {
      where: { copiesDue: LessThanOrEqual(clock()) },
      order: { copiesDue: "DESC", id: "ASC" },
    });
    return photo && { photo, kinds: missingCopies(photo), urgent: false };
  }

  /** @returns whether the photo has new copies */
  async #complete({ photo, kinds, urgent }: Task, signal: AbortSignal): Promise<boolean> {
    const { database, storage, makeCopies } = this.#options;
    if (kinds.length === 0) {
      // Of share pictures: an edit was faster.
      if (!urgent) await database.manager.update(PhotoEntity, photo.id, { copiesDue: null });
      return false;
    }
    const original = await storage.open(photo.id, { format: "webp", width: largestWidth(photo) });
    if (original === null) return this.#postpone(photo, "its largest copy is missing");
    const picture = await buffer(original.stream);
    let copies: readonly PictureCopy[];
    try {
      copies = await makeCopies({ picture, kinds }, signal);
    } catch (error) {
      return signal.aborted ? false : this.#postpone(photo, error);
    }
    return this.#store({ photo, urgent }, copies);
  }

  /** Stores the copies unless the photo is gone: whoever removes it waits until they are stored, and removes them too. */
  async #store({ photo, urgent }: Pick<Task, "photo" | "urgent">, copies: readonly PictureCopy[]): Promise<boolean> {
    const { database, storage } = this.#options;
    return database.transaction(async (manager) => {
      const lock = { mode: "for_no_key_update" } as const;
      if ((await manager.findOne(PhotoEntity, { where: { id: photo.id }, lock })) === null) return false;
      await storage.add(photo.id, copies);
      for (const copy of copies) if (copy.format === "jpeg") await noteShare(manager, photo.id, copy);
      if (urgent) return true;
      const listed = withCopies(photo, copies);
      await manager.update(PhotoEntity, photo.id, { ...listed, copiesDue: null });
      // Locked in the order of every other change, so that none fails because of a deadlock.
      await manager.query(
        "UPDATE file SET weight = $2 WHERE id IN (SELECT id FROM file WHERE photo_id = $1 ORDER BY id FOR UPDATE)",
        [photo.id, photoWeight(listed)],
      );
      return true;
    });
  }

  async #postpone({ id }: PhotoEntity, reason: unknown): Promise<false> {
    const { database, clock, report } = this.#options;
    const copiesDue = new Date(clock().getTime() + retryDelay);
    await database.manager.update(PhotoEntity, id, { copiesDue });
    report(`The smaller copies of photo ${id} are tried again tomorrow: ${reason}`);
    return false;
  }
}

/** The lists of copies with those that were made. */
function withCopies(photo: Pick<Photo, "sources" | "avif">, made: readonly PictureCopy[]) {
  const { sources, avif } = listedCopies(made);
  const byWidth = (one: { width: number }, other: { width: number }) => one.width - other.width;
  return { sources: [...photo.sources, ...sources].sort(byWidth), avif: [...photo.avif, ...avif].sort(byWidth) };
}
