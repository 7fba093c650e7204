import type { RevisionKind } from "@visiga/contracts/activity";
import type { BinEntry, BinQuery, BinSearch, BinSelection } from "@visiga/contracts/bin";
import type { EntryPage, Photo } from "@visiga/contracts/entries";
import { countReasons, type HiddenReason } from "@visiga/contracts/visibility";
import { type EntityManager, In, LessThanOrEqual, MoreThan, type SelectQueryBuilder } from "typeorm";
import { readSlice } from "#platform/database/list-page.ts";
import { chosenQuery, fitsWords } from "#platform/database/search-queries.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { UserPlatform } from "#platform/platform.ts";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { type Actor, type ConfirmedUser, requireUser } from "#platform/security/actor.ts";

/** The feature of the pictures, in the caller's transaction. */
interface EntryBin {
  restore(manager: EntityManager, actor: ConfirmedUser, entry: RevisionEntity): Promise<HiddenReason | null>;
  restoreAbsent(
    manager: EntityManager,
    actor: ConfirmedUser,
    entries: readonly RevisionEntity[],
  ): Promise<{ readonly entries: readonly RevisionEntity[]; readonly hidden: readonly HiddenReason[] }>;
}

interface SiteBin {
  restore(manager: EntityManager, actor: ConfirmedUser, removed: readonly RevisionEntity[]): Promise<void>;
}

interface BinnedPhotos {
  read(photoIds: readonly string[]): Promise<ReadonlyMap<string, Photo>>;
  release(manager: EntityManager, photoIds: readonly string[]): Promise<string[]>;
  removeBytes(photoIds: readonly string[]): Promise<void>;
}

interface BinDeps extends Pick<UserPlatform, "database" | "revisions" | "clock" | "clockWatch" | "writes"> {
  readonly photos: BinnedPhotos;
  readonly entryBin: EntryBin;
  readonly siteBin: SiteBin;
}

const sliceSize = 24;

/** Entries per statement, which takes at most 65,535 parameters. */
const restoredTogether = 500;

/**
 * The bin of pictures, for any active user; only administrators delete. It also undoes removals of site values, which are
 * not listed, because they are earlier versions. @throws AppError `forbidden`
 */
export class BinService {
  constructor(private readonly deps: BinDeps) {}

  /** One slice, newest first. Expired entries are deleted first. @throws AppError `unauthenticated` */
  async list(actor: Actor, { after, ...search }: BinQuery) {
    requireUser(actor);
    await this.purge();
    const { database, photos } = this.deps;
    const { rows, ...slice } = await readSlice(await this.#found(database.manager, search), after, sliceSize);
    const photosById = await photos.read(rows.flatMap(({ photoId }) => photoId ?? []));
    return { items: rows.map((row) => binEntry(row, photosById)), ...slice };
  }

  /** Restores the entries that are still in the bin. @throws AppError also `not_found` if none is */
  async restore(actor: Actor, { entries: ids }: BinSelection) {
    return this.#change(actor, async (manager, user) => {
      const revisions = await this.#lock(manager, ["picture", "site"], ids);
      const removed = revisions.filter(({ kind }) => kind === "site");
      if (removed.length > 0 && user.role !== "ADMIN") throw new AppError("forbidden");
      await this.deps.siteBin.restore(manager, user, removed);
      const pictures = revisions.filter(({ kind }) => kind === "picture");
      const { restored, hidden } = await this.#restoreAbsent(manager, user, pictures);
      for (const entry of pictures.filter((each) => !restored.has(each))) {
        const reason = await this.deps.entryBin.restore(manager, user, entry);
        if (reason) hidden[reason] += 1;
      }
      return { count: revisions.length, hidden, photos: await this.#removeFromBin(manager, revisions) };
    });
  }

  /** Restores all entries matching the search that replace nothing; of several for one subject, the newest. */
  async restoreAll(actor: Actor, search: BinSearch) {
    return this.#change(actor, async (manager, user) => {
      const entries = await lockEntries(await this.#found(manager, search));
      const { restored, hidden } = await this.#restoreAbsent(manager, user, entries);
      const photos = await this.#removeFromBin(manager, [...restored]);
      return { count: restored.size, hidden, left: entries.length - restored.size, photos };
    });
  }

  async deleteForGood(actor: Actor, { entries }: BinSelection) {
    return this.#deleteAs(actor, (manager) => this.#lock(manager, ["picture"], entries));
  }

  async empty(actor: Actor) {
    return this.#deleteAs(actor, (manager) => lockEntries(this.#entries(manager, ["picture"])));
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
  async #deleteAs(actor: Actor, lock: (manager: EntityManager) => Promise<RevisionEntity[]>) {
    const { writes, photos } = this.deps;
    const { count, released } = await writes.transaction(actor, { as: "admin" }, async (manager, user) =>
      this.#delete(manager, user, await lock(manager)),
    );
    await photos.removeBytes(released);
    return { count };
  }

  async #delete(manager: EntityManager, user: ConfirmedUser | null, entries: readonly RevisionEntity[]) {
    // A site value stays among the earlier versions.
    const pictures = entries.filter(({ kind }) => kind === "picture");
    const changes = pictures.map(
      ({ kind, subjectId, name }) => ({ kind, subjectId, name, action: "pictureDeleted" }) as const,
    );
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

  async #restoreAbsent(manager: EntityManager, user: ConfirmedUser, entries: readonly RevisionEntity[]) {
    const restored = new Set<RevisionEntity>();
    const hidden: HiddenReason[] = [];
    for (let from = 0; from < entries.length; from += restoredTogether) {
      const done = await this.deps.entryBin.restoreAbsent(manager, user, entries.slice(from, from + restoredTogether));
      for (const entry of done.entries) restored.add(entry);
      hidden.push(...done.hidden);
    }
    return { restored, hidden: countReasons(hidden) };
  }

  async #found(manager: EntityManager, { page, search = "" }: BinSearch) {
    const listed = () => {
      const entries = this.#entries(manager, ["picture"]);
      return page ? entries.andWhere("entry.before ->> 'page' = :page", { page }) : entries;
    };
    const matching = (words: string) => listed().andWhere(fits, { words });
    const textQuery = await chosenQuery(search, (each) => matching(each).getCount());
    return textQuery === null ? listed() : matching(textQuery);
  }

  #entries(manager: EntityManager, kinds: readonly RevisionKind[]) {
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

  async #lock(manager: EntityManager, kinds: readonly RevisionKind[], ids: readonly string[]) {
    const entries = await lockEntries(this.#entries(manager, kinds).andWhere({ id: In(ids) }));
    if (entries.length === 0) throw new AppError("not_found");
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

const binEntry = (row: RevisionEntity, photos: ReadonlyMap<string, Photo>): BinEntry => ({
  id: row.id,
  name: row.name,
  nameSw: ((row.before?.[row.before.page === "NEWS" ? "titleSw" : "nameSw"] as string | undefined) ?? null) satisfies
    | string
    | null,
  page: ((row.before?.page as EntryPage | undefined) ?? null) satisfies EntryPage | null,
  photo: photos.get(row.photoId ?? "") ?? null,
  replaced: row.action !== "pictureBinned",
  binnedAt: row.at.toISOString(),
  binnedBy: row.actorName,
  expiresAt: (row.binUntil ?? row.at).toISOString(),
});
