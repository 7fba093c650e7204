import { runInTurn } from "#platform/database/exclusive-work.ts";
import { quarantineOthers } from "#platform/storage/quarantine-others.ts";
import { installationId } from "./installation.ts";
import { PhotoEntity } from "./photo.entity.ts";
import type { PhotoSweepOptions } from "./photo-sweep.ts";

/** Key of the advisory lock; arbitrary, but the same in every process. */
const lockId = 7_640_895;

/**
 * Finishes an interrupted restore. The database is complete, either the old or the restored one. It takes over the
 * photos, and unknown photos go to quarantine. Other replicas wait, so that none accepts uploads meanwhile.
 */
export async function finishRestore({ database, storage, report }: PhotoSweepOptions): Promise<void> {
  if ((await storage.restoring()).length === 0) return;
  await runInTurn(database, lockId, async () => {
    const id = await installationId(database.manager);
    if (id === null || !(await storage.restoring()).includes(id)) return;
    // If this installation still owns storage and has guests, nothing was restored, so the guests' photos stay.
    const isAlone = (await storage.owner()) !== id || (await storage.guests()).length === 0;
    if (isAlone) {
      await storage.takeOver(id);
      const photos = await database.manager.find(PhotoEntity, { select: { id: true } });
      const others = await quarantineOthers(
        storage,
        photos.map((photo) => photo.id),
      );
      if (others > 0)
        report(
          `A restore did not come to its end: ${others} pictures that this database does not know are in quarantine for 30 days`,
        );
    }
    await storage.noteRestoring([]);
  });
}
