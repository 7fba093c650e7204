import { schoolDay } from "@visiga/contracts/dates";
import type { FileCreate, FileUpdate } from "@visiga/contracts/file-requests";
import type { FilePage } from "@visiga/contracts/files";
import type { fileLastDay, fileMinors, fileReturn } from "@visiga/contracts/managed-files";
import { pictureTransform } from "@visiga/contracts/picture-transform";
import { countReasons } from "@visiga/contracts/visibility";
import { breaksUnique } from "@visiga/system/errors/database-error";
import { type EntityManager, In } from "typeorm";
import type * as z from "zod/mini";
import { invalidField } from "#platform/errors/app-error.ts";
import { type Actor, type ConfirmedUser, requireUser } from "#platform/security/actor.ts";
import { addedBefore } from "./added-before.ts";
import { FileEntity } from "./file.entity.ts";
import type { FileDeps } from "./file-bin.service.ts";
import {
  changeFiles,
  checkAlbum,
  type FileChange,
  insertFile,
  lockFile,
  lockWhere,
  refuseStale,
  sentForReview,
  takeDownBinned,
  waitsForReview,
  withdrawBinnedConsent,
  writeEdit,
} from "./file-changes.ts";
import {
  consentColumns,
  formColumns,
  minorsOfNewPhoto,
  photoColumns,
  refuseReversedDays,
  socialImageFocal,
  transformOfStored,
} from "./file-columns.ts";
import { readManaged, reasonsStored } from "./file-record.ts";
import { moveFiles, moveFilesBack } from "./moves.ts";
import type { StoredUpload } from "./photos/photos.service.ts";

/** Path of an uploaded file that is not yet validated; null if none was chosen. */
type UploadedPicture = string | null;

type Stored = StoredUpload | { readonly photo: null; readonly socialImage: null };

/**
 * Adds, edits and moves files with their photos, for any active user.
 * @throws AppError `unauthenticated`, and `not_found` for the id of no file
 */
export class FileEditingService {
  constructor(private readonly deps: FileDeps) {}

  /** Adds a file. A repeated call by the same user with the same key adds nothing and returns the first call's file. */
  async create(actor: Actor, fields: FileCreate, picture: UploadedPicture, key?: string) {
    const findEarlier = async () => (key === undefined ? null : this.#addedBefore(actor, key));
    const known = await findEarlier();
    if (known) return known;
    const transform = pictureTransform(fields);
    if (transform && picture === null) throw invalidField("crop", "picture_missing");
    const store =
      picture !== null && (() => this.deps.photos.storeUpload(picture, socialImageFocal(fields), transform));
    try {
      return await this.#withPhoto(store, (stored) => this.#add(actor, fields, stored, key));
    } catch (error) {
      // A parallel request with the same key may have added the file first.
      const first = breaksUnique(error, "revision_idempotency") ? await findEarlier() : null;
      if (first) return first;
      throw error;
    }
  }

  /** The user is confirmed first, as for a write. */
  #addedBefore(actor: Actor, key: string) {
    return this.deps.writes.transaction(actor, { as: "user" }, (manager, { id }) =>
      addedBefore(this.deps, manager, id, key),
    );
  }

  #add(actor: Actor, fields: FileCreate, { photo, socialImage }: Stored, key?: string) {
    const { photos, clock } = this.deps;
    return this.#change(actor, async (change) => {
      await checkAlbum(change.manager, fields, null);
      if (photo) await photos.insert(change.manager, [photo]);
      const createdAt = clock();
      const consent = consentColumns(fields.consent === "true", null, change.user, createdAt);
      const form = formColumns(fields, null, createdAt);
      const columns = { ...form, ...photoColumns(photo), socialImage, ...consent, createdAt };
      return readManaged(change, await insertFile(change, columns, key));
    });
  }

  /**
   * Edits a file: absent fields stay unchanged, empty ones are cleared. Without a picture the photo stays; a replaced
   * photo moves to the bin. Consent applies to one photo, so a new photo requires it again, and so does one with blurred
   * areas. A photo that is only turned or cropped keeps its answers, because it shows nobody else.
   */
  async update(actor: Actor, id: string, given: FileUpdate, picture: UploadedPicture) {
    requireUser(actor);
    const { database, photos, accounts, openRemovals } = this.deps;
    const transform = pictureTransform(given);
    const changesPhoto = picture !== null || transform !== null;
    // Checked before the expensive processing of a picture, and again under the lock.
    if (changesPhoto) await refuseStale({ manager: database.manager, accounts }, id, given.version);
    const present = changesPhoto ? await database.manager.findOneBy(FileEntity, { id }) : null;
    const stored =
      picture === null && transform ? { transform, ...transformOfStored(present, given, transform) } : null;
    const fields = stored?.fields ?? given;
    const keepsAnswers = stored !== null && stored.transform.blurred.length === 0;
    const focal = socialImageFocal(fields, present);
    const store =
      picture !== null
        ? () => photos.storeUpload(picture, focal, transform)
        : stored && (() => photos.storeTransformed(stored.photoId, focal, stored.transform));
    return this.#withPhoto(store, ({ photo, socialImage }) =>
      this.#change(actor, async (change) => {
        const { manager } = change;
        const before = await lockFile(manager, id);
        await refuseStale(change, id, fields.version);
        refuseReversedDays(fields, before);
        await checkAlbum(manager, fields, before);
        if (photo) await photos.insert(manager, [photo]);
        await manager.update(FileEntity, id, {
          ...formColumns(fields, before, this.deps.clock()),
          ...this.#consent(change.user, fields, photo && !keepsAnswers ? null : before),
          ...(photo && { ...photoColumns(photo), socialImage }),
          ...(photo && !keepsAnswers && minorsOfNewPhoto(fields, before)),
          ...(change.waits && sentForReview),
          sample: false,
          version: before.version + 1,
        });
        // Open removal requests then apply to the new photo, because it may still show the requester.
        if (photo && stored) await openRemovals.follow(manager, id, stored.photoId, photo.id);
        await writeEdit(change, before, photo !== null);
        const { consentAt } = await lockFile(manager, id);
        // The form of a new or blurred picture does not withdraw the consent for the one before.
        if (before.consentAt && !consentAt && (!photo || keepsAnswers))
          await withdrawBinnedConsent(manager, { ids: [id] });
        return readManaged(change, id);
      }),
    );
  }

  async move(actor: Actor, ids: readonly string[], page: FilePage) {
    return this.#change(actor, (change) => moveFiles(change, ids, page));
  }

  async moveBack(actor: Actor, { places }: z.infer<typeof fileReturn>) {
    return this.#change(actor, (change) => moveFilesBack(change, places));
  }

  /** Confirms a sample as the school's content. Other files stay unchanged. */
  async confirmSample(actor: Actor, id: string) {
    return this.#changeOne(actor, id, async (change, file) => {
      if (file.sample) await changeFiles(change, [file], "sampleConfirmed", { sample: false });
    });
  }

  /** Hides a file from visitors or shows it again. Both clear the mark of a restore that took the file down. */
  async setTakenDown(actor: Actor, id: string, takenDown: boolean) {
    return this.#changeOne(actor, id, async (change, file) => {
      const action = takenDown ? "pictureTakenDown" : "picturePutBack";
      const decided = file.takenDown !== takenDown || file.takenDownByRestore;
      if (decided) await changeFiles(change, [file], action, { takenDown, takenDownByRestore: false });
      if (takenDown) await takeDownBinned(change.manager, { ids: [id] });
    });
  }

  /** Shows all files that a restore took down, except those with an open removal request. */
  async putBackRestored(actor: Actor) {
    return this.#change(actor, async (change) => {
      const files = await lockWhere(change.manager, { takenDownByRestore: true });
      const asked = await this.deps.openRemovals.photoIds(change.manager);
      const shown = files.filter(({ photoId }) => photoId === null || !asked.has(photoId));
      await changeFiles(change, shown, "picturePutBack", { takenDown: false, takenDownByRestore: false });
      const hidden = countReasons(await reasonsStored(change.manager, shown));
      return { count: shown.length, hidden, asked: files.length - shown.length };
    });
  }

  /** Hides a photo everywhere, in the bin too. @returns the ids of the files that were not taken down already */
  async takeDownPhoto(manager: EntityManager, user: ConfirmedUser, photoId: string): Promise<string[]> {
    const files = await lockWhere(manager, [
      { photoId, takenDown: false },
      { photoId, takenDownByRestore: true },
    ]);
    await changeFiles(await this.#within(manager, user), files, "pictureRemovedOnRequest", {
      takenDown: true,
      takenDownByRestore: false,
    });
    await takeDownBinned(manager, { ids: files.map(({ id }) => id), photoId });
    return files.filter(({ takenDown }) => !takenDown).map(({ id }) => id);
  }

  /** Takes a photo down in the bin only, so that a restored file stays hidden. Runs in the caller's transaction. */
  async takeDownInBin(manager: EntityManager, photoId: string): Promise<void> {
    await takeDownBinned(manager, { ids: [], photoId });
  }

  async putBack(manager: EntityManager, user: ConfirmedUser, ids: readonly string[]): Promise<void> {
    const files = await lockWhere(manager, { id: In(ids), takenDown: true });
    await changeFiles(await this.#within(manager, user), files, "picturePutBack", { takenDown: false });
  }

  /** Records the parents' consent with user and time, or withdraws it. */
  async noteConsent(actor: Actor, id: string, agreed: boolean) {
    return this.#changeOne(actor, id, async (change, file) => {
      const action = agreed ? "consentNoted" : "consentWithdrawn";
      const consent = consentColumns(agreed, file, change.user, this.deps.clock());
      if ((file.consentAt !== null) !== agreed) await changeFiles(change, [file], action, consent);
      if (!agreed) await withdrawBinnedConsent(change.manager, { ids: [id] });
    });
  }

  /** Records whether minors are recognisable in a file's picture; null clears the answer. */
  async setMinors(actor: Actor, { id, minors }: z.infer<typeof fileMinors>) {
    return this.#changeOne(actor, id, async (change, file) => {
      if (file.minors !== minors) await changeFiles(change, [file], "minorsSaid", { minors });
    });
  }

  /** Changes the last day on which visitors see a file; null for good. */
  async setLastDay(actor: Actor, { id, shownUntil }: z.infer<typeof fileLastDay>) {
    return this.#changeOne(actor, id, async (change, file) => {
      const columns = { shownUntil, shownAsOf: schoolDay(this.deps.clock()) };
      if (file.shownUntil !== shownUntil) await changeFiles(change, [file], "pictureChanged", columns);
    });
  }

  #consent(user: ConfirmedUser, { consent }: FileUpdate, present: FileEntity | null) {
    if (consent === undefined && present !== null) return {};
    return consentColumns(consent === "true", present, user, this.deps.clock());
  }

  #changeOne(actor: Actor, id: string, work: (change: FileChange, file: FileEntity) => Promise<void>) {
    return this.#change(actor, async (change) => {
      await work(change, await lockFile(change.manager, id));
      return readManaged(change, id);
    });
  }

  #change<Result>(actor: Actor, work: (change: FileChange) => Promise<Result>): Promise<Result> {
    return this.deps.writes.change(actor, { as: "user" }, async (manager, user) =>
      work(await this.#within(manager, user)),
    );
  }

  async #within(manager: EntityManager, user: ConfirmedUser): Promise<FileChange> {
    const { accounts, revisions } = this.deps;
    return { manager, accounts, revisions, user, waits: await waitsForReview(manager, user) };
  }

  /** Stores the new photo, if any, and its social image before `work`, and discards both if `work` fails. */
  async #withPhoto<Result>(
    store: (() => Promise<StoredUpload>) | null | false,
    work: (stored: Stored) => Promise<Result>,
  ): Promise<Result> {
    if (!store) return work({ photo: null, socialImage: null });
    const stored = await store();
    try {
      return await work(stored);
    } catch (error) {
      await this.deps.photos.discard(stored.photo, error);
      throw error;
    }
  }
}
