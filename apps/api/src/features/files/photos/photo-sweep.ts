import { runIfUnlocked, runWhenUnlocked } from "@visiga/system/database/advisory-locks";
import { type QuarantinedPhoto, quarantineOthers } from "@visiga/system/storage/photo-storage";
import type { Platform } from "#platform/platform.ts";
import { PhotoEntity, unreferenced } from "./photo.entity.ts";
import { installationId, maxUnknownPictures, StorageOwner } from "./storage-owner.ts";

type SweepDeps = Pick<Platform, "database" | "storage" | "reportToOperator">;

const quarantineDays = 30;

/**
 * Removes remains of interrupted changes. Photos without a row are quarantined first, and only if storage and database
 * belong together and there are few: a lost or replaced database has no rows for any photo.
 */
export class PhotoSweep {
  readonly #owner: StorageOwner;

  constructor(private readonly deps: SweepDeps) {
    this.#owner = new StorageOwner(deps);
  }

  /** Determines the owner of the stored photos. Must run before anything is stored, to detect a new database. */
  async claim(): Promise<void> {
    await finishRestore(this.deps);
    const reason = await this.#owner.claim();
    if (reason !== null) this.deps.reportToOperator(reason);
  }

  async removeLeftovers(before: Date | null): Promise<void> {
    if (await this.#owner.isSoleOwner()) await this.deps.storage.removeLeftovers(before);
  }

  /** @param before limits the sweep to what no running change can have added */
  async sweep(before: Date | null, now: Date): Promise<void> {
    await runIfUnlocked(this.deps.database, "storedPhotos", () => this.#clearAway(before, now));
  }

  async #clearAway(before: Date | null, now: Date): Promise<void> {
    const { database, storage, reportToOperator: report } = this.deps;
    const quarantined = await this.#bringBack();
    if (!(await this.#owner.isSoleOwner())) return;

    // Before the photos are listed, because the demo content may be added meanwhile.
    const hasRows = await database.manager.exists(PhotoEntity);
    const { stored, lost } = await this.#unreferenced(before);
    if (!hasRows) {
      if (stored > 0) report(`This database knows no picture, but ${storage.place} holds ${stored}. ${nothingDone}`);
      return;
    }
    const waiting = await this.#deleteExpired(quarantined, now);
    if (lost.length > 0 && lost.length + waiting > maxUnknownPictures(stored + waiting)) {
      report(`${lost.length} of the ${stored} pictures in ${storage.place} are in no record. ${nothingDone}`);
      return;
    }
    const old = "created_at < coalesce($1::timestamptz, 'infinity')";
    await database.query(`DELETE FROM photo WHERE ${old} AND ${unreferenced}`, [before]);
    for (const photoId of lost) await storage.quarantine(photoId);
    if (lost.length > 0)
      report(`In quarantine for ${quarantineDays} days, because no record shows them: ${named(lost)}.`);
  }

  /** Moves photos whose rows exist again, as after a restore, out of quarantine. @returns the others */
  async #bringBack(): Promise<QuarantinedPhoto[]> {
    const { storage, reportToOperator: report } = this.deps;
    const quarantined = await storage.quarantined();
    const back = await this.#referenced(quarantined.map(({ photoId }) => photoId));
    for (const photoId of back) await storage.bringBack(photoId);
    if (back.size > 0) report(`Back from quarantine, because records show them again: ${named([...back])}.`);
    return quarantined.filter(({ photoId }) => !back.has(photoId));
  }

  async #deleteExpired(quarantined: readonly QuarantinedPhoto[], now: Date): Promise<number> {
    const { storage, reportToOperator: report } = this.deps;
    const end = now.getTime() - quarantineDays * 24 * 3600 * 1000;
    const expired = quarantined.filter(({ since }) => since.getTime() <= end).map(({ photoId }) => photoId);
    for (const photoId of expired) await storage.deleteQuarantined(photoId);
    if (expired.length > 0) report(`Deleted after ${quarantineDays} days in quarantine: ${named(expired)}.`);
    return quarantined.length - expired.length;
  }

  /** Number of stored photos, and the ids of those that no file and no bin entry references. */
  async #unreferenced(before: Date | null) {
    const stored = await this.deps.storage.list(before);
    const referenced = await this.#referenced(stored);
    return { stored: stored.length, lost: stored.filter((id) => !referenced.has(id)) };
  }

  async #referenced(photoIds: readonly string[]): Promise<Set<string>> {
    const query = `SELECT id FROM photo WHERE id = ANY($1) AND NOT (${unreferenced})`;
    const rows: { id: string }[] = await this.deps.database.query(query, [photoIds]);
    return new Set(rows.map(({ id }) => id));
  }
}

const nothingDone =
  "That is more than an interrupted upload leaves, so nothing is quarantined: if records are missing, restore the database’s backup.";

const named = (photoIds: readonly string[]): string =>
  `${photoIds.length} ${photoIds.length === 1 ? "picture" : "pictures"} (${photoIds.join(", ")})`;

/**
 * Finishes an interrupted restore. The database is complete, either the old or the restored one. It takes over the
 * photos, and unknown photos go to quarantine. Other replicas wait, so that none accepts uploads meanwhile.
 */
async function finishRestore({ database, storage, reportToOperator: report }: SweepDeps): Promise<void> {
  if ((await storage.restoring()).length === 0) return;
  await runWhenUnlocked(database, "storedPhotos", async () => {
    const id = await installationId(database.manager);
    if (id === null || !(await storage.restoring()).includes(id)) return;
    // If this installation still owns storage and has guests, nothing was restored, so the guests' photos stay.
    const isAlone = (await storage.owner()) !== id || (await storage.guests()).length === 0;
    if (isAlone) {
      await storage.takeOver(id);
      const photos = await database.manager.find(PhotoEntity, { select: { id: true } });
      const known = photos.map((photo) => photo.id);
      const others = await quarantineOthers(storage, known);
      const text = `A restore was interrupted: ${others} pictures that this database does not know are in quarantine for 30 days`;
      if (others > 0) report(text);
    }
    await storage.noteRestoring([]);
  });
}
