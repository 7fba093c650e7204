import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { FocalPoint, Photo } from "@visiga/contracts/entries";
import { answerForAnyPlace } from "@visiga/contracts/minors";
import type { PictureTransform } from "@visiga/contracts/picture-transform";
import { isUnavailable } from "@visiga/system/errors/database-error";
import { isDiskFull } from "@visiga/system/errors/disk-failure";
import { type VariantKind, variantName } from "@visiga/system/storage/picture-variant";
import pLimit from "p-limit";
import { type EntityManager, In } from "typeorm";
import { ContentCache } from "#platform/cache/content-cache.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { PreparedPicture } from "#platform/pictures/prepared-picture.ts";
import type { Platform } from "#platform/platform.ts";
import { samplePictures } from "#platform/samples/samples.ts";
import { listedVariants, photoRecord } from "#platform/storage/photo-record.ts";
import type { VariantStream } from "#platform/storage/photo-storage.ts";
import { PhotoEntity, unreferenced } from "./photo.entity.ts";
import { ShownPhotos } from "./shown-photos.ts";

/** A stored photo whose row is not inserted yet. */
export interface StoredUpload {
  readonly photo: Photo;
  readonly socialImage: string | null;
}

/**
 * Stores photos: variants in storage, rows in the database. Bytes are written before their row and removed after its
 * deletion is committed, so a crash leaves at most bytes without a row, which the next sweep finds.
 */
export class PhotosService {
  readonly shown: ShownPhotos;
  readonly #public: ContentCache<boolean>;
  /** All requests of pictures together take one connection. */
  readonly #limit = pLimit(1);

  constructor(private readonly deps: Platform) {
    this.shown = new ShownPhotos(deps.database, deps.contentVersion);
    this.#public = new ContentCache(deps.contentVersion, { max: 10_000 });
  }

  /**
   * Prepares and stores an uploaded picture, with a social image where `focal` is its focal point. The caller inserts its
   * row, or discards it. @throws AppError as the preparation does, `disk_full` or `unavailable`
   */
  async storeUpload(path: string, focal: FocalPoint | null, transform: PictureTransform | null): Promise<StoredUpload> {
    const picture = await this.deps.pictures.prepare(path, {
      ...(focal && { socialImage: { format: "jpeg", focal } }),
      ...(transform && { transform }),
    });
    return this.store(picture);
  }

  /** Like `storeUpload`, but from the widest variant of a stored photo. @throws AppError also `not_found` */
  async storeTransformed(photoId: string, focal: FocalPoint | null, transform: PictureTransform) {
    const { temporaryFolder, hasFreeSpace } = this.deps;
    if (!(await hasFreeSpace())) throw new AppError("disk_full");
    const variant = await this.#openAt(photoId, -1);
    if (variant === null) throw new AppError("not_found");
    const path = join(temporaryFolder, `${randomUUID()}.upload`);
    try {
      await pipeline(variant.stream, createWriteStream(path, { flags: "wx", mode: 0o600 })).catch(unavailable);
      return await this.storeUpload(path, focal, transform);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Like `store`, but with an id that an interrupted attempt may have used. Its remains are removed. */
  async storeAgain(picture: PreparedPicture, id: string): Promise<StoredUpload> {
    await this.deps.storage.remove(id).catch(unavailable);
    return this.store(picture, id);
  }

  /** Stores a prepared picture, whose row the caller inserts. @throws AppError `disk_full`, `unavailable` */
  async store(picture: PreparedPicture, id: string = randomUUID()): Promise<StoredUpload> {
    const { variants, socialImage, ...properties } = picture;
    await this.deps.storage.put(id, socialImage ? [...variants, socialImage] : variants).catch(unavailable);
    const photo = { id, ...properties, ...listedVariants(variants) };
    return { photo, socialImage: socialImage ? `${id}/${variantName(socialImage)}` : null };
  }

  async insert(manager: EntityManager, photos: readonly Photo[]): Promise<void> {
    const now = this.deps.clock();
    const rows = photos.map((photo) => ({ ...photo, variantsDue: now, createdAt: now }));
    await manager.insert(PhotoEntity, rows);
  }

  /** Removes the bytes of a photo, if there is one, whose transaction failed for `reason`. */
  async discard(photo: Photo | null, reason: unknown): Promise<void> {
    // After a lost connection the row may have been committed, so the next sweep decides.
    if (photo && !isUnavailable(reason)) await this.removeBytes([photo.id]);
  }

  /** Deletes those that no entry and no bin entry references. @returns the ids for `removeBytes` after the commit */
  async release(manager: EntityManager, photoIds: readonly string[]): Promise<string[]> {
    // Locked in a fixed order first; otherwise two transactions releasing the same photo would each still see the
    // other's reference.
    await manager.find(PhotoEntity, {
      select: { id: true },
      where: { id: In([...photoIds]) },
      order: { id: "ASC" },
      lock: { mode: "pessimistic_write" },
    });
    const query = `DELETE FROM photo WHERE id = ANY($1) AND ${unreferenced} RETURNING id`;
    const [dropped] = await manager.query<[{ id: string }[], number]>(query, [photoIds]);
    return dropped.map(({ id }) => id);
  }

  /** Removes the variants of photos without rows. Failures are reported, not thrown. */
  async removeBytes(photoIds: readonly string[]): Promise<void> {
    for (const id of photoIds) {
      await this.deps.storage.remove(id).catch((error: unknown) => {
        this.deps.tellOperator(`The copies of photo ${id} stay, and go to quarantine at the next start: ${error}`);
      });
    }
  }

  /** Photos by id, including those that only a bin entry references. */
  async read(photoIds: readonly string[]): Promise<Map<string, Photo>> {
    const rows = await this.deps.database.manager.findBy(PhotoEntity, { id: In([...photoIds]) });
    return new Map(rows.map((row) => [row.id, photoRecord(row)]));
  }

  /** The smallest variant as a data URL, even if visitors do not see the photo. Null for a missing photo. */
  async thumbnail(photoId: string): Promise<string | null> {
    const variant = await this.#openAt(photoId, 0);
    return variant && `data:image/webp;base64,${(await buffer(variant.stream)).toString("base64")}`;
  }

  /** One variant of a photo; null if no shown entry uses it. @throws AppError `unavailable` */
  async open(photoId: string, variant: VariantKind): Promise<VariantStream | null> {
    return (await this.shown.has(photoId)) ? this.openUnchecked(photoId, variant) : null;
  }

  /** One variant of a photo that visitors may not see yet: the caller decides who may. @throws AppError `unavailable` */
  openUnchecked(photoId: string, variant: VariantKind): Promise<VariantStream | null> {
    return this.deps.storage.open(photoId, variant).catch(unavailable);
  }

  /** Whether shared caches may store a shown photo: a sample, or one where surely nobody is recognisable. */
  isPublic(photoId: string): Promise<boolean> {
    return this.#public.find(photoId, async () => {
      const query = `SELECT minors, id IN (${samplePictures}) AS sample, page, title FROM file
        WHERE photo_id = $1 AND shown`;
      const entries: { minors: boolean | null; sample: boolean; page: string; title: string }[] = await this.#limit(
        () => this.deps.database.query(query, [photoId]),
      );
      return entries.every(({ sample, minors, ...place }) => sample || answerForAnyPlace(minors, place) === false);
    });
  }

  /** The smallest (0) or largest (-1) variant; null for a missing photo. */
  async #openAt(photoId: string, index: 0 | -1): Promise<VariantStream | null> {
    const width = (await this.read([photoId])).get(photoId)?.sources.at(index)?.width;
    return width === undefined ? null : this.openUnchecked(photoId, { width, format: "webp" });
  }
}

function unavailable(cause: unknown): never {
  throw new AppError(isDiskFull(cause) ? "disk_full" : "unavailable", { cause });
}
