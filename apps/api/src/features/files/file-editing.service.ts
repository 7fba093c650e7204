import type { RestoredEntries } from "@visiga/contracts/bin";
import type { FileCreate, FilePage, FileUpdate, FocalPoint, Photo } from "@visiga/contracts/files";
import type { FilePlace, ManagedFile, MovedFiles, PutBackFiles } from "@visiga/contracts/managed-files";
import { type EntityManager, In } from "typeorm";
import { type Actor, requireUser, type UserActor } from "#platform/actor.ts";
import { breaksUnique } from "#platform/database/database-error.ts";
import { addedBefore } from "./added-before.ts";
import { FileEntity } from "./file.entity.ts";
import { changeFiles, type FileChange, insertFile, refuseStale, writeEdit } from "./file-changes.ts";
import { consentColumns, fieldColumns, photoColumns, shareFocal } from "./file-columns.ts";
import type { FileWriting } from "./file-writing.ts";
import { lockFile, lockWhere } from "./locked-files.ts";
import { readManaged } from "./managed-file.ts";
import { minorsOfNewPhoto } from "./minors.ts";
import { moveFiles, moveFilesBack } from "./moves.ts";

/** Path of an uploaded file that is not yet validated; null if none was chosen. */
type UploadedPicture = string | null;

/** Adds, edits and moves files with their photos, for any active user. */
export class FileEditingService {
  readonly #deps: FileWriting;

  constructor(deps: FileWriting) {
    this.#deps = deps;
  }

  /**
   * Adds a file.
   * @param key idempotency key: a repeated call by the same user adds nothing and returns the first call's file
   * @throws AppError `unauthenticated`, or as the picture pipeline does
   */
  async create(actor: Actor, fields: FileCreate, picture: UploadedPicture, key?: string): Promise<ManagedFile> {
    const user = requireUser(actor);
    const findEarlier = async () => (key === undefined ? null : addedBefore(this.#deps, user, key));
    const known = await findEarlier();
    if (known) return known;
    try {
      return await this.#withPhoto(picture, shareFocal(fields), (photo, socialImage) =>
        this.#add(user, fields, photo, socialImage, key),
      );
    } catch (error) {
      // A parallel request with the same key may have added the file first.
      const first = breaksUnique(error, "revision_idempotency") ? await findEarlier() : null;
      if (first) return first;
      throw error;
    }
  }

  #add(
    user: UserActor,
    fields: FileCreate,
    photo: Photo | null,
    socialImage: string | null,
    key: string | undefined,
  ): Promise<ManagedFile> {
    const { photos, clock } = this.#deps;
    return this.#change(user, async (change) => {
      if (photo) await photos.insert(change.manager, [photo]);
      const consent = consentColumns(fields.consent === "true", null, user, clock());
      const columns = { ...fieldColumns(fields, clock()), ...photoColumns(photo), shareCopy: socialImage, ...consent };
      return readManaged(change.manager, await insertFile(change, columns, key));
    });
  }

  /**
   * Edits a file: absent fields stay unchanged, empty ones are cleared. Without a picture the photo stays; a replaced
   * photo moves to the bin. Consent applies to one photo, so a new photo requires it again.
   * @throws AppError `unauthenticated`, `not_found`, `stale_version` with the current state, or as the pipeline does
   */
  async update(actor: Actor, id: string, fields: FileUpdate, picture: UploadedPicture): Promise<ManagedFile> {
    const user = requireUser(actor);
    const { database, photos } = this.#deps;
    // Checked before the expensive processing of a picture, and again under the lock.
    if (picture !== null) await refuseStale(database.manager, id, fields.version);
    const present = picture === null ? null : await database.manager.findOneBy(FileEntity, { id });
    return this.#withPhoto(picture, shareFocal(fields, present), (photo, socialImage) =>
      this.#change(user, async (change) => {
        const { manager } = change;
        const before = await lockFile(manager, id);
        await refuseStale(manager, id, fields.version);
        if (photo) await photos.insert(manager, [photo]);
        await manager.update(FileEntity, id, {
          ...fieldColumns(fields, this.#deps.clock()),
          ...this.#consent(user, fields, photo ? null : before),
          ...(photo && { ...photoColumns(photo), shareCopy: socialImage, ...minorsOfNewPhoto(fields, before) }),
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
   * @returns their previous places, for `moveBack`
   * @throws AppError `unauthenticated`, `not_found`
   */
  async move(actor: Actor, ids: readonly string[], page: FilePage): Promise<MovedFiles> {
    return this.#change(requireUser(actor), (change) => moveFiles(change, ids, page));
  }

  /** Moves files back to their previous places, as `moveFilesBack` does. @throws AppError as `move` does */
  async moveBack(actor: Actor, places: readonly FilePlace[]): Promise<RestoredEntries> {
    return this.#change(requireUser(actor), (change) => moveFilesBack(change, places));
  }

  /**
   * Confirms a sample as the school's content. Other files stay unchanged.
   * @throws AppError `unauthenticated`, `not_found`
   */
  async confirmSample(actor: Actor, id: string): Promise<ManagedFile> {
    return this.#change(requireUser(actor), async (change) => {
      const file = await lockFile(change.manager, id);
      if (file.sample) await changeFiles(change, [file], "sampleConfirmed", { sample: false });
      return readManaged(change.manager, id);
    });
  }

  /**
   * Hides a file from visitors immediately or shows it again. Both clear the mark of a restore that took the file down.
   * @throws AppError `unauthenticated`, `not_found`
   */
  async setTakenDown(actor: Actor, id: string, takenDown: boolean): Promise<ManagedFile> {
    return this.#change(requireUser(actor), async (change) => {
      const file = await lockFile(change.manager, id);
      const action = takenDown ? "pictureTakenDown" : "picturePutBack";
      const decided = file.takenDown !== takenDown || file.takenDownByRestore;
      if (decided) await changeFiles(change, [file], action, { takenDown, takenDownByRestore: false });
      return readManaged(change.manager, id);
    });
  }

  /**
   * Shows all files that a restore took down, except those with an open removal request.
   * @throws AppError `unauthenticated`
   */
  async putBackRestored(actor: Actor): Promise<PutBackFiles> {
    return this.#change(requireUser(actor), async (change) => {
      const files = await lockWhere(change.manager, { takenDownByRestore: true });
      const asked = await change.manager.query<{ id: string }[]>(
        "SELECT photo_id AS id FROM removal_request WHERE state = 'open'",
      );
      const isAsked = ({ photoId }: FileEntity) => asked.some(({ id }) => id === photoId);
      const shown = files.filter((file) => !isAsked(file));
      await changeFiles(change, shown, "picturePutBack", { takenDown: false, takenDownByRestore: false });
      return { count: shown.length, asked: files.length - shown.length };
    });
  }

  /**
   * Hides all files that show a photo, after a removal request. Runs in the caller's transaction.
   * @returns the ids of the files that were not already taken down
   */
  async takeDownPhoto(manager: EntityManager, user: UserActor, photoId: string): Promise<string[]> {
    const files = await lockWhere(manager, [
      { photoId, takenDown: false },
      { photoId, takenDownByRestore: true },
    ]);
    const change = { manager, revisions: this.#deps.revisions, user };
    await changeFiles(change, files, "pictureRemovedOnRequest", { takenDown: true, takenDownByRestore: false });
    return files.filter(({ takenDown }) => !takenDown).map(({ id }) => id);
  }

  /** Shows the files that are taken down and not deleted. */
  async putBack(manager: EntityManager, user: UserActor, ids: readonly string[]): Promise<void> {
    const files = await lockWhere(manager, { id: In(ids), takenDown: true });
    const { revisions } = this.#deps;
    await changeFiles({ manager, revisions, user }, files, "picturePutBack", { takenDown: false });
  }

  /**
   * Records the parents' consent with user and time, or withdraws it.
   * @throws AppError `unauthenticated`, `not_found`
   */
  async noteConsent(actor: Actor, id: string, agreed: boolean): Promise<ManagedFile> {
    const user = requireUser(actor);
    return this.#change(user, async (change) => {
      const file = await lockFile(change.manager, id);
      const action = agreed ? "consentNoted" : "consentWithdrawn";
      const consent = consentColumns(agreed, file, user, this.#deps.clock());
      if ((file.consentAt !== null) !== agreed) await changeFiles(change, [file], action, consent);
      return readManaged(change.manager, id);
    });
  }

  /**
   * Records whether minors are recognisable in a file's picture; null clears the answer.
   * @throws AppError `unauthenticated`, `not_found`
   */
  async setMinors(actor: Actor, id: string, minors: boolean | null): Promise<ManagedFile> {
    return this.#change(requireUser(actor), async (change) => {
      const file = await lockFile(change.manager, id);
      if (file.minors !== minors) await changeFiles(change, [file], "minorsSaid", { minors });
      return readManaged(change.manager, id);
    });
  }

  #consent(user: UserActor, { consent }: FileUpdate, present: FileEntity | null) {
    if (consent === undefined && present !== null) return {};
    return consentColumns(consent === "true", present, user, this.#deps.clock());
  }

  #change<Result>(user: UserActor, work: (change: FileChange) => Promise<Result>): Promise<Result> {
    const { contentVersion, revisions } = this.#deps;
    return contentVersion.change((manager: EntityManager) => work({ manager, revisions, user }));
  }

  /** Stores the picture, if any, and its social image before `work`, and discards both if `work` fails. */
  async #withPhoto<Result>(
    picture: UploadedPicture,
    focal: FocalPoint | null,
    work: (photo: Photo | null, socialImage: string | null) => Promise<Result>,
  ): Promise<Result> {
    if (picture === null) return work(null, null);
    const { photos } = this.#deps;
    const { photo, socialImage } = await photos.storeUpload(picture, focal);
    try {
      return await work(photo, socialImage);
    } catch (error) {
      await photos.discard(photo, error);
      throw error;
    }
  }
}
