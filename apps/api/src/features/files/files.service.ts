import type {
  FileCreate,
  FilePage,
  FileQuery,
  FileRecord,
  FileSlice,
  FileUpdate,
  Photo,
} from "@visiga/contracts/files";
import type { DataSource, EntityManager, SelectQueryBuilder } from "typeorm";
import { type Actor, requireUser } from "../../platform/actor.ts";
import type { ContentVersion } from "../../platform/database/content-version.ts";
import { AppError } from "../../platform/errors.ts";
import { FileEntity } from "./file.entity.ts";
import { fileRecord } from "./file-record.ts";
import { PhotoEntity } from "./photo.entity.ts";
import type { PhotosService } from "./photos.service.ts";

interface FilesOptions {
  readonly database: DataSource;
  readonly contentVersion: ContentVersion;
  readonly photos: PhotosService;
}

/** Path of an uploaded file, of any content; null where none was chosen. */
type UploadedPicture = string | null;

/** Pictures with their words. Anybody reads them; any active account writes them. */
export class FilesService {
  readonly #database: DataSource;
  readonly #contentVersion: ContentVersion;
  readonly #photos: PhotosService;

  constructor({ database, contentVersion, photos }: FilesOptions) {
    this.#database = database;
    this.#contentVersion = contentVersion;
    this.#photos = photos;
  }

  /** All records, or all of one page, newest first. */
  async list(page?: FilePage): Promise<FileRecord[]> {
    return records(this.#select(page ? { page } : {}));
  }

  /** The newest records that match, and how many match in all. */
  async find({ first = 24, ...filter }: FileQuery): Promise<FileSlice> {
    const items = await records(this.#select(filter).limit(first));
    const total = items.length < first ? items.length : await this.#select(filter).getCount();
    return { items, total };
  }

  /** When the newest record of each page was added; a page without records is absent. */
  async lastAdded(): Promise<ReadonlyMap<FilePage, Date>> {
    const rows: { page: FilePage; newest: Date }[] = await this.#database
      .getRepository(FileEntity)
      .createQueryBuilder("file")
      .select("file.page", "page")
      .addSelect("max(file.createdAt)", "newest")
      .groupBy("file.page")
      .getRawMany();
    return new Map(rows.map(({ page, newest }) => [page, newest]));
  }

  /** @throws AppError `unauthenticated`, or as the picture pipeline does */
  async create(actor: Actor, fields: FileCreate, picture: UploadedPicture): Promise<FileRecord> {
    requireUser(actor);
    return this.#withPhoto(picture, (photo) =>
      this.#contentVersion.change(async (manager) => {
        const photoId = photo && (await insertPhoto(manager, photo));
        const { name, title, page } = fields;
        const file = manager.create(FileEntity, {
          name,
          title,
          page,
          photoId,
          description: fields.description || null,
        });
        await manager.insert(FileEntity, file);
        return readRecord(manager, file.id);
      }),
    );
  }

  /**
   * An absent description stays, an empty one is cleared; without a picture the old one stays.
   * @throws AppError `unauthenticated`, `not_found`, `stale_version` with the current record, or as the pipeline does
   */
  async update(actor: Actor, id: string, fields: FileUpdate, picture: UploadedPicture): Promise<FileRecord> {
    requireUser(actor);
    // Looked at before a picture is worked on, and again under the lock.
    if (picture !== null) await refuseStale(this.#database.manager, id, fields.version);
    return this.#withPhoto(picture, async (photo) => {
      const { record, released } = await this.#contentVersion.change(async (manager) => {
        const file = await lockFile(manager, id);
        await refuseStale(manager, id, fields.version);
        const { name, title, page, description } = fields;
        const change = { name, title, page, sample: false, version: file.version + 1 };
        const words = description === undefined ? {} : { description: description || null };
        const photoId = photo ? { photoId: await insertPhoto(manager, photo) } : {};
        await manager.update(FileEntity, id, { ...change, ...words, ...photoId });
        const released = photo ? await this.#photos.release(manager, file.photoId) : [];
        return { record: await readRecord(manager, id), released };
      });
      await this.#photos.removeBytes(released);
      return record;
    });
  }

  /** @throws AppError `unauthenticated`, `not_found` */
  async delete(actor: Actor, id: string): Promise<void> {
    requireUser(actor);
    const released = await this.#contentVersion.change(async (manager) => {
      const { photoId } = await lockFile(manager, id);
      await manager.delete(FileEntity, id);
      return this.#photos.release(manager, photoId);
    });
    await this.#photos.removeBytes(released);
  }

  #select(filter: Omit<FileQuery, "first">): SelectQueryBuilder<FileEntity> {
    const query = this.#database.getRepository(FileEntity).createQueryBuilder("file");
    if (filter.page !== undefined) query.andWhere("file.page = :page", { page: filter.page });
    if (filter.title !== undefined) query.andWhere("lower(file.title) = lower(:title)", { title: filter.title });
    if (filter.search) {
      query.andWhere("concat_ws(' ', file.name, file.title, file.description) ILIKE :search", {
        search: `%${filter.search.replace(/[\\%_]/g, "\\$&")}%`,
      });
    }
    return query;
  }

  /** Stores the picture, if there is one, before the work that needs it, and removes it when that work fails. */
  async #withPhoto<Result>(picture: UploadedPicture, work: (photo: Photo | null) => Promise<Result>): Promise<Result> {
    if (picture === null) return work(null);
    const photo = await this.#photos.keep(picture);
    try {
      return await work(photo);
    } catch (error) {
      await this.#photos.discard(photo, error);
      throw error;
    }
  }
}

async function records(query: SelectQueryBuilder<FileEntity>): Promise<FileRecord[]> {
  const files = await query
    .leftJoinAndSelect("file.photo", "photo")
    .orderBy("COALESCE(file.eventDate, file.createdAt)", "DESC")
    .addOrderBy("file.createdAt", "DESC")
    .addOrderBy("file.id", "ASC")
    .getMany();
  return files.map((file) => fileRecord(file, file.photo));
}

async function readRecord(manager: EntityManager, id: string): Promise<FileRecord> {
  const file = await manager.findOne(FileEntity, { where: { id }, relations: { photo: true } });
  if (file === null) throw new AppError("not_found");
  return fileRecord(file, file.photo);
}

async function lockFile(manager: EntityManager, id: string): Promise<FileEntity> {
  const file = await manager.findOne(FileEntity, { where: { id }, lock: { mode: "pessimistic_write" } });
  if (file === null) throw new AppError("not_found");
  return file;
}

async function refuseStale(manager: EntityManager, id: string, version: number | undefined): Promise<void> {
  const current = await readRecord(manager, id);
  if (version !== undefined && version !== current.version) throw new AppError("stale_version", { current });
}

async function insertPhoto(manager: EntityManager, photo: Photo): Promise<string> {
  await manager.insert(PhotoEntity, photo);
  return photo.id;
}
