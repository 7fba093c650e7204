import { timeZone } from "@visiga/contracts/dates";
import type { EntryPage, EntryRecord, ItemRecord } from "@visiga/contracts/entries";
import {
  type EntryQuery,
  entryQuery,
  type ItemQuery,
  itemQuery,
  type ShownEntryQuery,
} from "@visiga/contracts/entry-queries";
import { itemIds, itemPaths } from "@visiga/contracts/item-pages";
import type { Language } from "@visiga/contracts/languages";
import { arrangedPages } from "@visiga/contracts/managed-entries";
import type { SelectQueryBuilder } from "typeorm";
import * as z from "zod/mini";
import { ContentCache } from "#platform/cache/content-cache.ts";
import { chosenQuery, fitsWords } from "#platform/database/search-queries.ts";
import type { Platform } from "#platform/platform.ts";
import { addOrder, cursorOf, cursorParameters, orders } from "./browse-order.ts";
import { EntryEntity } from "./entry.entity.ts";
import { entryPath, entryRecord } from "./entry-record.ts";
import { entryShown } from "./shown-days.ts";

/** A sitemap may list 50,000 addresses; each news item has two. */
const maxNews = 20_000;

/** Few enough that other requests are answered between two slices. */
const sliceSize = 500;

/** `textQuery` is a query of PostgreSQL. */
interface Filter extends Pick<EntryQuery, "page" | "title" | "album" | "albums"> {
  readonly textQuery?: string | null;
}

export class PublicEntriesService {
  readonly #totals: ContentCache<number>;

  constructor(
    private readonly deps: Pick<Platform, "database" | "contentVersion">,
    private readonly day: string | null = null,
  ) {
    this.#totals = new ContentCache(deps.contentVersion, { max: 500 });
  }

  on(day: string): PublicEntriesService {
    return new PublicEntriesService(this.deps, day);
  }

  shows(photoId: string): Promise<boolean> {
    return this.#select({}).andWhere("file.photoId = :photoId", { photoId }).getExists();
  }

  /** All entries, or those of one page, newest first, in English, in slices, because there may be very many. */
  async *slices(page?: EntryPage): AsyncIterable<EntryRecord[]> {
    for (let last: EntryEntity | undefined; ; ) {
      const query = this.#select(page ? { page } : {}).leftJoinAndSelect("file.photo", "photo");
      if (last) query.andWhere(orders.newest.after, cursorParameters("newest", cursorOf("newest", last)));
      const entries = await addOrder(query, "newest").limit(sliceSize).getMany();
      yield entries.map((entry) => entryRecord(entry));
      last = entries.at(-1);
      if (entries.length < sliceSize) return;
    }
  }

  /** One slice of the matching entries and their number, in manual order if there is one, an album oldest first. */
  async list(query: EntryQuery) {
    const { after, first, language, search, ...conditions } = z.parse(entryQuery, query);
    const filter: Filter = {
      ...conditions,
      textQuery: await chosenQuery(search, (textQuery) => this.#count({ ...conditions, textQuery })),
    };
    const order = (entries: SelectQueryBuilder<EntryEntity>) => {
      if (isArranged(filter.page)) entries.orderBy("file.position", "ASC", "NULLS LAST");
      return addOrder(entries, filter.album ? "oldest" : "newest");
    };
    // Reads only the ids first, from an index, so that the rows of skipped entries are not read.
    const slice = order(this.#select(filter)).select("file.id").offset(after).limit(first);
    const found = this.#repository.createQueryBuilder("file").leftJoinAndSelect("file.photo", "photo");
    const entries = await order(found.where(`file.id IN (${slice.getQuery()})`, slice.getParameters())).getMany();
    const last = entries.length < first && (entries.length > 0 || after === 0);
    const total = last ? after + entries.length : await this.#count(filter);
    return { items: entries.map((entry) => listRecord(entry, language)), total };
  }

  /** The shown entry whose own page has this address; null if there is none. */
  async item(query: ItemQuery) {
    const { page, key, language } = z.parse(itemQuery, query);
    const { first, last } = itemIds(key);
    const found = this.#select({ page }).leftJoinAndSelect("file.photo", "photo");
    found.addSelect(["file.textLines", "file.textLinesSw"]);
    const entry = await found.andWhere("file.id BETWEEN :first AND :last", { first, last }).getOne();
    return entry && itemRecord(entry, language);
  }

  async newsPages(): Promise<{ path: string; changed: Date }[]> {
    const entries = await this.#repository.find({
      select: { id: true, page: true, title: true, titleSw: true, createdAt: true },
      where: { page: "NEWS", shown: true },
      order: { createdAt: "DESC", id: "ASC" },
      take: maxNews,
    });
    const edited = await this.lastEdited(entries.map(({ id }) => id));
    return entries.map((entry) => ({
      path: entryPath(entry) ?? itemPaths.NEWS,
      changed: edited.get(entry.id) ?? entry.createdAt,
    }));
  }

  /** When each entry last changed for visitors: its last edit or its first day, by id. Unedited entries are absent. */
  async lastEdited(ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const edits: { id: string; at: Date }[] = await this.deps.database.query(
      `SELECT id, max(at) AS at FROM (
        SELECT asked.id, edited.at FROM unnest($1::text[]) AS asked (id), LATERAL (
          SELECT at FROM revision WHERE kind = 'picture' AND subject_id = asked.id ORDER BY revision.id DESC LIMIT 1
        ) edited
        UNION ALL SELECT id::text, shown_from::timestamp AT TIME ZONE '${timeZone}' FROM file
          WHERE id = ANY($1::text[]::uuid[]) AND shown_from IS NOT NULL
      ) changes GROUP BY id`,
      [ids],
    );
    return new Map(edits.map(({ id, at }) => [id, at]));
  }

  async shown({ id, language }: ShownEntryQuery): Promise<EntryRecord | null> {
    const entry = await this.#select({}).leftJoinAndSelect("file.photo", "photo").andWhere({ id }).getOne();
    return entry && listRecord(entry, language);
  }

  get #repository() {
    return this.deps.database.getRepository(EntryEntity);
  }

  #count(filter: Filter) {
    return this.#totals.find(JSON.stringify(filter), () => this.#select(filter).getCount());
  }

  #select(filter: Filter): SelectQueryBuilder<EntryEntity> {
    const query = this.#repository.createQueryBuilder("file");
    if (this.day === null) query.where("file.shown");
    else query.where(entryShown(":day"), { day: this.day });
    if (filter.page !== undefined) query.andWhere("file.page = :page", { page: filter.page });
    if (filter.title !== undefined) query.andWhere("lower(file.title) = lower(:title)", { title: filter.title });
    if (filter.album !== undefined) query.andWhere("file.album = :album", { album: filter.album });
    if (filter.albums) {
      query.andWhere(
        "file.page = 'NEWS' AND EXISTS (SELECT FROM file picture WHERE picture.album = file.id AND picture.shown)",
      );
    }
    if (filter.textQuery) query.andWhere(fitsWords("file.searchVector"), { words: filter.textQuery });
    return query;
  }
}

const isArranged = (page: EntryPage | undefined): boolean => arrangedPages.some((arranged) => arranged === page);

/** What visitors read of an entry: the description of news has no marks of its format, which `text` has. */
function listRecord(entry: EntryEntity, language: Language): EntryRecord {
  const record = entryRecord(entry, language);
  return { ...record, description: readText(entry, language).plain ?? record.description };
}

const itemRecord = (entry: EntryEntity, language: Language): ItemRecord => ({
  ...listRecord(entry, language),
  text: readText(entry, language).lines ?? null,
});

function readText({ page, descriptionSw, ...entry }: EntryEntity, language: Language) {
  if (page !== "NEWS") return { plain: null, lines: null };
  const swahili = language === "sw" && descriptionSw !== null;
  return swahili
    ? { plain: entry.plainTextSw, lines: entry.textLinesSw }
    : { plain: entry.plainText, lines: entry.textLines };
}
