import { schoolDay } from "@visiga/contracts/dates";
import type { EntryReference } from "@visiga/contracts/entries";
import type { EntryCreate, EntryUpdate } from "@visiga/contracts/entry-requests";
import type { entryConsent, entryLastDay, entryMinors, entryVisibility } from "@visiga/contracts/managed-entries";
import { pictureTransform } from "@visiga/contracts/picture-transform";
import { countReasons } from "@visiga/contracts/visibility";
import { breaksUnique } from "@visiga/system/errors/database-error";
import type * as z from "zod/mini";
import { invalidField } from "#platform/errors/app-error.ts";
import { confirm } from "#platform/samples/samples.ts";
import { type Actor, type ConfirmedUser, requireUser } from "#platform/security/actor.ts";
import { EntryEntity } from "./entry.entity.ts";
import type { EntryDeps } from "./entry-bin.service.ts";
import {
  changeEntries,
  checkAlbum,
  type EntryChange,
  entryChange,
  fillAlbum,
  insertEntry,
  lockEntry,
  lockWhere,
  refuseStale,
  reviewColumns,
  takeDownBinned,
  withdrawBinnedConsent,
  writeEdit,
} from "./entry-changes.ts";
import {
  consentColumns,
  formColumns,
  minorsOfNewPhoto,
  photoColumns,
  refuseReversedDays,
  socialImageFocal,
  transformOfStored,
} from "./entry-columns.ts";
import { addedBefore, readManaged, reasonsStored } from "./entry-record.ts";
import type { StoredUpload } from "./photos/photos.service.ts";

/** Path of an uploaded file that is not yet validated; null if none was chosen. */
type UploadedPicture = string | null;

const noPhoto = { photo: null, socialImage: null } as const;

/**
 * Adds and edits entries with their photos, for any active user.
 * @throws AppError `unauthenticated`, and `not_found` for the id of no entry
 */
export class EntryEditingService {
  constructor(private readonly deps: EntryDeps) {}

  /** Adds an entry. A repeated call by the same user with the same key adds nothing and returns the first call's entry. */
  async create(actor: Actor, fields: EntryCreate, picture: UploadedPicture, key?: string) {
    const { writes, photos, clock } = this.deps;
    const findEarlier = async () => {
      if (key === undefined) return null;
      // The user is confirmed first, as for a write.
      return writes.transaction(actor, { as: "user" }, (manager, { id }) => addedBefore(this.deps, manager, id, key));
    };
    const known = await findEarlier();
    if (known) return known;
    const transform = pictureTransform(fields);
    if (transform && picture === null) throw invalidField("crop", "picture_missing");
    const stored = picture === null ? noPhoto : await photos.storeUpload(picture, socialImageFocal(fields), transform);
    try {
      return await writes.change(actor, { as: "user" }, async (manager, user) => {
        await checkAlbum(manager, fields, null);
        if (stored.photo) await photos.insert(manager, [stored.photo]);
        const createdAt = clock();
        const change = await entryChange(this.deps, manager, user);
        const id = await insertEntry(
          change,
          {
            ...formColumns(fields, null, createdAt),
            ...photoColumns(stored.photo),
            ...consentColumns(fields.consent === "true", null, user, createdAt),
            socialImage: stored.socialImage,
            createdAt,
          },
          key,
        );
        await fillAlbum(change, id, fields);
        return readManaged(change, id);
      });
    } catch (error) {
      await photos.discard(stored.photo, error);
      // A parallel request with the same key may have added the entry first.
      const first = breaksUnique(error, "revision_idempotency") ? await findEarlier() : null;
      if (first) return first;
      throw error;
    }
  }

  /**
   * Edits an entry: absent fields stay unchanged, empty ones are cleared. Without a picture the photo stays; a replaced
   * photo moves to the bin. Consent applies to one photo, so a new photo requires it again, and so does one with blurred
   * areas. A photo that is only turned or cropped keeps its answers, because it shows nobody else.
   */
  async update(actor: Actor, id: string, given: EntryUpdate, picture: UploadedPicture) {
    requireUser(actor);
    const { database, writes, photos, openRemovals, clock } = this.deps;
    const transform = pictureTransform(given);
    const changesPhoto = picture !== null || transform !== null;
    // Checked before the expensive processing of a picture, and again under the lock.
    if (changesPhoto) await refuseStale({ ...this.deps, manager: database.manager }, id, given.version);
    const present = changesPhoto ? await database.manager.findOneBy(EntryEntity, { id }) : null;
    const changed = picture === null && transform ? transformOfStored(present, given, transform) : null;
    const fields = changed?.fields ?? given;
    const keepsAnswers = changed !== null && transform?.blurred.length === 0;
    const focal = socialImageFocal(fields, present);
    let stored: StoredUpload | typeof noPhoto = noPhoto;
    if (picture !== null) stored = await photos.storeUpload(picture, focal, transform);
    else if (changed && transform) stored = await photos.storeTransformed(changed.photoId, focal, transform);
    const { photo, socialImage } = stored;
    try {
      return await writes.change(actor, { as: "user" }, async (manager, user) => {
        const change = await entryChange(this.deps, manager, user);
        const before = await lockEntry(manager, id);
        await refuseStale(change, id, fields.version);
        refuseReversedDays(fields, before);
        await checkAlbum(manager, fields, before);
        if (photo) await photos.insert(manager, [photo]);
        await manager.update(EntryEntity, id, {
          ...formColumns(fields, before, clock()),
          ...this.#consent(user, fields, photo && !keepsAnswers ? null : before),
          ...(photo && { ...photoColumns(photo), socialImage }),
          ...(photo && !keepsAnswers && minorsOfNewPhoto(fields, before)),
          ...(change.needsReview && reviewColumns),
          version: before.version + 1,
        });
        if (before.sample) await confirm(manager, "picture", [{ key: id }]);
        // Open removal requests then apply to the new photo, because it may still show the requester.
        if (photo && changed) await openRemovals.follow(manager, id, changed.photoId, photo.id);
        await writeEdit(change, before, photo !== null);
        await fillAlbum(change, id, fields);
        const { consentAt } = await lockEntry(manager, id);
        // The form of a new or blurred picture does not withdraw the consent for the one before.
        if (before.consentAt && !consentAt && (!photo || keepsAnswers))
          await withdrawBinnedConsent(manager, { ids: [id] });
        return readManaged(change, id);
      });
    } catch (error) {
      await photos.discard(photo, error);
      throw error;
    }
  }

  /** Confirms a sample as the school's content. Other entries stay unchanged. */
  async confirmSample(actor: Actor, { id }: EntryReference) {
    return this.#changeOne(actor, id, async (change, entry) => {
      if (!entry.sample) return;
      await confirm(change.manager, "picture", [{ key: id }]);
      await changeEntries(change, [entry], "sampleConfirmed", {});
    });
  }

  /** Hides an entry from visitors or shows it again. Both clear the mark of a restore that took the entry down. */
  async setTakenDown(actor: Actor, { id, takenDown }: z.infer<typeof entryVisibility>) {
    return this.#changeOne(actor, id, async (change, entry) => {
      const action = takenDown ? "pictureTakenDown" : "picturePutBack";
      const decided = entry.takenDown !== takenDown || entry.takenDownByRestore;
      if (decided) await changeEntries(change, [entry], action, { takenDown, takenDownByRestore: false });
      if (takenDown) await takeDownBinned(change.manager, { ids: [id] });
    });
  }

  /** Shows all entries that a restore took down, except those with an open removal request. */
  async putBackRestored(actor: Actor) {
    return this.#change(actor, async (change) => {
      const entries = await lockWhere(change.manager, { takenDownByRestore: true });
      const requested = await this.deps.openRemovals.photoIds(change.manager);
      const shown = entries.filter(({ photoId }) => photoId === null || !requested.has(photoId));
      await changeEntries(change, shown, "picturePutBack", { takenDown: false, takenDownByRestore: false });
      const hidden = countReasons(await reasonsStored(change.manager, shown));
      return { count: shown.length, hidden, heldByRequests: entries.length - shown.length };
    });
  }

  /** Records the parents' consent with user and time, or withdraws it. */
  async noteConsent(actor: Actor, { id, agreed }: z.infer<typeof entryConsent>) {
    return this.#changeOne(actor, id, async (change, entry) => {
      const action = agreed ? "consentNoted" : "consentWithdrawn";
      const consent = consentColumns(agreed, entry, change.user, this.deps.clock());
      if ((entry.consentAt !== null) !== agreed) await changeEntries(change, [entry], action, consent);
      if (!agreed) await withdrawBinnedConsent(change.manager, { ids: [id] });
    });
  }

  /** Records whether minors are recognisable in an entry's picture; null clears the answer. */
  async setMinors(actor: Actor, { id, minors }: z.infer<typeof entryMinors>) {
    return this.#changeOne(actor, id, async (change, entry) => {
      if (entry.minors !== minors) await changeEntries(change, [entry], "minorsSaid", { minors });
    });
  }

  /** Changes the last day on which visitors see an entry; null for good. */
  async setLastDay(actor: Actor, { id, shownUntil }: z.infer<typeof entryLastDay>) {
    return this.#changeOne(actor, id, async (change, entry) => {
      const columns = { shownUntil, shownAsOf: schoolDay(this.deps.clock()) };
      if (entry.shownUntil !== shownUntil) await changeEntries(change, [entry], "pictureChanged", columns);
    });
  }

  #consent(user: ConfirmedUser, { consent }: EntryUpdate, present: EntryEntity | null) {
    if (consent === undefined && present !== null) return {};
    return consentColumns(consent === "true", present, user, this.deps.clock());
  }

  #changeOne(actor: Actor, id: string, work: (change: EntryChange, entry: EntryEntity) => Promise<void>) {
    return this.#change(actor, async (change) => {
      await work(change, await lockEntry(change.manager, id));
      return readManaged(change, id);
    });
  }

  #change<Result>(actor: Actor, work: (change: EntryChange) => Promise<Result>): Promise<Result> {
    return this.deps.writes.change(actor, { as: "user" }, async (manager, user) =>
      work(await entryChange(this.deps, manager, user)),
    );
  }
}
