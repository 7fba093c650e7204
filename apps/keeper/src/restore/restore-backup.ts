import type { KeptSite } from "@visiga/api/kept-site";
import type { RestoreStep } from "@visiga/contracts/restore";
import type { Config } from "@visiga/system/config/config";
import { withConnection } from "@visiga/system/database/connection";
import { type Report, StartFailure } from "@visiga/system/errors/start-failure";
import { type PhotoStorage, quarantineOthers } from "@visiga/system/storage/photo-storage";
import { checkArchive } from "#archive/archive-reader.ts";
import type { ArchiveFile } from "#archive/encrypted-archive.ts";
import type { Manifest } from "#archive/manifest.ts";
import { openReplacement } from "#database/database-replacement.ts";
import { lockDatabase } from "#database/existing-database.ts";
import { prepareDataDir } from "#postgres/data-dir.ts";
import { type RestoredPictures, restorePictures } from "./restore-pictures.ts";
import { type FormerSite, readFormer } from "./restore-point.ts";
import { restoreTables, schemaAtBackup } from "./restore-tables.ts";

export interface RestoreOptions {
  readonly config: Pick<Config, "databaseUrl" | "dataDir" | "s3" | "backups">;
  readonly kept: KeptSite;
  readonly archive: ArchiveFile;
  readonly unsaved?: boolean;
  readonly report: Report;
  readonly progress?: ReportProgress;
}

/** Called at the start of each step, and for each table or photo. `of` is 0 for a step that is not counted. */
export type ReportProgress = (step: RestoreStep, done: number, of: number) => void;

/**
 * Replaces database and pictures with those of a backup. The current site is saved first and remains on failure: the
 * new database is complete and verified before it replaces the old one in one step.
 * @returns the name of the restore point is null if there was no site, or it could not be read
 * @throws StartFailure for a damaged backup, a backup of a newer release, or a running server
 */
export async function restoreBackup(options: RestoreOptions) {
  const { config, kept, archive, report, unsaved = false, progress = () => {} } = options;
  progress("check", 0, 0);
  const manifest = await checkArchive(archive);
  schemaAtBackup(kept.schema, manifest);
  await prepareDataDir(config.dataDir, !config.databaseUrl);
  const present = await lockDatabase(config, report);
  try {
    const storage = await kept.openStorage(config);
    progress("restorePoint", 0, 0);
    const former = await readFormer(present, { config, kept, storage, unsaved, report });
    const { restorePoint = null } = former ?? {};
    try {
      await refuseForeignStorage(storage, manifest, former);
      const replaced = await replace({ ...options, progress, storage, former, replaces: present.exists, manifest });
      await restorePoint?.keep();
      if (replaced && restorePoint) await replaced.remove();
      else if (replaced) report(`The former database is kept in ${replaced.place}`);
    } catch (error) {
      if (!(error instanceof NotPutInOrder)) await restorePoint?.discard();
      throw error;
    }
    return { manifest, restorePoint: restorePoint?.name ?? null };
  } finally {
    await present.release();
  }
}

interface Replacing extends RestoreOptions {
  readonly storage: PhotoStorage;
  readonly former: FormerSite | null;
  /** Whether a database exists, even if it is unreadable. */
  readonly replaces: boolean;
  readonly manifest: Manifest;
  readonly progress: ReportProgress;
}

/** @returns the previous database; null if there was none */
async function replace(options: Replacing) {
  const { config, kept, archive, report, progress, storage, former, replaces, manifest } = options;
  const database = await openReplacement(config, report);
  try {
    await restoreTables(database.address, kept, archive, manifest, (done) =>
      progress("tables", done, manifest.tables.length),
    );
    const sentences = await withConnection(database.address, kept.schema, (restored) =>
      kept.settleRestored(restored, former, { replaces, madeAt: manifest.madeAt }),
    );
    const ids = [manifest.installation, former?.installation ?? null, await storage.owner()];
    const replaced = await noted(storage, ids, async () => {
      const pictures = await restorePictures(storage, archive, manifest, (done) =>
        progress("pictures", done, manifest.photos.length),
      );
      report(`Pictures: ${pictures.added} added, ${pictures.present} already present, ${pictures.repaired} repaired`);
      const place = await database.takePlace().catch((error) => pictures.undo().then(() => Promise.reject(error)));
      await putInOrder(storage, manifest, pictures, report);
      return place;
    });
    for (const sentence of sentences) report(sentence);
    return replaced;
  } catch (error) {
    await database.discard();
    throw error;
  }
}

/**
 * Marks storage as being restored while `work` runs. After an error the previous mark returns, unless only the cleanup
 * failed.
 */
async function noted<Result>(
  storage: PhotoStorage,
  installations: readonly (string | null)[],
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await storage.restoring();
  await storage.noteRestoring([...new Set(installations.filter((id) => id !== null))]);
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NotPutInOrder)) await storage.noteRestoring(before);
    throw error;
  }
}

/** The backup is restored; only the cleanup failed, which the next start repeats. */
export class NotPutInOrder extends StartFailure {}

/** The cleanup that a start also runs after an interrupted restore. */
async function putInOrder(
  storage: PhotoStorage,
  { installation, photos }: Manifest,
  pictures: RestoredPictures,
  report: Report,
): Promise<void> {
  try {
    await pictures.settle();
    if (installation) await storage.takeOver(installation);
    const others = await quarantineOthers(storage, photos);
    await storage.noteRestoring([]);
    if (others > 0) report(`${others} pictures that the backup does not know are in quarantine for 30 days`);
  } catch (error) {
    throw new NotPutInOrder(
      `The backup is restored, but the pictures that it does not know could not be quarantined (${(error as Error).message}): the next start does it`,
    );
  }
}

/** A bucket may contain the pictures of another site. */
async function refuseForeignStorage(storage: PhotoStorage, restored: Manifest, former: FormerSite | null) {
  const owner = await storage.owner();
  if (!storage.shareable || [null, restored.installation, former?.installation].includes(owner)) return;
  throw new StartFailure(
    `${storage.place} belongs to another installation (${owner}); restore into an empty one, or delete media/.installation there if that site is gone`,
  );
}
