import { randomUUID } from "node:crypto";
import { type BinnedEntries, type HiddenReason, hiddenReason } from "@visiga/contracts/managed-files";
import type { EntityManager } from "typeorm";
import { type Actor, requireUser, type UserActor } from "#platform/actor.ts";
import { AppError } from "#platform/errors.ts";
import type { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { FileEntity } from "./file.entity.ts";
import { photoColumns } from "./file-columns.ts";
import { binnedFile, binnedSnapshot, fileSnapshot } from "./file-snapshot.ts";
import type { FileWriting } from "./file-writing.ts";
import { lockFiles } from "./locked-files.ts";
import { readManaged } from "./managed-file.ts";

type FileBinParts = Pick<FileWriting, "contentVersion" | "revisions" | "photos">;

/** Moves files to the bin, for any active user, and restores them for `BinService`, which authorises. */
export class FileBinService {
  readonly #parts: FileBinParts;

  constructor(parts: FileBinParts) {
    this.#parts = parts;
  }

  /**
   * Moves files to the bin; ids that do not exist are skipped.
   * @throws AppError `unauthenticated`, `not_found` where none does
   */
  async bin(actor: Actor, ids: readonly string[]): Promise<BinnedEntries> {
    const user = requireUser(actor);
    const entries = await this.#parts.contentVersion.change(async (manager) =>
      this.#bin(manager, user, await lockFiles(manager, ids)),
    );
    return { entries };
  }

  /** How many files are demo content that nobody has edited. */
  countSamples(manager: EntityManager): Promise<number> {
    return manager.countBy(FileEntity, { sample: true });
  }

  /** Moves those to the bin, in the caller's transaction. @returns the ids of their bin entries */
  async binSamples(manager: EntityManager, actor: UserActor): Promise<string[]> {
    const samples = await manager.find(FileEntity, {
      where: { sample: true },
      order: { id: "ASC" },
      lock: { mode: "pessimistic_write" },
    });
    return this.#bin(manager, actor, samples);
  }

  async #bin(manager: EntityManager, user: UserActor, files: readonly FileEntity[]): Promise<string[]> {
    if (files.length === 0) return [];
    await manager.delete(
      FileEntity,
      files.map(({ id }) => id),
    );
    return this.#parts.revisions.writeAll(
      manager,
      user,
      files.map((file) => ({
        kind: "picture",
        action: "pictureBinned",
        subjectId: file.id,
        name: file.name,
        before: binnedSnapshot(file),
        bin: { photoId: file.photoId },
      })),
    );
  }

  /**
   * Restores a file. If it still exists, the entry holds a replaced photo: then that returns with its description and
   * consent, and the current photo takes its place in the bin. Runs in the caller's transaction.
   * @returns why visitors do not see the file; null where they do
   * @throws AppError `not_found` where the entry has no state
   */
  async restore(manager: EntityManager, actor: UserActor, entry: RevisionEntity): Promise<HiddenReason | null> {
    return hiddenReason(await readManaged(manager, await this.#restore(manager, actor, entry)));
  }

  /** @returns the id of the file */
  async #restore(manager: EntityManager, actor: UserActor, entry: RevisionEntity): Promise<string> {
    if (entry.before === null) throw new AppError("not_found");
    const binned = await this.#weighed(binnedFile(entry.subjectId, entry.before));
    const where = { id: entry.subjectId };
    const present = await manager.findOne(FileEntity, { where, lock: { mode: "pessimistic_write" } });
    if (present === null) return this.#insert(manager, actor, binned);
    // An older photo of this file was restored first, and the file with it: this one becomes a file of its own.
    if (entry.action === "pictureBinned") return this.#insert(manager, actor, { ...binned, id: randomUUID() });
    await this.#restorePhoto(manager, actor, present, binned);
    return present.id;
  }

  /** The same file with the weight that its photo has now: it may have got lighter copies in the bin. */
  async #weighed<File extends Pick<FileEntity, "photoId">>(file: File): Promise<File> {
    if (file.photoId === null) return file;
    const photo = (await this.#parts.photos.read([file.photoId])).get(file.photoId) ?? null;
    return { ...file, ...photoColumns(photo) };
  }

  async #insert(manager: EntityManager, actor: UserActor, binned: ReturnType<typeof binnedFile>): Promise<string> {
    const file = { ...binned, version: binned.version + 1 };
    await manager.insert(FileEntity, file);
    await this.#parts.revisions.write(manager, actor, {
      kind: "picture",
      action: "pictureRestored",
      subjectId: file.id,
      name: file.name,
      after: fileSnapshot({ ...file, photo: null, shown: false }),
    });
    return file.id;
  }

  async #restorePhoto(
    manager: EntityManager,
    actor: UserActor,
    present: FileEntity,
    binned: ReturnType<typeof binnedFile>,
  ): Promise<void> {
    const { photoId, weight, focalX, focalY, alt, altSw, minors, consentAt, consentBy, takenDown } = binned;
    const restored = { photoId, weight, focalX, focalY, alt, altSw, minors, consentAt, consentBy, takenDown };
    await manager.update(FileEntity, present.id, { ...restored, version: present.version + 1 });
    await this.#parts.revisions.write(manager, actor, {
      kind: "picture",
      action: "pictureRestored",
      subjectId: present.id,
      name: present.name,
      before: binnedSnapshot(present),
      after: fileSnapshot({ ...present, ...restored }),
      ...(present.photoId !== null && { bin: { photoId: present.photoId } }),
    });
  }
}
