import type { FileCreate, FileUpdate, Photo } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import type { DataSource, EntityManager } from "typeorm";
import { type Actor, requireUser, type UserActor } from "#platform/actor.ts";
import type { Clock } from "#platform/clock.ts";
import type { ContentVersion } from "#platform/database/content-version.ts";
import { breaksUnique } from "#platform/database/database-error.ts";
import type { RevisionLog } from "#platform/revisions/revision-log.ts";
import { staleVersion } from "#platform/revisions/stale-version.ts";
import { addedBefore } from "./added-before.ts";
import { FileEntity } from "./file.entity.ts";
import { consentColumns, photoColumns, wordColumns } from "./file-columns.ts";
import { binnedSnapshot, fileSnapshot } from "./file-snapshot.ts";
import { lockFile } from "./locked-files.ts";
import { readManaged } from "./managed-file.ts";
import { PhotoEntity } from "./photo.entity.ts";
import type { PhotosService } from "./photos.service.ts";

export interface FileWriting {
  readonly database: DataSource;
  readonly contentVersion: ContentVersion;
  readonly photos: PhotosService;
  readonly revisions: RevisionLog;
  readonly clock: Clock;
}

/** Path of an uploaded file, of any content; null where none was chosen. */
type UploadedPicture = string | null;

/** Adds and edits records with their pictures, for any active account. */
export class FileEditing {
  readonly #parts: FileWriting;

  constructor(parts: FileWriting) {
    this.#parts = parts;
  }

  /**
   * @param key the same for each try to add the same: only the first of an account adds, the others answer what it added
   * @throws AppError `unauthenticated`, or as the picture pipeline does
   */
  async create(actor: Actor, fields: FileCreate, picture: UploadedPicture, key?: string): Promise<ManagedFile> {
    const user = requireUser(actor);
    const answered = async () => (key === undefined ? null : addedBefore(this.#parts.database.manager, user, key));
    const known = await answered();
    if (known) return known;
    try {
      return await this.#withPhoto(picture, (photo) => this.#add(user, fields, photo, key));
    } catch (error) {
      // Somebody was quicker with the same key.
      const first = breaksUnique(error, "revision_idempotency") ? await answered() : null;
      if (first) return first;
      throw error;
    }
  }

  #add(user: UserActor, fields: FileCreate, photo: Photo | null, key: string | undefined): Promise<ManagedFile> {
    const { contentVersion, clock, revisions } = this.#parts;
    return contentVersion.change(async (manager) => {
      if (photo) await manager.insert(PhotoEntity, photo);
      const consent = consentColumns(fields.consent === "true", null, user, clock());
      const file = manager.create(FileEntity, { ...wordColumns(fields), ...photoColumns(photo), ...consent });
      await manager.insert(FileEntity, file);
      const added = await readFile(manager, file.id);
      await revisions.write(manager, user, {
        kind: "picture",
        action: "pictureAdded",
        subjectId: added.id,
        name: added.name,
        after: fileSnapshot(added),
        idempotencyKey: key,
      });
      return readManaged(manager, file.id);
    });
  }

  /**
   * What is absent stays, what is empty is cleared; without a picture the old one stays, and one that is replaced waits
   * in the bin. Consent belongs to the picture: of a new one it must be said anew.
   * @throws AppError `unauthenticated`, `not_found`, `stale_version` with the current record, or as the pipeline does
   */
  async update(actor: Actor, id: string, fields: FileUpdate, picture: UploadedPicture): Promise<ManagedFile> {
    const user = requireUser(actor);
    const { database, contentVersion } = this.#parts;
    // Looked at before a picture is worked on, and again under the lock.
    if (picture !== null) await refuseStale(database.manager, id, fields.version);
    return this.#withPhoto(picture, (photo) =>
      contentVersion.change(async (manager) => {
        const before = await lockFile(manager, id);
        await refuseStale(manager, id, fields.version);
        if (photo) await manager.insert(PhotoEntity, photo);
        await manager.update(FileEntity, id, {
          ...wordColumns(fields),
          ...this.#consent(user, fields, photo ? null : before),
          ...(photo && photoColumns(photo)),
          sample: false,
          version: before.version + 1,
        });
        await this.#logEdit(manager, user, before, photo !== null);
        return readManaged(manager, id);
      }),
    );
  }

  #consent(user: UserActor, { consent }: FileUpdate, present: FileEntity | null) {
    if (consent === undefined && present !== null) return {};
    return consentColumns(consent === "true", present, user, this.#parts.clock());
  }

  /** A form that was saved as it was changed nothing. */
  async #logEdit(manager: EntityManager, user: UserActor, before: FileEntity, replaced: boolean): Promise<void> {
    const after = fileSnapshot(await readFile(manager, before.id));
    if (JSON.stringify(after) === JSON.stringify(fileSnapshot(before))) return;
    const binned = replaced && before.photoId !== null;
    await this.#parts.revisions.write(manager, user, {
      kind: "picture",
      action: "pictureChanged",
      subjectId: before.id,
      name: after.name,
      before: binned ? binnedSnapshot(before) : fileSnapshot(before),
      after,
      ...(binned && { bin: { photoId: before.photoId } }),
    });
  }

  /** Stores the picture, if there is one, before the work that needs it, and removes it when that work fails. */
  async #withPhoto<Result>(picture: UploadedPicture, work: (photo: Photo | null) => Promise<Result>): Promise<Result> {
    if (picture === null) return work(null);
    const { photos } = this.#parts;
    const photo = await photos.keep(picture);
    try {
      return await work(photo);
    } catch (error) {
      await photos.discard(photo, error);
      throw error;
    }
  }
}

const readFile = (manager: EntityManager, id: string): Promise<FileEntity> =>
  manager.findOneByOrFail(FileEntity, { id });

async function refuseStale(manager: EntityManager, id: string, version: number | undefined): Promise<void> {
  const current = await readManaged(manager, id);
  if (version === undefined || version === current.version) return;
  throw await staleVersion(manager, { kind: "picture", subjectId: id }, current);
}
