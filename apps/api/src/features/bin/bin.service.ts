import type { BinEntry, BinSlice, RestoredEntries } from "@visiga/contracts/bin";
import type { FilePage, Photo } from "@visiga/contracts/files";
import type { DataSource, EntityManager } from "typeorm";
import { type Actor, requireAdmin, requireUser, type UserActor } from "#platform/actor.ts";
import type { Clock } from "#platform/clock.ts";
import type { ContentVersion } from "#platform/database/content-version.ts";
import { AppError } from "#platform/errors.ts";
import { listSlice } from "#platform/list-slice.ts";
import type { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import type { RevisionWriter } from "#platform/revisions/revision-writer.ts";
import { type BinKind, countEntries, findEntries, lockEntries, lockExpired, removeFromBin } from "./bin-entries.ts";
import type { BinnedPhotos, Restorable } from "./restorable.ts";

interface BinParts {
  readonly database: DataSource;
  readonly contentVersion: ContentVersion;
  readonly revisions: RevisionWriter;
  readonly clock: Clock;
  readonly photos: BinnedPhotos;
  /** What restores each kind of entry. */
  readonly restorable: Readonly<Record<BinKind, Restorable>>;
}

const sliceSize = 24;

/**
 * Lists and restores entries of the bin: files for any active user, site values for administrators only. Only an
 * administrator deletes for good.
 */
export class BinService {
  readonly #parts: BinParts;

  constructor(parts: BinParts) {
    this.#parts = parts;
  }

  /** One slice, newest first, after deleting expired entries. @throws AppError `unauthenticated` */
  async list(actor: Actor, { after }: { after?: string | undefined }): Promise<BinSlice> {
    const kinds = kindsOf(requireUser(actor));
    await this.purge();
    const { database, clock, photos } = this.#parts;
    const rows = await findEntries(database.manager, { kinds, now: clock(), after, size: sliceSize + 1 });
    const slice = listSlice(rows, sliceSize);
    const photosById = await photos.read(slice.rows.flatMap(({ photoId }) => photoId ?? []));
    return {
      items: slice.rows.map((row) => binEntry(row, photosById)),
      next: slice.next?.id ?? null,
      total: await countEntries(database.manager, kinds, clock()),
    };
  }

  /**
   * Restores those that are still in the bin.
   * @throws AppError `unauthenticated`, `forbidden`, `not_found` where none is
   */
  async restore(actor: Actor, ids: readonly string[]): Promise<RestoredEntries> {
    const user = requireUser(actor);
    const { photos, ...restored } = await this.#parts.contentVersion.change(async (manager) => {
      const entries = await this.#lock(manager, user, ids);
      const hidden = { takenDown: 0, withoutConsent: 0 };
      for (const entry of entries) {
        const reason = await this.#parts.restorable[entry.kind as BinKind].restore(manager, user, entry);
        if (reason) hidden[reason] += 1;
      }
      return { count: entries.length, hidden, photos: await this.#removeFromBin(manager, entries) };
    });
    await this.#parts.photos.removeBytes(photos);
    return restored;
  }

  /**
   * Deletes those that are still in the bin.
   * @throws AppError `unauthenticated`, `forbidden`, `not_found` where none is
   */
  async deleteForGood(actor: Actor, ids: readonly string[]): Promise<{ count: number }> {
    const user = requireAdmin(actor);
    return this.#delete(user, (manager) => this.#lock(manager, user, ids));
  }

  /** Deletes every entry. @throws AppError `unauthenticated`, `forbidden` */
  async empty(actor: Actor): Promise<{ count: number }> {
    const user = requireAdmin(actor);
    return this.#delete(user, (manager) => lockEntries(manager, { kinds: kindsOf(user), now: this.#parts.clock() }));
  }

  /** Deletes the expired entries. */
  async purge(): Promise<void> {
    await this.#delete(null, (manager) => lockExpired(manager, this.#parts.clock()));
  }

  /** Does not raise the content version: no page shows anything of the bin. */
  async #delete(
    user: UserActor | null,
    lock: (manager: EntityManager) => Promise<RevisionEntity[]>,
  ): Promise<{ count: number }> {
    const { database, revisions, photos } = this.#parts;
    const { count, released } = await database.transaction(async (manager) => {
      const entries = await lock(manager);
      await revisions.writeAll(
        manager,
        user,
        entries.map(({ kind, subjectId, name }) => ({
          kind,
          subjectId,
          name,
          action: kind === "site" ? "siteDeleted" : "pictureDeleted",
        })),
      );
      return { count: entries.length, released: await this.#removeFromBin(manager, entries) };
    });
    await photos.removeBytes(released);
    return { count };
  }

  async #removeFromBin(manager: EntityManager, entries: readonly RevisionEntity[]): Promise<string[]> {
    if (entries.length === 0) return [];
    await removeFromBin(manager, entries);
    return this.#parts.photos.release(manager, [...new Set(entries.flatMap(({ photoId }) => photoId ?? []))]);
  }

  async #lock(manager: EntityManager, user: UserActor, ids: readonly string[]): Promise<RevisionEntity[]> {
    const entries = await lockEntries(manager, { kinds: binKinds, now: this.#parts.clock(), ids });
    if (entries.length === 0) throw new AppError("not_found");
    const allowed: readonly string[] = kindsOf(user);
    if (entries.some(({ kind }) => !allowed.includes(kind))) throw new AppError("forbidden");
    return entries;
  }
}

const binKinds: readonly BinKind[] = ["picture", "site"];
const kindsOf = ({ role }: UserActor): readonly BinKind[] => (role === "ADMIN" ? binKinds : ["picture"]);

const binEntry = (row: RevisionEntity, photos: ReadonlyMap<string, Photo>): BinEntry => ({
  id: row.id,
  kind: row.kind as BinKind,
  name: row.name,
  page: ((row.before?.page as FilePage | undefined) ?? null) satisfies FilePage | null,
  photo: photos.get(row.photoId ?? "") ?? null,
  replaced: row.kind === "picture" && row.action !== "pictureBinned",
  binnedAt: row.at.toISOString(),
  binnedBy: row.actorName,
  expiresAt: (row.binUntil ?? row.at).toISOString(),
});
