import { runInTurn } from "#platform/database/exclusive-work.ts";
import { quarantineOthers } from "#platform/storage/quarantine-others.ts";
import { installationId } from "./installation.ts";
import { PhotoEntity } from "./photo.entity.ts";
import type { PhotoSweepOptions } from "./photo-sweep.ts";

/** Key of the advisory lock; arbitrary, but the same in every process. */
const lockName = 7_640_895;

/**
 * Ends what a restore that was cut off has begun. The database is whole, as it was or as it was restored: it owns the
 * photos now, and those that it does not know go to quarantine. Replicas wait for the one that does it, so that none
 * takes uploads meanwhile.
 */
export async function finishRestore({ database, storage, report }: PhotoSweepOptions): Promise<void> {
  if ((await storage.restoring()).length === 0) return;
  await runInTurn(database, lockName, async () => {
    const id = await installationId(database.manager);
    if (id === null || !(await storage.restoring()).includes(id)) return;
    // The restore itself would have had the photos of guests put away; nothing of it took place here.
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
