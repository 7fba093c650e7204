import { type FilePage, type FileQuery, type FileRecord, type FileSlice, fileQuery } from "@visiga/contracts/files";
import { arrangedPages } from "@visiga/contracts/managed-files";
import type { DataSource, SelectQueryBuilder } from "typeorm";
import * as z from "zod/mini";
import { addOrder } from "./browse-order.ts";
import { FileEntity } from "./file.entity.ts";
import { fileRecord } from "./file-record.ts";
import { searchedWords } from "./file-search.ts";

type Filter = Pick<FileQuery, "page" | "title" | "search">;

/** Lists files as visitors read them: only those that are shown. */
export class PublicFilesService {
  readonly #database: DataSource;

  constructor(database: DataSource) {
    this.#database = database;
  }

  /** All files, or those of one page, newest first, in English. */
  async list(page?: FilePage): Promise<FileRecord[]> {
    const files = await newestFirst(this.#select(page ? { page } : {})).getMany();
    return files.map((file) => fileRecord(file, file.photo));
  }

  /** The first files that match, in the manual order of their page where it has one, and the number of all matches. */
  async find(query: FileQuery): Promise<FileSlice> {
    const { first, language, ...filter } = z.parse(fileQuery, query);
    const ordered = this.#select(filter);
    if (isArranged(filter.page)) ordered.orderBy("file.position", "ASC", "NULLS LAST");
    const files = await newestFirst(ordered).limit(first).getMany();
    const total = files.length < first ? files.length : await this.#select(filter).getCount();
    return { items: files.map((file) => fileRecord(file, file.photo, language)), total };
  }

  /** When the newest file of each page was added; a page without files is absent. */
  async lastAdded(): Promise<ReadonlyMap<FilePage, Date>> {
    const rows: { page: FilePage; newest: Date }[] = await this.#select({})
      .select("file.page", "page")
      .addSelect("max(file.createdAt)", "newest")
      .groupBy("file.page")
      .getRawMany();
    return new Map(rows.map(({ page, newest }) => [page, newest]));
  }

  #select(filter: Filter): SelectQueryBuilder<FileEntity> {
    const query = this.#database.getRepository(FileEntity).createQueryBuilder("file").where("file.shown");
    if (filter.page !== undefined) query.andWhere("file.page = :page", { page: filter.page });
    if (filter.title !== undefined) query.andWhere("lower(file.title) = lower(:title)", { title: filter.title });
    const words = searchedWords(filter.search);
    if (words) query.andWhere("file.words @@ to_tsquery('simple', :words)", { words });
    return query;
  }
}

const isArranged = (page: FilePage | undefined): boolean => arrangedPages.some((arranged) => arranged === page);

const newestFirst = (query: SelectQueryBuilder<FileEntity>): SelectQueryBuilder<FileEntity> =>
  addOrder(query.leftJoinAndSelect("file.photo", "photo"), "newest");
