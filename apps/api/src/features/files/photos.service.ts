import { randomUUID } from "node:crypto";
import type { Photo } from "@visiga/contracts/files";
import { LRUCache } from "lru-cache";
import { type DataSource, type EntityManager, In } from "typeorm";
import type { ContentVersion } from "../../platform/database/content-version.ts";
import { isUnavailable } from "../../platform/database/database-error.ts";
import { AppError } from "../../platform/errors.ts";
import type { PicturePipeline, PreparedPicture } from "../../platform/pictures/picture-pipeline.ts";
import type { Report } from "../../platform/start-failure.ts";
import type { OpenedCopy, PictureStorage } from "../../platform/storage/picture-storage.ts";
import { PhotoEntity } from "./photo.entity.ts";

interface PhotosOptions {
  readonly database: DataSource;
  readonly contentVersion: ContentVersion;
  readonly pipeline: Pick<PicturePipeline, "prepare">;
  readonly storage: PictureStorage;
  readonly report: Report;
}

/**
 * Keeps pictures beside their rows. The order is always the same: bytes before the row that names them, and the row
 * gone for good before its bytes, so that a crash leaves at most bytes without a row, which the next sweep removes.
 */
export class PhotosService {
  readonly #options: PhotosOptions;
  readonly #shown = new LRUCache<string, { version: number; shown: boolean }>({ max: 10_000 });

  constructor(options: PhotosOptions) {
    this.#options = options;
  }

  /**
   * Prepares and stores an uploaded picture. The caller gives it a row, or discards it.
   * @throws AppError as the pipeline does, or `unavailable`
   */
  async keep(path: string): Promise<Photo> {
    return this.store(await this.#options.pipeline.prepare(path));
  }

  /** Stores a prepared picture under an id of its own. The caller gives it a row, or discards it. */
  async store({ copies, ...look }: PreparedPicture): Promise<Photo> {
    const photo = {
      id: randomUUID(),
      ...look,
      sources: copies.map(({ width, data }) => ({ width, bytes: data.length })),
    };
    await this.#options.storage.put(photo.id, copies).catch(unavailable);
    return photo;
  }

  /** Removes the bytes of a picture whose row was not written after all. */
  async discard(photo: Photo, reason: unknown): Promise<void> {
    // Who lost the connection does not know whether the row was committed: then the next sweep decides.
    if (!isUnavailable(reason)) await this.removeBytes([photo.id]);
  }

  /**
   * Drops a photo's row when the last record has let go of it, within the caller's transaction.
   * @returns the ids whose bytes are to be removed after the commit
   */
  async release(manager: EntityManager, photoId: string | null): Promise<string[]> {
    if (photoId === null) return [];
    // Locked first: two records letting go at once would otherwise each still see the other.
    await manager.query("SELECT 1 FROM photo WHERE id = $1 FOR UPDATE", [photoId]);
    const [dropped] = await manager.query<[{ id: string }[], number]>(
      "DELETE FROM photo WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM file WHERE photo_id = $1) RETURNING id",
      [photoId],
    );
    return dropped.map(({ id }) => id);
  }

  async removeBytes(photoIds: readonly string[]): Promise<void> {
    for (const id of photoIds) {
      await this.#options.storage.remove(id).catch((error: unknown) => {
        this.#options.report(`The copies of photo ${id} stay until the next start: ${error}`);
      });
    }
  }

  /** One copy of a photo, as long as a record shows it. Null otherwise. */
  async open(photoId: string, width: number): Promise<OpenedCopy | null> {
    return (await this.isShown(photoId)) ? this.#options.storage.open(photoId, width).catch(unavailable) : null;
  }

  /** Whether a record shows the photo, as of the newest content. */
  async isShown(photoId: string): Promise<boolean> {
    const version = this.#options.contentVersion.current;
    const known = this.#shown.get(photoId);
    if (known?.version === version) return known.shown;
    const rows = await this.#options.database.query<unknown[]>("SELECT 1 FROM file WHERE photo_id = $1 LIMIT 1", [
      photoId,
    ]);
    const shown = rows.length > 0;
    this.#shown.set(photoId, { version, shown });
    return shown;
  }

  /**
   * Removes what an interrupted change left behind: half-written bytes, rows that no record shows, bytes without a row.
   * @param before with a database that other processes use, only what is older than their longest change
   */
  async sweep(before: Date | null): Promise<void> {
    const { database, storage } = this.#options;
    await storage.removeLeftovers(before);
    await database.query(
      "DELETE FROM photo WHERE created_at < coalesce($1::timestamptz, 'infinity') AND NOT EXISTS (SELECT 1 FROM file WHERE photo_id = photo.id)",
      [before],
    );
    for await (const batch of batches(storage.list(before), 500)) {
      const rows = await database.getRepository(PhotoEntity).find({ select: { id: true }, where: { id: In(batch) } });
      const kept = new Set(rows.map((row) => row.id));
      await this.removeBytes(batch.filter((id) => !kept.has(id)));
    }
  }
}

/** A full disk or a service that is away: nothing that the sender could do better. */
function unavailable(cause: unknown): never {
  throw new AppError("unavailable", { cause });
}

async function* batches<Item>(items: AsyncIterable<Item>, size: number): AsyncIterable<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    if (batch.push(item) < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
