import { randomUUID } from "node:crypto";
import type { BinnedEntries } from "@visiga/contracts/managed-files";
import type { EntityManager } from "typeorm";
import { type Actor, requireUser, type UserActor } from "#platform/actor.ts";
import { AppError } from "#platform/errors.ts";
import type { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { FileEntity } from "./file.entity.ts";
import { binnedFile, binnedSnapshot, fileSnapshot } from "./file-snapshot.ts";
import type { FileWriting } from "./file-writing.ts";
import { lockFiles } from "./locked-files.ts";

type FileBinParts = Pick<FileWriting, "contentVersion" | "revisions">;

/** How records get into the bin and out of it again. */
export class FileBinService {
  readonly #parts: FileBinParts;

  constructor(parts: FileBinParts) {
    this.#parts = parts;
  }

  /** @returns their entries of the bin. @throws AppError `unauthenticated`, `not_found` where none of them is there */
  async bin(actor: Actor, ids: readonly string[]): Promise<BinnedEntries> {
    const user = requireUser(actor);
    const entries = await this.#parts.contentVersion.change(async (manager) =>
      this.#bin(manager, user, await lockFiles(manager, ids)),
    );
    return { entries };
  }

  /** How many records are demo content that nobody has edited. */
  countSamples(manager: EntityManager): Promise<number> {
    return manager.countBy(FileEntity, { sample: true });
  }

  /** Moves those into the bin, inside the caller's change of content. @returns their entries */
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
   * Puts a record back as it was. Where it is still there, its picture had only been replaced: then that, with all that
   * is said of it, comes back, and the one shown since takes its place in the bin.
   */
  async restore(manager: EntityManager, actor: UserActor, entry: RevisionEntity): Promise<void> {
    if (entry.before === null) throw new AppError("not_found");
    const kept = binnedFile(entry.subjectId, entry.before);
    const where = { id: entry.subjectId };
    const present = await manager.findOne(FileEntity, { where, lock: { mode: "pessimistic_write" } });
    if (present === null) return this.#insert(manager, actor, kept);
    // An older picture of the record was brought back first, and the record with it.
    if (entry.action === "pictureBinned") return this.#insert(manager, actor, { ...kept, id: randomUUID() });
    await this.#putBack(manager, actor, present, kept);
  }

  async #insert(manager: EntityManager, actor: UserActor, kept: ReturnType<typeof binnedFile>): Promise<void> {
    const file = { ...kept, version: kept.version + 1 };
    await manager.insert(FileEntity, file);
    await this.#parts.revisions.write(manager, actor, {
      kind: "picture",
      action: "pictureRestored",
      subjectId: file.id,
      name: file.name,
      after: fileSnapshot({ ...file, photo: null, shown: false }),
    });
  }

  async #putBack(
    manager: EntityManager,
    actor: UserActor,
    present: FileEntity,
    kept: ReturnType<typeof binnedFile>,
  ): Promise<void> {
    const { photoId, weight, focalX, focalY, alt, altSw, minors, consentAt, consentBy, takenDown } = kept;
    const picture = { photoId, weight, focalX, focalY, alt, altSw, minors, consentAt, consentBy, takenDown };
    await manager.update(FileEntity, present.id, { ...picture, version: present.version + 1 });
    await this.#parts.revisions.write(manager, actor, {
      kind: "picture",
      action: "pictureRestored",
      subjectId: present.id,
      name: present.name,
      before: binnedSnapshot(present),
      after: fileSnapshot({ ...present, ...picture }),
      ...(present.photoId !== null && { bin: { photoId: present.photoId } }),
    });
  }
}
