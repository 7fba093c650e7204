import { type EntityManager, In } from "typeorm";
import type { ConfirmedUser } from "#platform/security/actor.ts";
import type { EntryDeps } from "./entry-bin.service.ts";
import { changeEntries, entryChange, lockWhere, takeDownBinned } from "./entry-changes.ts";

/** Takes photos down and puts entries back for a removal request, in the transaction of its decision. */
export class EntryTakeDowns {
  constructor(private readonly deps: Pick<EntryDeps, "accounts" | "revisions">) {}

  /** Hides a photo everywhere, in the bin too. @returns the ids of the entries that were not taken down already */
  async takeDownPhoto(manager: EntityManager, user: ConfirmedUser, photoId: string): Promise<string[]> {
    const entries = await lockWhere(manager, [
      { photoId, takenDown: false },
      { photoId, takenDownByRestore: true },
    ]);
    await changeEntries(await entryChange(this.deps, manager, user), entries, "pictureRemovedOnRequest", {
      takenDown: true,
      takenDownByRestore: false,
    });
    await takeDownBinned(manager, { ids: entries.map(({ id }) => id), photoId });
    return entries.filter(({ takenDown }) => !takenDown).map(({ id }) => id);
  }

  /** Takes a photo down in the bin only, so that a restored entry stays hidden. */
  async takeDownInBin(manager: EntityManager, photoId: string): Promise<void> {
    await takeDownBinned(manager, { ids: [], photoId });
  }

  async putBack(manager: EntityManager, user: ConfirmedUser, ids: readonly string[]): Promise<void> {
    const entries = await lockWhere(manager, { id: In(ids), takenDown: true });
    await changeEntries(await entryChange(this.deps, manager, user), entries, "picturePutBack", { takenDown: false });
  }
}
