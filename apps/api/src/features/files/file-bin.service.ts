import { randomUUID } from "node:crypto";
import { schoolDay } from "@visiga/contracts/dates";
import type { BinnedEntries, fileSelection } from "@visiga/contracts/managed-files";
import type { HiddenReason } from "@visiga/contracts/visibility";
import { type EntityManager, In, Raw } from "typeorm";
import type * as z from "zod/mini";
import { AppError } from "#platform/errors/app-error.ts";
import type { Platform } from "#platform/platform.ts";
import type { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import type { UserWrites } from "#platform/revisions/user-writes.ts";
import { samplePictures } from "#platform/samples/samples.ts";
import type { Actor, ConfirmedUser } from "#platform/security/actor.ts";
import { FileEntity } from "./file.entity.ts";
import { lockFiles, lockWhere, userNeedsReview } from "./file-changes.ts";
import { photoColumns } from "./file-columns.ts";
import { type AccountNames, reasonsStored } from "./file-record.ts";
import { binnedFile, binnedSnapshot, fileRevision, fileSnapshot } from "./file-snapshot.ts";
import type { PhotosService } from "./photos/photos.service.ts";

/** What this feature uses of removals: the open requests for its photos. */
interface OpenRemovals {
  photoIds(manager: EntityManager): Promise<ReadonlySet<string>>;
  /** Lets the open requests for a file's photo apply to the photo that replaces it. */
  follow(manager: EntityManager, fileId: string, photoId: string, newPhotoId: string): Promise<void>;
}

const isSample = Raw((id) => `${id} IN (${samplePictures})`);

type BinnedFile = ReturnType<typeof binnedFile>;

/** What the services that change files use. */
export interface FileDeps extends Pick<Platform, "database" | "revisions" | "clock"> {
  readonly writes: UserWrites;
  readonly photos: PhotosService;
  readonly accounts: AccountNames;
  readonly openRemovals: OpenRemovals;
}

/** Moves files to the bin for any active user, and restores them for `BinService`, which checks permissions. */
export class FileBinService {
  constructor(private readonly deps: FileDeps) {}

  /** Moves files to the bin. Unknown ids are skipped. @throws AppError `not_found` if all are unknown */
  async bin(actor: Actor, { ids }: z.infer<typeof fileSelection>): Promise<BinnedEntries> {
    return this.deps.writes.change(actor, { as: "user" }, async (manager, user) => ({
      entries: await this.#bin(manager, user, await lockFiles(manager, ids)),
    }));
  }

  countSamples(manager: EntityManager): Promise<number> {
    return manager.countBy(FileEntity, { id: isSample });
  }

  /** Moves unedited demo files to the bin, in the caller's transaction. @returns the ids of their bin entries */
  async binSamples(manager: EntityManager, actor: ConfirmedUser): Promise<string[]> {
    return this.#bin(manager, actor, await lockWhere(manager, { id: isSample }));
  }

  async #bin(manager: EntityManager, user: ConfirmedUser, files: readonly FileEntity[]): Promise<string[]> {
    const ids = files.map(({ id }) => id);
    if (ids.length === 0) return [];
    await manager.delete(FileEntity, ids);
    const changes = files.map((file) => ({
      ...fileRevision(file, "pictureBinned"),
      before: binnedSnapshot(file),
      bin: { photoId: file.photoId },
    }));
    return this.deps.revisions.writeAll(manager, user, changes);
  }

  /**
   * Restores a file or, where it still exists, the photo of the entry with its description and consent; the current one
   * moves to the bin. What is taken down now, or has an open removal request, is taken down afterwards.
   * @returns why visitors do not see the file; null if they do
   */
  async restore(manager: EntityManager, actor: ConfirmedUser, entry: RevisionEntity): Promise<HiddenReason | null> {
    if (entry.before === null) throw new AppError("not_found");
    const [binned] = await this.#current(manager, [binnedFile(entry.subjectId, entry.before)]);
    if (binned === undefined) throw new AppError("not_found");
    const where = { id: entry.subjectId };
    const present = await manager.findOne(FileEntity, { where, lock: { mode: "pessimistic_write" } });
    // Restoring an older photo has already restored this file, so this photo becomes a separate file.
    const id = present && entry.action === "pictureBinned" ? randomUUID() : entry.subjectId;
    if (present?.id === id) await this.#restorePhoto(manager, actor, present, binned);
    else await this.#insert(manager, actor, [{ ...binned, id }]);
    const [reason = null] = await reasonsStored(manager, [{ id }]);
    return reason;
  }

  /** Restores the files that do not exist; of several entries for one file, the first. */
  async restoreAbsent(manager: EntityManager, actor: ConfirmedUser, entries: readonly RevisionEntity[]) {
    const ids = entries.map(({ subjectId }) => subjectId);
    const present = await manager.find(FileEntity, { select: { id: true }, where: { id: In(ids) } });
    const taken = new Set(present.map(({ id }) => id));
    const absent = entries.filter(({ subjectId, before }) => {
      if (before === null || taken.has(subjectId)) return false;
      taken.add(subjectId);
      return true;
    });
    const files = absent.map(({ subjectId, before }) => binnedFile(subjectId, before ?? {}));
    await this.#insert(manager, actor, await this.#current(manager, files));
    return { entries: absent, hidden: await reasonsStored(manager, files) };
  }

  /** The files with what changed meanwhile: lighter variants of their photos, and removal requests, which hide them. */
  async #current(manager: EntityManager, files: readonly BinnedFile[]): Promise<BinnedFile[]> {
    const ids = files.flatMap(({ photoId }) => photoId ?? []);
    const photos = await this.deps.photos.read(ids);
    const asked = await this.deps.openRemovals.photoIds(manager);
    return files.map((file) => {
      if (file.photoId === null) return file;
      const takenDown = file.takenDown || asked.has(file.photoId);
      return { ...file, ...photoColumns(photos.get(file.photoId) ?? null), takenDown };
    });
  }

  async #insert(manager: EntityManager, actor: ConfirmedUser, binned: readonly BinnedFile[]): Promise<void> {
    if (binned.length === 0) return;
    const shownAsOf = schoolDay(this.deps.clock());
    const needsReview = await userNeedsReview(manager, actor);
    const files = binned.map((file) => ({
      ...file,
      waiting: needsReview || file.waiting,
      shownAsOf,
      version: file.version + 1,
    }));
    await manager.insert(FileEntity, files);
    const changes = files.map((file) => ({
      ...fileRevision(file, "pictureRestored"),
      after: fileSnapshot({ ...file, photo: null, shown: false, sample: false }),
    }));
    await this.deps.revisions.writeAll(manager, actor, changes);
  }

  async #restorePhoto(manager: EntityManager, actor: ConfirmedUser, present: FileEntity, binned: BinnedFile) {
    const { photoId, weight, focalX, focalY, alt, altSw, minors, consentAt, consentBy } = binned;
    const takenDown = binned.takenDown || present.takenDown;
    const waiting = (await userNeedsReview(manager, actor)) || binned.waiting || present.waiting;
    const visibility = { minors, consentAt, consentBy, takenDown, waiting };
    const restored = { photoId, weight, focalX, focalY, alt, altSw, ...visibility };
    await manager.update(FileEntity, present.id, { ...restored, version: present.version + 1 });
    await this.deps.revisions.write(manager, actor, {
      ...fileRevision(present, "pictureRestored"),
      before: binnedSnapshot(present),
      after: fileSnapshot({ ...present, ...restored }),
      ...(present.photoId !== null && { bin: { photoId: present.photoId } }),
    });
  }
}
