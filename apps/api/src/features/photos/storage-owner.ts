import { randomUUID } from "node:crypto";
import { type DataSource, In } from "typeorm";
import type { PictureStorage } from "#platform/storage/picture-storage.ts";
import { batches } from "./batches.ts";
import { installationId, nameInstallation } from "./installation.ts";
import { PhotoEntity } from "./photo.entity.ts";

interface StorageOwnerOptions {
  readonly database: DataSource;
  readonly storage: PictureStorage;
}

/** What is stored, and how much of it the database has no row for. */
interface Census {
  readonly stored: number;
  readonly unknown: number;
}

/** How many pictures interrupted changes may leave behind; more mean that the database is not the one they belong to. */
export const tolerated = (stored: number): number => Math.max(10, Math.floor(stored * 0.05));

/** Whose pictures are in storage: both it and the database carry the id of the installation. */
export class StorageOwner {
  readonly #options: StorageOwnerOptions;

  constructor(options: StorageOwnerOptions) {
    this.#options = options;
  }

  /** Whether every picture belongs to this database, or to none. */
  async isAlone(): Promise<boolean> {
    const { database, storage } = this.#options;
    const owner = await storage.owner();
    return (
      owner !== null && owner === (await installationId(database.manager)) && (await storage.guests()).length === 0
    );
  }

  /**
   * Gives the database its id and takes storage that belongs to nobody, unless somebody else's pictures are in it; then
   * this installation is noted as a guest, so that the owner does not take its pictures for lost ones.
   * @returns why nothing may be cleared away, as a sentence for the operator; null where it may
   */
  async claim(): Promise<string | null> {
    const { database, storage } = this.#options;
    const owner = await storage.owner();
    const known = await installationId(database.manager);
    if (owner !== null && owner === known) return this.#shared();

    const census = await this.#count();
    // Without an id: a new database, or one from before there were ids, which knows nearly all that is stored.
    const mayOwn = census.unknown === 0 || (known === null && knowsMost(census));
    const isOwners = owner !== null && known === null && mayOwn && census.stored > 0;
    const id = known ?? (await nameInstallation(database.manager, isOwners ? owner : randomUUID()));
    if (owner === null && mayOwn) await storage.claim(id);
    const settled = await storage.owner();
    if (settled === id) return this.#shared();
    await storage.addGuest(id);
    return settled === null ? this.#unclear(census) : this.#foreign(id, settled);
  }

  async #shared(): Promise<string | null> {
    const { storage } = this.#options;
    const guests = await storage.guests();
    if (guests.length === 0) return null;
    return `Another installation (${guests.join(", ")}) stores its pictures in ${storage.place} too. None is cleared away until it has a place of its own and its name is taken out of .guests there.`;
  }

  #unclear({ stored, unknown }: Census): string {
    return `${unknown} of the ${stored} pictures in ${this.#options.storage.place} are not in this database, and may be another installation’s. ${advice}`;
  }

  #foreign(own: string, owner: string): string {
    return `The pictures in ${this.#options.storage.place} belong to another installation (${owner}) than this database (${own}). ${advice}`;
  }

  async #count(): Promise<Census> {
    const { database, storage } = this.#options;
    let stored = 0;
    let known = 0;
    for await (const batch of batches(storage.list(null), 500)) {
      stored += batch.length;
      known += await database.manager.countBy(PhotoEntity, { id: In(batch) });
    }
    return { stored, unknown: stored - known };
  }
}

const knowsMost = ({ stored, unknown }: Census): boolean => unknown < stored - unknown && unknown <= tolerated(stored);

const advice =
  "None of them is cleared away. If the database was replaced or moved, restore the one they belong to; if this is a second site, give it a DATA_DIR or an S3_BUCKET of its own.";
