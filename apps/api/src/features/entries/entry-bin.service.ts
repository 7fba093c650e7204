import { randomUUID } from "node:crypto";
import { schoolDay } from "@visiga/contracts/dates";
import type { BinnedEntries, entrySelection } from "@visiga/contracts/managed-entries";
import type { HiddenReason } from "@visiga/contracts/visibility";
import { type EntityManager, In, Raw } from "typeorm";
import type * as z from "zod/mini";
import { AppError } from "#platform/errors/app-error.ts";
import type { UserPlatform } from "#platform/platform.ts";
import type { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { samplePictures } from "#platform/samples/samples.ts";
import type { Actor, ConfirmedUser } from "#platform/security/actor.ts";
import { EntryEntity } from "./entry.entity.ts";
import { lockEntries, lockWhere, userNeedsReview } from "./entry-changes.ts";
import { photoColumns } from "./entry-columns.ts";
import { type AccountNames, reasonsStored } from "./entry-record.ts";
import { binnedEntry, binnedSnapshot, entryRevision, entrySnapshot } from "./entry-snapshot.ts";
import type { PhotosService } from "./photos/photos.service.ts";

/** What this feature uses of removals: the open requests for its photos. */
interface OpenRemovals {
  photoIds(manager: EntityManager): Promise<ReadonlySet<string>>;
  /** Lets the open requests for an entry's photo apply to the photo that replaces it. */
  follow(manager: EntityManager, fileId: string, photoId: string, newPhotoId: string): Promise<void>;
}

const isSample = Raw((id) => `${id} IN (${samplePictures})`);

type BinnedEntry = ReturnType<typeof binnedEntry>;

/** What the services that change entries use. */
export interface EntryDeps extends Pick<UserPlatform, "database" | "revisions" | "clock" | "writes"> {
  readonly photos: PhotosService;
  readonly accounts: AccountNames;
  readonly openRemovals: OpenRemovals;
}

/** Moves entries to the bin for any active user, and restores them for `BinService`, which checks permissions. */
export class EntryBinService {
  constructor(private readonly deps: EntryDeps) {}

  /** Moves entries to the bin. Unknown ids are skipped. @throws AppError `not_found` if all are unknown */
  async bin(actor: Actor, { ids }: z.infer<typeof entrySelection>): Promise<BinnedEntries> {
    return this.deps.writes.change(actor, { as: "user" }, async (manager, user) => ({
      entries: await this.binLocked(manager, user, await lockEntries(manager, ids)),
    }));
  }

  countSamples(manager: EntityManager): Promise<number> {
    return manager.countBy(EntryEntity, { id: isSample });
  }

  /** Moves unedited demo entries to the bin, in the caller's transaction. @returns the ids of their bin entries */
  async binSamples(manager: EntityManager, actor: ConfirmedUser): Promise<string[]> {
    const entries = await lockWhere(manager, { id: isSample });
    return this.binLocked(
      manager,
      actor,
      entries.filter(({ sample }) => sample),
    );
  }

  /** Moves entries to the bin, in the caller's transaction. @returns the ids of their bin entries */
  async binLocked(manager: EntityManager, user: ConfirmedUser, entries: readonly EntryEntity[]): Promise<string[]> {
    const ids = entries.map(({ id }) => id);
    if (ids.length === 0) return [];
    await manager.delete(EntryEntity, ids);
    const changes = entries.map((entry) => ({
      ...entryRevision(entry, "pictureBinned"),
      before: binnedSnapshot(entry),
      bin: { photoId: entry.photoId },
    }));
    return this.deps.revisions.writeAll(manager, user, changes);
  }

  /**
   * Restores an entry or, where it still exists, the photo of the bin entry with its description and consent; the current one
   * moves to the bin. What is taken down now, or has an open removal request, is taken down afterwards.
   * @returns why visitors do not see the entry; null if they do
   */
  async restore(manager: EntityManager, actor: ConfirmedUser, row: RevisionEntity): Promise<HiddenReason | null> {
    if (row.before === null) throw new AppError("not_found");
    const [binned] = await this.#current(manager, [binnedEntry(row.subjectId, row.before)]);
    if (binned === undefined) throw new AppError("not_found");
    const where = { id: row.subjectId };
    const present = await manager.findOne(EntryEntity, { where, lock: { mode: "pessimistic_write" } });
    // Restoring an older photo has already restored this entry, so this photo becomes a separate entry.
    const id = present && row.action === "pictureBinned" ? randomUUID() : row.subjectId;
    if (present?.id === id) await this.#restorePhoto(manager, actor, present, binned);
    else await this.#insert(manager, actor, [{ ...binned, id }]);
    const [reason = null] = await reasonsStored(manager, [{ id }]);
    return reason;
  }

  /** Restores the entries that do not exist; of several bin entries for one entry, the first. */
  async restoreAbsent(manager: EntityManager, actor: ConfirmedUser, rows: readonly RevisionEntity[]) {
    const ids = rows.map(({ subjectId }) => subjectId);
    const present = await manager.find(EntryEntity, { select: { id: true }, where: { id: In(ids) } });
    const taken = new Set(present.map(({ id }) => id));
    const absent = rows.filter(({ subjectId, before }) => {
      if (before === null || taken.has(subjectId)) return false;
      taken.add(subjectId);
      return true;
    });
    const entries = absent.map(({ subjectId, before }) => binnedEntry(subjectId, before ?? {}));
    await this.#insert(manager, actor, await this.#current(manager, entries));
    return { entries: absent, hidden: await reasonsStored(manager, entries) };
  }

  /** The entries with what changed meanwhile: lighter variants of their photos, and removal requests, which hide them. */
  async #current(manager: EntityManager, entries: readonly BinnedEntry[]): Promise<BinnedEntry[]> {
    const ids = entries.flatMap(({ photoId }) => photoId ?? []);
    const photos = await this.deps.photos.read(ids);
    const requested = await this.deps.openRemovals.photoIds(manager);
    return entries.map((entry) => {
      if (entry.photoId === null) return entry;
      const takenDown = entry.takenDown || requested.has(entry.photoId);
      return { ...entry, ...photoColumns(photos.get(entry.photoId) ?? null), takenDown };
    });
  }

  async #insert(manager: EntityManager, actor: ConfirmedUser, binned: readonly BinnedEntry[]): Promise<void> {
    if (binned.length === 0) return;
    const shownAsOf = schoolDay(this.deps.clock());
    const needsReview = await userNeedsReview(manager, actor);
    const entries = binned.map((entry) => ({
      ...entry,
      waiting: needsReview || entry.waiting,
      shownAsOf,
      version: entry.version + 1,
    }));
    await manager.insert(EntryEntity, entries);
    const changes = entries.map((entry) => ({
      ...entryRevision(entry, "pictureRestored"),
      after: entrySnapshot({ ...entry, photo: null, shown: false, sample: false }),
    }));
    await this.deps.revisions.writeAll(manager, actor, changes);
  }

  async #restorePhoto(manager: EntityManager, actor: ConfirmedUser, present: EntryEntity, binned: BinnedEntry) {
    const { photoId, weight, focalX, focalY, alt, altSw, minors, consentAt, consentBy } = binned;
    const takenDown = binned.takenDown || present.takenDown;
    const waiting = (await userNeedsReview(manager, actor)) || binned.waiting || present.waiting;
    const visibility = { minors, consentAt, consentBy, takenDown, waiting };
    const restored = { photoId, weight, focalX, focalY, alt, altSw, ...visibility };
    await manager.update(EntryEntity, present.id, { ...restored, version: present.version + 1 });
    await this.deps.revisions.write(manager, actor, {
      ...entryRevision(present, "pictureRestored"),
      before: binnedSnapshot(present),
      after: entrySnapshot({ ...present, ...restored }),
      ...(present.photoId !== null && { bin: { photoId: present.photoId } }),
    });
  }
}
