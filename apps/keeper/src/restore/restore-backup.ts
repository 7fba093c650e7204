import type { KeptSite } from "@visiga/api/kept-site";
import type { RestoreStep } from "@visiga/contracts/restore";
import type { Config } from "@visiga/system/config/config";
import { withConnection } from "@visiga/system/database/connection";
import type { Report } from "@visiga/system/errors/start-failure";
import { checkArchive } from "#archive/archive-reader.ts";
import type { ArchiveFile } from "#archive/encrypted-archive.ts";
import type { Manifest } from "#archive/manifest.ts";
import { openReplacement } from "#database/database-replacement.ts";
import { lockDatabase } from "#database/existing-database.ts";
import { prepareDataDir } from "#postgres/data-dir.ts";
import { ReplacedPhotos } from "./replaced-photos.ts";
import { restorePictures } from "./restore-pictures.ts";
import { type FormerSite, readFormer } from "./restore-point.ts";
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
  const { config, kept, archive, tellOperator, unsaved = false, progress = () => {} } = options;
  progress("check", 0, 0);
  const manifest = await checkArchive(archive);
  schemaAtBackup(kept.schema, manifest);
  await prepareDataDir(config.dataDir, !config.databaseUrl);
  const present = await lockDatabase(config, tellOperator);
  const photos = new ReplacedPhotos(config, kept);
  try {
    progress("restorePoint", 0, 0);
    const former = await readFormer(present, { config, kept, unsaved, tellOperator });
    const { restorePoint = null } = former ?? {};
    const replacing = { ...options, progress, photos, former, replaces: present.exists, manifest };
    const { restored, replaced } = await replace(replacing).catch(async (error) => {
      await restorePoint?.discard();
      throw error;
    });
    await restorePoint?.keep();
    if (replaced && restorePoint) await replaced.remove();
    else if (replaced)
      tellOperator(`The former database is kept in ${replaced.place}, and its pictures where they were`);
    await photos
      .deleteLeftBehind(restored)
      .catch((error: Error) => tellOperator(`The next start deletes the former pictures (${error.message})`));
    return { manifest, restorePoint: restorePoint?.name ?? null };
  } finally {
    await present.release();
  }
}

interface Replacing extends RestoreOptions {
  readonly photos: ReplacedPhotos;
  readonly former: FormerSite | null;
  /** Whether a database exists, even if it is unreadable. */
  readonly replaces: boolean;
  readonly manifest: Manifest;
  readonly progress: ReportProgress;
}

/** @returns the new installation, and the previous database; null if there was none */
async function replace(options: Replacing) {
  const { config, kept, archive, tellOperator, progress, photos, former, replaces, manifest } = options;
  await photos.deleteLeftBehind(former?.installation ?? null);
  const database = await openReplacement(config, tellOperator);
  try {
    await restoreTables(database.address, kept, archive, manifest, (done) =>
      progress("tables", done, manifest.tables.length),
    );
    const { sentences, restored } = await withConnection(database.address, kept.schema, async (filled) => ({
      sentences: await kept.settleRestored(filled, former, { replaces, madeAt: manifest.madeAt }),
      restored: await kept.renewInstallation(filled),
    }));
    const noted = { restored, former: former?.installation ?? null, saved: former?.restorePoint != null };
    await photos.record(noted);
    try {
      const count = await restorePictures(await kept.openStorage(config, restored), archive, (done) =>
        progress("pictures", done, manifest.photos.length),
      );
      tellOperator(`Pictures: ${count}`);
    } catch (error) {
      // Else the next start deletes them.
      await photos.abandon(noted).catch(() => {});
      throw error;
    }
    const replaced = await database.takePlace();
    for (const sentence of sentences) tellOperator(sentence);
    return { restored, replaced };
  } catch (error) {
    await database.discard();
    throw error;
  }
}
