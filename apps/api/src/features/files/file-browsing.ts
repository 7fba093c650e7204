import { weightBudgets } from "@visiga/contracts/files";
import {
  type FileConcern,
  type ManagedFile,
  type ManagedFileQuery,
  type ManagedFileSlice,
  managedFileQuery,
} from "@visiga/contracts/managed-files";
import type { DataSource, SelectQueryBuilder } from "typeorm";
import * as z from "zod/mini";
import { type Actor, requireUser } from "#platform/actor.ts";
import type { ContentVersion } from "#platform/database/content-version.ts";
import { cursorOf, cursorParameters, orders } from "./browse-order.ts";
import { FileEntity } from "./file.entity.ts";
import { searchedWords } from "./file-search.ts";
import { KeptCounts } from "./kept-counts.ts";
import { managedFiles, readManaged } from "./managed-file.ts";
import type { PhotosService } from "./photos.service.ts";

interface BrowsingParts {
  readonly database: DataSource;
  readonly contentVersion: Pick<ContentVersion, "current">;
  readonly photos: Pick<PhotosService, "thumbnail">;
}

/** What asks for attention; each is a condition of an index of its own. */
const concerns: Readonly<Record<FileConcern, string>> = {
  withoutConsent: "NOT file.shown AND file.minors AND file.consentAt IS NULL",
  takenDown: "NOT file.shown AND file.takenDown",
  withoutSwahili: "file.lacksSwahili",
  heavy: `file.weight > ${weightBudgets.picture}`,
};

/** Every record, shown or not, for any active account. */
export class FileBrowsing {
  readonly #parts: BrowsingParts;
  readonly #counts: KeptCounts;

  constructor(parts: BrowsingParts) {
    this.#parts = parts;
    this.#counts = new KeptCounts(parts.contentVersion);
  }

  /** @throws AppError `unauthenticated`, `validation_failed` for a cursor of another list */
  async browse(actor: Actor, query: ManagedFileQuery): Promise<ManagedFileSlice> {
    requireUser(actor);
    const { sort, size, after, ...filter } = z.parse(managedFileQuery, query);
    const rows = this.#select(filter).leftJoinAndSelect("file.photo", "photo");
    if (after !== undefined) rows.andWhere(orders[sort].after, cursorParameters(sort, after));
    for (const [expression, direction] of orders[sort].columns) rows.addOrderBy(expression, direction);
    const files = await rows.limit(size + 1).getMany();
    const shown = files.slice(0, size);
    const last = shown.at(-1);
    return {
      items: await managedFiles(this.#parts.database.manager, shown),
      next: last && files.length > size ? cursorOf(sort, last) : null,
      total: after === undefined ? await this.#count(filter) : null,
    };
  }

  /** @throws AppError `unauthenticated`, `not_found` */
  async read(actor: Actor, id: string): Promise<ManagedFile> {
    requireUser(actor);
    return readManaged(this.#parts.database.manager, id);
  }

  /** A small copy of any photo that a record or the bin holds. @throws AppError `unauthenticated` */
  async thumbnail(actor: Actor, photoId: string): Promise<{ url: string | null }> {
    requireUser(actor);
    return { url: await this.#parts.photos.thumbnail(photoId) };
  }

  #count(filter: Filter): Promise<number> {
    return this.#counts.find(JSON.stringify(filter), () => this.#select(filter).getCount());
  }

  #select({ page, search, only }: Filter): SelectQueryBuilder<FileEntity> {
    const query = this.#parts.database.getRepository(FileEntity).createQueryBuilder("file").where("true");
    if (page !== undefined) query.andWhere("file.page = :page", { page });
    if (only !== undefined) query.andWhere(concerns[only]);
    const words = searchedWords(search);
    if (words) query.andWhere("file.words @@ to_tsquery('simple', :words)", { words });
    return query;
  }
}

type Filter = Pick<ManagedFileQuery, "page" | "search" | "only">;
