import { runIfUnlocked } from "@visiga/system/database/advisory-locks";
import { In } from "typeorm";
import type { Platform } from "#platform/platform.ts";
import type { QuarantinedPhoto } from "#platform/storage/photo-storage.ts";
import { PhotoEntity, unreferenced } from "./photo.entity.ts";

type SweepDeps = Pick<Platform, "database" | "storage" | "tellOperator">;

const quarantineDays = 30;

/** Removes remains of interrupted changes from the folder of this installation. Photos without a row are quarantined first. */
export class PhotoSweep {
  #earlierTaken = false;

  constructor(private readonly deps: SweepDeps) {}

  /** @param before sweeps only what is older, so that running changes are safe */
  async sweep(before: Date | null, now: Date): Promise<void> {
    await runIfUnlocked(this.deps.database, "storedPhotos", () => this.#clearAway(before, now));
  }

  /** Takes the photos of earlier releases into the folder of this installation, where they are not in one yet. */
  async takeInEarlier(): Promise<void> {
    if (this.#earlierTaken) return;
    await runIfUnlocked(this.deps.database, "storedPhotos", async () => {
      const { earlier } = this.deps.storage;
      const areOwn = await earlier.areOwn();
      const own = async (photoIds: string[]) => (areOwn ? photoIds : this.#withRow(photoIds));
      await earlier.takeIn(await own(await earlier.list()));
      const left = await own(await earlier.list());
      this.#earlierTaken = left.length === 0;
      if (areOwn && this.#earlierTaken) await earlier.forget();
    });
  }

  async #clearAway(before: Date | null, now: Date): Promise<void> {
    const { database, storage, tellOperator } = this.deps;
    await this.#deleteExpired(await this.#bringBack(), now);
    const stored = await storage.list(before);
    const referenced = await this.#referenced(stored);
    const lost = stored.filter((id) => !referenced.has(id));
    const old = "created_at < coalesce($1::timestamptz, 'infinity')";
    await database.query(`DELETE FROM photo WHERE ${old} AND ${unreferenced}`, [before]);
    for (const photoId of lost) await storage.quarantine(photoId);
    if (lost.length > 0)
      tellOperator(`In quarantine for ${quarantineDays} days, because no record shows them: ${named(lost)}.`);
  }

  /** Moves photos whose rows exist again, as after a restore, out of quarantine. @returns the others */
  async #bringBack(): Promise<QuarantinedPhoto[]> {
    const { storage, tellOperator } = this.deps;
    const quarantined = await storage.quarantined();
    const back = await this.#referenced(quarantined.map(({ photoId }) => photoId));
    for (const photoId of back) await storage.bringBack(photoId);
    if (back.size > 0) tellOperator(`Back from quarantine, because records show them again: ${named([...back])}.`);
    return quarantined.filter(({ photoId }) => !back.has(photoId));
  }

  async #deleteExpired(quarantined: readonly QuarantinedPhoto[], now: Date): Promise<void> {
    const { storage, tellOperator } = this.deps;
    const end = now.getTime() - quarantineDays * 24 * 3600 * 1000;
    const expired = quarantined.filter(({ since }) => since.getTime() <= end).map(({ photoId }) => photoId);
    for (const photoId of expired) await storage.deleteQuarantined(photoId);
    if (expired.length > 0) tellOperator(`Deleted after ${quarantineDays} days in quarantine: ${named(expired)}.`);
  }

  async #referenced(photoIds: readonly string[]): Promise<Set<string>> {
    const query = `SELECT id FROM photo WHERE id = ANY($1) AND NOT (${unreferenced})`;
    const rows: { id: string }[] = await this.deps.database.query(query, [photoIds]);
    return new Set(rows.map(({ id }) => id));
  }

  async #withRow(photoIds: string[]): Promise<string[]> {
    const rows = await this.deps.database.manager.find(PhotoEntity, {
      select: { id: true },
      where: { id: In(photoIds) },
    });
    return rows.map(({ id }) => id);
  }
}

const named = (photoIds: readonly string[]): string =>
  `${photoIds.length} ${photoIds.length === 1 ? "picture" : "pictures"} (${photoIds.join(", ")})`;
