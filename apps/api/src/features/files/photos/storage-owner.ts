import { randomUUID } from "node:crypto";
import { Column, Entity, type EntityManager, PrimaryColumn } from "typeorm";
import type { Platform } from "#platform/platform.ts";

/** A single row with the id of this installation. The storage it owns has the same id. */
@Entity("installation")
export class InstallationEntity {
  @PrimaryColumn("boolean", { default: true }) onlyRow!: boolean;
  @Column("uuid") id!: string;
}

export async function installationId(manager: EntityManager): Promise<string | null> {
  const row = await manager.findOneBy(InstallationEntity, { onlyRow: true });
  return row?.id ?? null;
}

/** Stores an id unless one exists; of concurrent starts the first wins. @returns the stored id */
export async function ensureInstallationId(manager: EntityManager, id: string): Promise<string> {
  const insert = manager.createQueryBuilder().insert().into(InstallationEntity);
  await insert.values({ onlyRow: true, id }).orIgnore().execute();
  return (await installationId(manager)) ?? id;
}

/** How many photos without a row interrupted changes can explain. More mean that another database owns them. */
export const maxUnknownPictures = (stored: number): number => Math.max(10, Math.floor(stored * 0.05));

/** Determines which installation owns the stored photos, by the id in both storage and database. */
export class StorageOwner {
  constructor(private readonly deps: Pick<Platform, "database" | "storage">) {}

  async isSoleOwner(): Promise<boolean> {
    const { database, storage } = this.deps;
    const owner = await storage.owner();
    return (
      owner !== null && owner === (await installationId(database.manager)) && (await storage.guests()).length === 0
    );
  }

  /**
   * Gives the database an id and takes ownership of unowned storage. If storage contains photos of another
   * installation, this one is recorded as a guest, so that the owner does not quarantine its photos.
   * @returns why nothing may be removed; null if removal is allowed
   */
  async claim(): Promise<string | null> {
    const { database, storage } = this.deps;
    const owner = await storage.owner();
    const known = await installationId(database.manager);
    if (owner !== null && owner === known) return this.#shared();

    const counts = await this.#count();
    // A database without an id is new or from a release without ids. The latter has rows for nearly all stored photos.
    const mayOwn = counts.unknown === 0 || (known === null && knowsMost(counts.stored, counts.unknown));
    const isOwners = owner !== null && known === null && mayOwn && counts.stored > 0;
    const id = known ?? (await ensureInstallationId(database.manager, isOwners ? owner : randomUUID()));
    if (owner === null && mayOwn) await storage.claim(id);
    const settled = await storage.owner();
    if (settled === id) return this.#shared();
    await storage.addGuest(id);
    return settled === null
      ? `${counts.unknown} of the ${counts.stored} pictures in ${storage.place} are not in this database, and may be another installation’s. ${advice}`
      : `The pictures in ${storage.place} belong to another installation (${settled}) than this database (${id}). ${advice}`;
  }

  async #shared(): Promise<string | null> {
    const { storage } = this.deps;
    const guests = await storage.guests();
    if (guests.length === 0) return null;
    return `Another installation (${guests.join(", ")}) stores its pictures in ${storage.place} too. None is quarantined until it has its own place and its name is removed from .guests there.`;
  }

  async #count() {
    const stored = await this.deps.storage.list(null);
    const query = "SELECT count(*)::integer AS known FROM photo WHERE id = ANY($1)";
    const [row] = await this.deps.database.query<{ known: number }[]>(query, [stored]);
    return { stored: stored.length, unknown: stored.length - (row?.known ?? 0) };
  }
}

const knowsMost = (stored: number, unknown: number): boolean =>
  unknown < stored - unknown && unknown <= maxUnknownPictures(stored);

const advice =
  "None of them is quarantined. If the database was replaced or moved, restore the one they belong to; if this is a second site, give it a DATA_DIR or an S3_BUCKET of its own.";
