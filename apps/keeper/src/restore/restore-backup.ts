import type { KeptSite } from "@visiga/api/kept-site";
import type { RestoreStep } from "@visiga/contracts/restore";
import type { Config } from "@visiga/system/config/config";
import { withConnection } from "@visiga/system/database/connection";
import type { Report } from "@visiga/system/errors/start-failure";
import { checkArchive } from "#archive/archive-reader.ts";
import type { ArchiveFile } from "#archive/encrypted-archive.ts";
import { openReplacement } from "#database/database-replacement.ts";
import { lockDatabase } from "#database/existing-database.ts";
import { prepareDataDir } from "#postgres/data-dir.ts";
import { ReplacedPhotos } from "./replaced-photos.ts";
import { restorePictures } from "./restore-pictures.ts";
import { readFormer } from "./restore-point.ts";
import { restoreTables, schemaAtBackup } from "./restore-tables.ts";

export interface RestoreOptions {
  readonly config: Pick<Config, "databaseUrl" | "dataDir" | "s3" | "backups">;
  readonly kept: KeptSite;
  readonly archive: ArchiveFile;
  readonly unsaved?: boolean;
  readonly tellOperator: Report;
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
  const { config, kept, archive, tellOperator, progress = () => {} } = options;
  progress("check", 0, 0);
  const manifest = await checkArchive(archive);
  const { madeAt } = manifest;
  schemaAtBackup(kept.schema, manifest);
  await prepareDataDir(config.dataDir, !config.databaseUrl);
  const present = await lockDatabase(config, tellOperator);
  const photos = new ReplacedPhotos(config, kept);
  let undo: (() => Promise<void>)[] = [];
  // The outcome of the restore does not depend on it.
  const reportRemains = ({ message }: Error) =>
    tellOperator(`What is not needed any more could not be deleted: ${message}`);
  try {
    progress("restorePoint", 0, 0);
    const former = await readFormer(present, options);
    const { installation = null, restorePoint = null } = former ?? {};
    if (restorePoint) undo.push(restorePoint.discard);
    await photos.deleteLeftBehind(installation);
    const database = await openReplacement(config, tellOperator);
    undo.push(database.discard);
    await restoreTables(database.address, kept, archive, manifest, (done) =>
      progress("tables", done, manifest.tables.length),
    );
    const { sentences, restored } = await withConnection(database.address, kept.schema, async (filled) => ({
      sentences: await kept.settleRestored(filled, former, { replaces: present.exists, madeAt }),
      restored: await kept.renewInstallation(filled),
    }));
    await photos.record({ restored, former: installation, saved: restorePoint !== null });
    // Else the next start deletes them.
    undo.push(() => photos.delete(restored));
    const count = await restorePictures(await kept.openStorage(config, restored), archive, (done) =>
      progress("pictures", done, manifest.photos.length),
    );
    tellOperator(`Pictures: ${count}`);
    // One that fails may have been done, or is completed by the next start: the restore point and the photos stay.
    undo = [database.discard];
    const replaced = await database.takePlace();
    undo = [];
    for (const sentence of sentences) tellOperator(sentence);
    await restorePoint?.keep().catch(reportRemains);
    if (replaced && restorePoint) await replaced.remove().catch(reportRemains);
    else if (replaced)
      tellOperator(`The former database is kept in ${replaced.place}, and its pictures where they were`);
    await photos
      .deleteLeftBehind(restored)
      .catch((error: Error) => tellOperator(`The next start deletes the former pictures (${error.message})`));
    return { manifest, restorePoint: restorePoint?.name ?? null };
  } catch (error) {
    for (const step of undo.reverse()) await step().catch(reportRemains);
    throw error;
  } finally {
    await present.release();
  }
}
