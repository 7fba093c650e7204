import type { RestoredEntries } from "@visiga/contracts/bin";
import type { FileCreate, FilePage, FileUpdate, Photo } from "@visiga/contracts/files";
import type { FilePlace, ManagedFile, MovedFiles } from "@visiga/contracts/managed-files";
import { type EntityManager, In } from "typeorm";
import { type Actor, requireUser, type UserActor } from "#platform/actor.ts";
import { breaksUnique } from "#platform/database/database-error.ts";
import { addedBefore } from "./added-before.ts";
import { FileEntity } from "./file.entity.ts";
import { changeFiles, type FileChange, insertFile, refuseStale, writeEdit } from "./file-changes.ts";
import { consentColumns, fieldColumns, photoColumns } from "./file-columns.ts";
import type { FileWriting } from "./file-writing.ts";
import { lockFile } from "./locked-files.ts";
import { readManaged } from "./managed-file.ts";
import { minorsOfNewPhoto } from "./minors.ts";
import { moveFiles, moveFilesBack } from "./moves.ts";

/** Path of an uploaded file, not yet checked; null where none was chosen. */
type UploadedPicture = string | null;

/** Adds, edits and moves files with their photos, for any active user. */
export class FileEditingService {
  readonly #parts: FileWriting;

  constructor(parts: FileWriting) {
    this.#parts = parts;
  }

  /**
   * Adds a file.
   * @param key idempotency key: a repeated call of the same user adds nothing and answers the file of the first
   * @throws AppError `unauthenticated`, or as the picture pipeline does
   */
  async create(actor: Actor, fields: FileCreate, picture: UploadedPicture, key?: string): Promise<ManagedFile> {
    const user = requireUser(actor);
    const findEarlier = async () => (key === undefined ? null : addedBefore(this.#parts, user, key));
    const known = await findEarlier();
    if (known) return known;
    try {
      return await this.#withPhoto(picture, (photo) => this.#add(user, fields, photo, key));
    } catch (error) {
      // A parallel request with the same key was faster.
      const first = breaksUnique(error, "revision_idempotency") ? await findEarlier() : null;
      if (first) return first;
      throw error;
    }
  }

  #add(user: UserActor, fields: FileCreate, photo: Photo | null, key: string | undefined): Promise<ManagedFile> {
    const { photos, clock } = this.#parts;
    return this.#change(user, async (change) => {
      if (photo) await photos.insert(change.manager, [photo]);
      const consent = consentColumns(fields.consent === "true", null, user, clock());
      const columns = { ...fieldColumns(fields), ...photoColumns(photo), ...consent };
      return readManaged(change.manager, await insertFile(change, columns, key));
    });
  }

  /**
   * Edits a file: absent fields stay unchanged, empty ones are cleared. Without a picture the photo stays; a replaced
   * one goes to the bin. Consent is for one photo: for a new one it has to be given again.
   * @throws AppError `unauthenticated`, `not_found`, `stale_version` with the current state, or as the pipeline does
   */
  async update(actor: Actor, id: string, fields: FileUpdate, picture: UploadedPicture): Promise<ManagedFile> {
    const user = requireUser(actor);
    const { database, photos } = this.#parts;
    // Checked before the costly processing of a picture, and again under the lock.
    if (picture !== null) await refuseStale(database.manager, id, fields.version);
    return this.#withPhoto(picture, (photo) =>
      this.#change(user, async (change) => {
        const { manager } = change;
        const before = await lockFile(manager, id);
        await refuseStale(manager, id, fields.version);
        if (photo) await photos.insert(manager, [photo]);
        await manager.update(FileEntity, id, {
          ...fieldColumns(fields),
          ...this.#consent(user, fields, photo ? null : before),
          ...(photo && { ...photoColumns(photo), ...minorsOfNewPhoto(fields, before) }),
          sample: false,
          version: before.version + 1,
        });
        await writeEdit(change, before, photo !== null);
        return readManaged(manager, id);
      }),
    );
  }

  /**
   * Moves files to another page, as `moveFiles` does.
   * @returns where they stood, for `moveBack`
   * @throws AppError `unauthenticated`, `not_found`
   */
  async move(actor: Actor, ids: readonly string[], page: FilePage): Promise<MovedFiles> {
    return this.#change(requireUser(actor), (change) => moveFiles(change, ids, page));
  }

  /** Moves files back to where they stood, as `moveFilesBack` does. @throws AppError as `move` does */
  async moveBack(actor: Actor, places: readonly FilePlace[]): Promise<RestoredEntries> {
    return this.#change(requireUser(actor), (change) => moveFilesBack(change, places));
  }

  /** Confirms a sample as the school's own; what is none stays unchanged. @throws AppError `unauthenticated`, `not_found` */
  async confirmSample(actor: Actor, id: string): Promise<ManagedFile> {
    return this.#change(requireUser(actor), async (change) => {
      const file = await lockFile(change.manager, id);
      if (file.sample) await changeFiles(change, [file], "sampleConfirmed", { sample: false });
      return readManaged(change.manager, id);
    });
  }

  /** Hides a file from visitors at once, or shows it again. @throws AppError `unauthenticated`, `not_found` */
  async setTakenDown(actor: Actor, id: string, takenDown: boolean): Promise<ManagedFile> {
    return this.#change(requireUser(actor), async (change) => {
      const file = await lockFile(change.manager, id);
      const action = takenDown ? "pictureTakenDown" : "picturePutBack";
      if (file.takenDown !== takenDown) await changeFiles(change, [file], action, { takenDown });
      return readManaged(change.manager, id);
    });
  }

  /** Hides every file that shows a photo, because somebody asked for it. Runs in the caller's transaction. */
  async takeDownPhoto(manager: EntityManager, user: UserActor, photoId: string): Promise<string[]> {
    const files = await manager.find(FileEntity, {
      where: { photoId, takenDown: false },
      order: { id: "ASC" },
      lock: { mode: "pessimistic_write" },
    });
    const { revisions } = this.#parts;
    await changeFiles({ manager, revisions, user }, files, "pictureRemovedOnRequest", { takenDown: true });
    return files.map(({ id }) => id);
  }

  /** Shows those of the files again that are taken down and not deleted. */
  async putBack(manager: EntityManager, user: UserActor, ids: readonly string[]): Promise<void> {
    const files = await manager.find(FileEntity, {
      where: { id: In(ids), takenDown: true },
      order: { id: "ASC" },
      lock: { mode: "pessimistic_write" },
    });
    const { revisions } = this.#parts;
    await changeFiles({ manager, revisions, user }, files, "picturePutBack", { takenDown: false });
  }

  /** Notes the parents' consent with user and time, or withdraws it. @throws AppError `unauthenticated`, `not_found` */
  async noteConsent(actor: Actor, id: string, agreed: boolean): Promise<ManagedFile> {
    const user = requireUser(actor);
    return this.#change(user, async (change) => {
      const file = await lockFile(change.manager, id);
      const action = agreed ? "consentNoted" : "consentWithdrawn";
      const consent = consentColumns(agreed, file, user, this.#parts.clock());
      if ((file.consentAt !== null) !== agreed) await changeFiles(change, [file], action, consent);
      return readManaged(change.manager, id);
    });
  }

  /**
   * Says whether minors can be recognised in a file's picture; null takes back what was said.
   * @throws AppError `unauthenticated`, `not_found`
   */
  async sayMinors(actor: Actor, id: string, minors: boolean | null): Promise<ManagedFile> {
    return this.#change(requireUser(actor), async (change) => {
      const file = await lockFile(change.manager, id);
      if (file.minors !== minors) await changeFiles(change, [file], "minorsSaid", { minors });
      return readManaged(change.manager, id);
    });
  }

  #consent(user: UserActor, { consent }: FileUpdate, present: FileEntity | null) {
    if (consent === undefined && present !== null) return {};
    return consentColumns(consent === "true", present, user, this.#parts.clock());
  }

  #change<Result>(user: UserActor, work: (change: FileChange) => Promise<Result>): Promise<Result> {
    const { contentVersion, revisions } = this.#parts;
    return contentVersion.change((manager: EntityManager) => work({ manager, revisions, user }));
  }

  /** Stores the picture, if any, before `work`, and discards it when that fails. */
  async #withPhoto<Result>(picture: UploadedPicture, work: (photo: Photo | null) => Promise<Result>): Promise<Result> {
    if (picture === null) return work(null);
    const { photos } = this.#parts;
    const photo = await photos.storeUpload(picture);
    try {
      return await work(photo);
    } catch (error) {
      await photos.discard(photo, error);
      throw error;
    }
  }
}
