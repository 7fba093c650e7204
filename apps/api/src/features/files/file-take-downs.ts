import { type EntityManager, In } from "typeorm";
import type { ConfirmedUser } from "#platform/security/actor.ts";
import type { FileDeps } from "./file-bin.service.ts";
import { changeFiles, fileChange, lockWhere, takeDownBinned } from "./file-changes.ts";

/** Takes photos down and puts files back for a removal request, in the transaction of its decision. */
export class FileTakeDowns {
  constructor(private readonly deps: Pick<FileDeps, "accounts" | "revisions">) {}

  /** Hides a photo everywhere, in the bin too. @returns the ids of the files that were not taken down already */
  async takeDownPhoto(manager: EntityManager, user: ConfirmedUser, photoId: string): Promise<string[]> {
    const files = await lockWhere(manager, [
      { photoId, takenDown: false },
      { photoId, takenDownByRestore: true },
    ]);
    await changeFiles(await fileChange(this.deps, manager, user), files, "pictureRemovedOnRequest", {
      takenDown: true,
      takenDownByRestore: false,
    });
    await takeDownBinned(manager, { ids: files.map(({ id }) => id), photoId });
    return files.filter(({ takenDown }) => !takenDown).map(({ id }) => id);
  }

  /** Takes a photo down in the bin only, so that a restored file stays hidden. */
  async takeDownInBin(manager: EntityManager, photoId: string): Promise<void> {
    await takeDownBinned(manager, { ids: [], photoId });
  }

  async putBack(manager: EntityManager, user: ConfirmedUser, ids: readonly string[]): Promise<void> {
    const files = await lockWhere(manager, { id: In(ids), takenDown: true });
    await changeFiles(await fileChange(this.deps, manager, user), files, "picturePutBack", { takenDown: false });
  }
}
