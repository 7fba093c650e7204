import { timeZone } from "@visiga/contracts/dates";
import { type EntryReference, pictureBudget } from "@visiga/contracts/entries";
import {
  type alikeQuery,
  type EntryFilter,
  type ManagedEntryQuery,
  managedEntryQuery,
  type photoReference,
} from "@visiga/contracts/managed-entries";
import { maxDifferingBits } from "@visiga/contracts/picture-fingerprint";
import type { Role } from "@visiga/contracts/users";
import * as z from "zod/mini";
import { ContentCache } from "#platform/cache/content-cache.ts";
import { listPage } from "#platform/database/list-page.ts";
import { chosenQuery, fitsWords } from "#platform/database/search-queries.ts";
import type { Platform } from "#platform/platform.ts";
import { samplePictures } from "#platform/samples/samples.ts";
import { type Actor, requireUser } from "#platform/security/actor.ts";
import { addOrder, cursorOf, cursorParameters, orders } from "./browse-order.ts";
import { EntryEntity } from "./entry.entity.ts";
import { type AccountNames, type ManagedEntryReader, managedEntries, readManaged } from "./entry-record.ts";
import type { PhotosService } from "./photos/photos.service.ts";

const waiting = "file.waiting AND file.reviewNote IS NULL";
const sentBack = "file.waiting AND file.reviewNote IS NOT NULL";
const minorsUnsaid = "file.minors IS NULL AND file.photoId IS NOT NULL";
const withoutConsent = "NOT file.shown AND file.minors AND file.consentAt IS NULL";
const takenDownByRestore = "file.takenDownByRestore";
const withoutAlternativeText = "file.alt IS NULL AND file.photoId IS NOT NULL";

const anyOf = (...conditions: readonly string[]) => conditions.map((each) => `(${each})`).join(" OR ");

/** SQL of each filter. Each has an index with the same condition, or its parts have. */
const filterConditions: Readonly<Record<EntryFilter, string | Readonly<Record<Role, string>>>> = {
  decide: {
    ADMIN: anyOf(waiting, minorsUnsaid, withoutConsent, takenDownByRestore),
    USER: anyOf(sentBack, minorsUnsaid, withoutConsent, takenDownByRestore),
  },
  hidden: "NOT file.shown",
  improve: anyOf("file.lacksSwahili", withoutAlternativeText, `file.weight > ${pictureBudget}`),
  samples: `file.id IN (${samplePictures})`,
  waiting,
  sentBack,
  minorsUnsaid,
  withoutConsent,
  takenDownByRestore,
  scheduled: "file.shownFrom > file.shownAsOf",
};

const year = `extract(year FROM COALESCE(file.eventDate, file.createdAt) AT TIME ZONE '${timeZone}')::int`;

interface Deps extends Pick<Platform, "database" | "contentVersion" | "pictures"> {
  readonly photos: PhotosService;
  readonly accounts: AccountNames;
}

export class ManagedEntriesService {
  readonly #counts: ContentCache<number>;
  readonly #yearLists: ContentCache<number[]>;
  readonly #reader: ManagedEntryReader;

  constructor(private readonly deps: Deps) {
    this.#reader = { manager: deps.database.manager, accounts: deps.accounts };
    this.#counts = new ContentCache(deps.contentVersion, { max: 500 });
    this.#yearLists = new ContentCache(deps.contentVersion, { max: 500 });
  }

  /** One slice of the admin list. @throws AppError `validation_failed` for a cursor of another sort order */
  async browse(actor: Actor, query: ManagedEntryQuery) {
    const { role } = requireUser(actor);
    const { sort, size, after, search, ...given } = z.parse(managedEntryQuery, query);
    const conditions = { ...given, role };
    const filter: Filter = {
      ...conditions,
      textQuery: await chosenQuery(search, (textQuery) => this.#count({ ...conditions, textQuery })),
    };
    const rows = this.#select(filter).leftJoinAndSelect("file.photo", "photo");
    if (after !== undefined) rows.andWhere(orders[sort].after, cursorParameters(sort, after));
    const entries = await addOrder(rows, sort)
      .limit(size + 1)
      .getMany();
    const slice = listPage(entries, size);
    return {
      items: await managedEntries(this.#reader, slice.rows),
      next: slice.next && cursorOf(sort, slice.next),
      total: after === undefined ? await this.#count(filter) : null,
      years: after === undefined ? await this.#years(filter) : null,
    };
  }

  async read(actor: Actor, { id }: EntryReference) {
    requireUser(actor);
    return readManaged(this.#reader, id);
  }

  /** At most three entries whose picture looks like the one of a fingerprint. @throws AppError `unauthenticated` */
  async alike(actor: Actor, { fingerprint }: z.infer<typeof alikeQuery>) {
    requireUser(actor);
    const differing = "bit_count(('x' || photo.fingerprint)::bit(64) # ('x' || :fingerprint)::bit(64))";
    const entries = await this.#select({})
      .innerJoinAndSelect("file.photo", "photo")
      .andWhere(`${differing} <= ${maxDifferingBits}`, { fingerprint })
      .orderBy(differing)
      .addOrderBy("file.id")
      .limit(3)
      .getMany();
    return { items: await managedEntries(this.#reader, entries) };
  }

  /** The smallest variant of any photo of an entry or bin entry, as a data URL. @throws AppError `unauthenticated` */
  async thumbnail(actor: Actor, { id }: z.infer<typeof photoReference>) {
    requireUser(actor);
    return { url: await this.deps.photos.thumbnail(id) };
  }

  /** Whether HEIC pictures can be added. @throws AppError `unauthenticated` */
  async pictureTypes(actor: Actor) {
    requireUser(actor);
    return { heic: await this.deps.pictures.opensHeic() };
  }

  #count(filter: Filter) {
    return this.#counts.find(JSON.stringify(filter), () => this.#select(filter).getCount());
  }

  #years({ year: _chosen, ...filter }: Filter) {
    return this.#yearLists.find(JSON.stringify(filter), async () => {
      const rows = this.#select(filter).select(`DISTINCT ${year}`, "year").orderBy("year", "DESC");
      return (await rows.getRawMany<{ year: number }>()).map((row) => row.year);
    });
  }

  #select({ page, textQuery, only, year: chosen, role = "USER" }: Filter) {
    const query = this.deps.database.getRepository(EntryEntity).createQueryBuilder("file").where("true");
    if (page !== undefined) query.andWhere("file.page = :page", { page });
    const condition = only && filterConditions[only];
    if (condition) query.andWhere(`(${typeof condition === "string" ? condition : condition[role]})`);
    if (chosen !== undefined) query.andWhere(`${year} = :year`, { year: chosen });
    if (textQuery) query.andWhere(fitsWords("file.searchVector"), { words: textQuery });
    return query;
  }
}

/** `textQuery` is a query of PostgreSQL. */
interface Filter extends Pick<ManagedEntryQuery, "page" | "only" | "year"> {
  readonly role?: Role;
  readonly textQuery?: string | null;
}
