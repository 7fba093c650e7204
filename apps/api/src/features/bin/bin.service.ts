import type { BinEntry, BinQuery, BinSearch, BinSelection } from "@visiga/contracts/bin";
import type { EntryPage, Photo } from "@visiga/contracts/entries";
import { countReasons, type HiddenReason } from "@visiga/contracts/visibility";
import { type EntityManager, In, LessThanOrEqual, MoreThan, type SelectQueryBuilder } from "typeorm";
import { listPage } from "#platform/database/list-page.ts";
import { chosenQuery, fitsWords } from "#platform/database/search-queries.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Platform } from "#platform/platform.ts";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import type { UserWrites } from "#platform/revisions/user-writes.ts";
import { type Actor, type ConfirmedUser, requireUser, type UserActor } from "#platform/security/actor.ts";

type BinKind = BinEntry["kind"];

/** The feature whose subjects an entry restores, in the caller's transaction. */
interface BinOwner {
  restore(manager: EntityManager, actor: ConfirmedUser, entry: RevisionEntity): Promise<HiddenReason | null>;
  restoreAbsent(
    manager: EntityManager,
    actor: ConfirmedUser,
    entries: readonly RevisionEntity[],
  ): Promise<{ readonly entries: readonly RevisionEntity[]; readonly hidden: readonly HiddenReason[] }>;
}

interface BinnedPhotos {
  read(photoIds: readonly string[]): Promise<ReadonlyMap<string, Photo>>;
  release(manager: EntityManager, photoIds: readonly string[]): Promise<string[]>;
  removeBytes(photoIds: readonly string[]): Promise<void>;
}

interface BinDeps extends Pick<Platform, "database" | "revisions" | "clock" | "clockWatch"> {
  readonly writes: UserWrites;
  readonly photos: BinnedPhotos;
  readonly entryBin: BinOwner;
  readonly siteBin: BinOwner & { named(search: string): readonly string[] };
}

const sliceSize = 24;

/** Entries per statement, which takes at most 65,535 parameters. */
const restoredTogether = 500;

/** The bin: entries for any active user; site values and deletion for administrators. @throws AppError `forbidden` */
export class BinService {
  constructor(private readonly deps: BinDeps) {}

  /** One slice, newest first. Expired entries are deleted first. @throws AppError `unauthenticated` */
  async list(actor: Actor, { after, ...search }: BinQuery) {
    const kinds = kindsOf(requireUser(actor));
    await this.purge();
    const { database, photos } = this.deps;
    const entries = await this.#found(database.manager, kinds, search);
    const total = await entries.getCount();
    if (after !== undefined) entries.andWhere("entry.id < :after", { after });
    const slice = listPage(await entries.limit(sliceSize + 1).getMany(), sliceSize);
    const photosById = await photos.read(slice.rows.flatMap(({ photoId }) => photoId ?? []));
    return { items: slice.rows.map((row) => binEntry(row, photosById)), next: slice.next?.id ?? null, total };
  }

  /** Restores the entries that are still in the bin. @throws AppError also `not_found` if none is */
  async restore(actor: Actor, { entries: ids }: BinSelection) {
    return this.#change(actor, async (manager, user) => {
      const entries = await this.#lock(manager, user, ids);
      const { restored, hidden } = await this.#restoreAbsent(manager, user, entries);
      for (const entry of entries.filter((each) => !restored.has(each))) {
        const reason = await this.#owner(entry.kind as BinKind).restore(manager, user, entry);
        if (reason) hidden[reason] += 1;
      }
      return { count: entries.length, hidden, photos: await this.#removeFromBin(manager, entries) };
    });
  }

  /** Restores all entries matching the search that replace nothing; of several for one subject, the newest. */
  async restoreAll(actor: Actor, search: BinSearch) {
    return this.#change(actor, async (manager, user) => {
      const entries = await lockEntries(await this.#found(manager, kindsOf(user), search));
      const { restored, hidden } = await this.#restoreAbsent(manager, user, entries);
      const photos = await this.#removeFromBin(manager, [...restored]);
      return { count: restored.size, hidden, left: entries.length - restored.size, photos };
    });
  }

  async deleteForGood(actor: Actor, { entries }: BinSelection) {
    return this.#deleteAs(actor, (manager, user) => this.#lock(manager, user, entries));
  }

  async empty(actor: Actor) {
    return this.#deleteAs(actor, (manager, user) => lockEntries(this.#entries(manager, kindsOf(user))));
  }

  /** Deletes expired entries, unless the clock is not trusted. */
  async purge(): Promise<void> {
    const { database, photos, clock, clockWatch } = this.deps;
    if (!(await clockWatch.isTrusted())) return;
    const { released } = await database.transaction(async (manager) =>
      this.#delete(manager, null, await lockExpired(manager, clock())),
    );
    await photos.removeBytes(released);
  }

  /** The content version stays, because no page shows the bin. */
  async #deleteAs(actor: Actor, lock: (manager: EntityManager, user: UserActor) => Promise<RevisionEntity[]>) {
    const { writes, photos } = this.deps;
    const { count, released } = await writes.transaction(actor, { as: "admin" }, async (manager, user) =>
      this.#delete(manager, user, await lock(manager, user)),
    );
    await photos.removeBytes(released);
    return { count };
  }

  async #delete(manager: EntityManager, user: ConfirmedUser | null, entries: readonly RevisionEntity[]) {
    const changes = entries.map(({ kind, subjectId, name }) => {
      const action = kind === "site" ? "siteDeleted" : "pictureDeleted";
      return { kind, subjectId, name, action } as const;
    });
    await this.deps.revisions.writeAll(manager, user, changes);
    return { count: entries.length, released: await this.#removeFromBin(manager, entries) };
  }

  async #change<Restored>(
    actor: Actor,
    work: (manager: EntityManager, user: ConfirmedUser) => Promise<Restored & { readonly photos: string[] }>,
  ) {
    const { photos, ...restored } = await this.deps.writes.change(actor, { as: "user" }, work);
    await this.deps.photos.removeBytes(photos);
    return restored;
  }

  #owner(kind: BinKind): BinOwner {
    return kind === "site" ? this.deps.siteBin : this.deps.entryBin;
  }

  async #restoreAbsent(manager: EntityManager, user: ConfirmedUser, entries: readonly RevisionEntity[]) {
    const restored = new Set<RevisionEntity>();
    const hidden: HiddenReason[] = [];
    for (const kind of binKinds) {
      const all = entries.filter((entry) => entry.kind === kind);
      for (let from = 0; from < all.length; from += restoredTogether) {
        const some = all.slice(from, from + restoredTogether);
        const done = await this.#owner(kind).restoreAbsent(manager, user, some);
        for (const entry of done.entries) restored.add(entry);
        hidden.push(...done.hidden);
      }
    }
    return { restored, hidden: countReasons(hidden) };
  }

  async #found(manager: EntityManager, kinds: readonly BinKind[], { page, search = "" }: BinSearch) {
    const listed = () => {
      const entries = this.#entries(manager, kinds);
      return page ? entries.andWhere("entry.before ->> 'page' = :page", { page }) : entries;
    };
    const matching = (textQuery: string) => {
      const subjects = this.deps.siteBin.named(search);
      // Without subjects only the index decides, and PostgreSQL does not evaluate the words of its results again.
      const named = subjects.length > 0 ? " OR entry.subjectId = ANY(:subjects)" : "";
      return listed().andWhere(`(${fits}${named})`, { words: textQuery, subjects });
    };
    const textQuery = await chosenQuery(search, (each) => matching(each).getCount());
    return textQuery === null ? listed() : matching(textQuery);
  }

  #entries(manager: EntityManager, kinds: readonly BinKind[]) {
    const query = manager.createQueryBuilder(RevisionEntity, "entry").orderBy("entry.id", "DESC");
    return query.where({ kind: In([...kinds]), binUntil: MoreThan(this.deps.clock()) });
  }

  /** Their revisions stay, without a photo. @returns the photos whose bytes are no longer needed */
  async #removeFromBin(manager: EntityManager, entries: readonly RevisionEntity[]): Promise<string[]> {
    if (entries.length === 0) return [];
    const ids = entries.map(({ id }) => id);
    await manager.update(RevisionEntity, ids, { binUntil: null, photoId: null });
    return this.deps.photos.release(manager, [...new Set(entries.flatMap(({ photoId }) => photoId ?? []))]);
  }

  async #lock(manager: EntityManager, user: UserActor, ids: readonly string[]): Promise<RevisionEntity[]> {
    const entries = await lockEntries(this.#entries(manager, binKinds).andWhere({ id: In(ids) }));
    if (entries.length === 0) throw new AppError("not_found");
    const allowed: readonly string[] = kindsOf(user);
    if (entries.some(({ kind }) => !allowed.includes(kind))) throw new AppError("forbidden");
    return entries;
  }
}

/** SQL: the words occur in the name or in any text of the stored state. An index has the same expression. */
const fits = fitsWords(
  "to_tsvector('simple', search_form(entry.name || ' ' || search_texts(coalesce(entry.before, '{}'))))",
);

const lockEntries = (entries: SelectQueryBuilder<RevisionEntity>): Promise<RevisionEntity[]> =>
  entries.setLock("pessimistic_write").getMany();

const lockExpired = (manager: EntityManager, now: Date): Promise<RevisionEntity[]> =>
  manager.find(RevisionEntity, {
    where: { binUntil: LessThanOrEqual(now) },
    order: { id: "DESC" },
    lock: { mode: "pessimistic_write", onLocked: "skip_locked" },
  });

const binKinds: readonly BinKind[] = ["picture", "site"];
const kindsOf = ({ role }: UserActor): readonly BinKind[] => (role === "ADMIN" ? binKinds : ["picture"]);

const binEntry = (row: RevisionEntity, photos: ReadonlyMap<string, Photo>): BinEntry => ({
  id: row.id,
  kind: row.kind as BinKind,
  name: row.name,
  nameSw: ((row.before?.[row.before.page === "NEWS" ? "titleSw" : "nameSw"] as string | undefined) ?? null) satisfies
    | string
    | null,
  page: ((row.before?.page as EntryPage | undefined) ?? null) satisfies EntryPage | null,
  photo: photos.get(row.photoId ?? "") ?? null,
  replaced: row.kind === "picture" && row.action !== "pictureBinned",
  binnedAt: row.at.toISOString(),
  binnedBy: row.actorName,
  expiresAt: (row.binUntil ?? row.at).toISOString(),
});
