import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Photo } from "@visiga/contracts/files";
import { type DataSource, type EntityManager, In } from "typeorm";
import { ContentCache } from "#platform/cache/content-cache.ts";
import type { ContentVersion } from "#platform/database/content-version.ts";
import { isUnavailable } from "#platform/database/database-error.ts";
import { AppError } from "#platform/errors.ts";
import { photoRecord } from "#platform/pictures/photo-record.ts";
import { type CopyKind, listedCopies } from "#platform/pictures/picture-copy.ts";
import type { PicturePreparation, PreparedPicture } from "#platform/pictures/prepared-picture.ts";
import type { Report } from "#platform/start-failure.ts";
import { isDiskFull } from "#platform/storage/disk-room.ts";
import type { OpenedCopy, PhotoStorage } from "#platform/storage/photo-storage.ts";
import { PhotoEntity, unreferenced } from "./photo.entity.ts";

interface PhotosOptions {
  readonly database: DataSource;
  readonly contentVersion: ContentVersion;
  readonly pictures: PicturePreparation;
  readonly storage: PhotoStorage;
  readonly report: Report;
}

/**
 * Stores photos: copies in storage, rows in the database. Bytes are always written before their row and removed after
 * it is committed as gone, so that a crash leaves at most bytes without a row, which the next sweep finds.
 */
export class PhotosService {
  readonly #options: PhotosOptions;
  readonly #shown: ContentCache<boolean>;

  constructor(options: PhotosOptions) {
    this.#options = options;
    this.#shown = new ContentCache(options.contentVersion, { max: 10_000 });
  }

  /**
   * Prepares and stores an uploaded picture. The caller inserts its row, or discards it.
   * @throws AppError as the preparation does, `disk_full` or `unavailable`
   */
  async storeUpload(path: string): Promise<Photo> {
    return this.store(await this.#options.pictures.prepare(path));
  }

  /** Whether HEIC pictures can be stored. */
  opensHeic(): Promise<boolean> {
    return this.#options.pictures.opensHeic();
  }

  /** As `store`, under an id that an interrupted attempt may have used: what that left is removed. */
  async storeAgain(picture: PreparedPicture, id: string): Promise<Photo> {
    await this.#options.storage.remove(id).catch(unavailable);
    return this.store(picture, id);
  }

  /**
   * Stores a prepared picture, by default under a new id. The caller inserts its row, or discards it.
   * @throws AppError `disk_full`, `unavailable`
   */
  async store({ copies, ...look }: PreparedPicture, id: string = randomUUID()): Promise<Photo> {
    const photo = { id, ...look, ...listedCopies(copies) };
    await this.#options.storage.put(photo.id, copies).catch(unavailable);
    return photo;
  }

  /** Inserts the rows of stored photos, in the caller's transaction. */
  async insert(manager: EntityManager, photos: readonly Photo[]): Promise<void> {
    await manager.insert(PhotoEntity, [...photos]);
  }

  /** Removes the bytes of a photo whose transaction failed for `reason`. */
  async discard(photo: Photo, reason: unknown): Promise<void> {
    // After a lost connection the row may have been committed: then the next sweep decides.
    if (!isUnavailable(reason)) await this.removeBytes([photo.id]);
  }

  /**
   * Deletes those of the photos that no file and no bin entry references any more, in the caller's transaction.
   * @returns the ids whose bytes are to be removed after the commit
   */
  async release(manager: EntityManager, photoIds: readonly string[]): Promise<string[]> {
    // Locked first, in one order: two transactions that release the same photo would otherwise each see the reference of
    // the other.
    await manager.find(PhotoEntity, {
      select: { id: true },
      where: { id: In([...photoIds]) },
      order: { id: "ASC" },
      lock: { mode: "pessimistic_write" },
    });
    const [dropped] = await manager.query<[{ id: string }[], number]>(
      `DELETE FROM photo WHERE id = ANY($1) AND ${unreferenced} RETURNING id`,
      [photoIds],
    );
    return dropped.map(({ id }) => id);
  }

  /** Removes the copies of photos without rows. Failures are reported, not thrown. */
  async removeBytes(photoIds: readonly string[]): Promise<void> {
    for (const id of photoIds) {
      await this.#options.storage.remove(id).catch((error: unknown) => {
        this.#options.report(`The copies of photo ${id} stay, and go to quarantine at the next start: ${error}`);
      });
    }
  }

  /** Photos by id, also those that only a bin entry references. */
  async read(photoIds: readonly string[]): Promise<Map<string, Photo>> {
    const rows = await this.#options.database.manager.findBy(PhotoEntity, { id: In([...photoIds]) });
    return new Map(rows.map((row) => [row.id, photoRecord(row)]));
  }

  /** The smallest copy as a data URL, whether visitors see the photo or not. Null for a photo that is gone. */
  async thumbnail(photoId: string): Promise<string | null> {
    const width = (await this.read([photoId])).get(photoId)?.sources[0]?.width;
    const copy =
      width === undefined
        ? null
        : await this.#options.storage.open(photoId, { width, format: "webp" }).catch(unavailable);
    return copy && `data:image/webp;base64,${(await buffer(copy.stream)).toString("base64")}`;
  }

  /** One copy of a photo; null where no shown file has it. @throws AppError `unavailable` */
  async open(photoId: string, copy: CopyKind): Promise<OpenedCopy | null> {
    return (await this.isShown(photoId)) ? this.#options.storage.open(photoId, copy).catch(unavailable) : null;
  }

  /** Whether a shown file has the photo, as of the current content version. */
  isShown(photoId: string): Promise<boolean> {
    return this.#shown.find(photoId, async () => {
      const rows = await this.#options.database.query<unknown[]>(
        "SELECT 1 FROM file WHERE photo_id = $1 AND shown LIMIT 1",
        [photoId],
      );
      return rows.length > 0;
    });
  }
}

/** A full disk or an unreachable service is no mistake of the sender. */
function unavailable(cause: unknown): never {
  throw new AppError(isDiskFull(cause) ? "disk_full" : "unavailable", { cause });
}
