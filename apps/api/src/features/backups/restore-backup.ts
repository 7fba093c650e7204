import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseError } from "pg";
import { QueryFailedError } from "typeorm";
import type { ArchivePlace } from "#platform/archive/archive-place.ts";
import { checkArchive } from "#platform/archive/archive-reader.ts";
import type { Manifest } from "#platform/archive/manifest.ts";
import { openArchives } from "#platform/archive/open-archives.ts";
import type { Config } from "#platform/config/config.ts";
import { createConnection, type Schema, type ServerAddress } from "#platform/database/connection.ts";
import { prepareDataDir } from "#platform/database/data-dir.ts";
import { isUnavailable } from "#platform/database/database-error.ts";
import { openReplacement } from "#platform/database/database-replacement.ts";
import { type PresentDatabase, takeDatabase } from "#platform/database/present-database.ts";
import { type Report, StartFailure } from "#platform/start-failure.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import type { PhotoStorage } from "#platform/storage/photo-storage.ts";
import { quarantineOthers } from "#platform/storage/quarantine-others.ts";
import { isRestorePoint, restorePointName } from "./backup-names.ts";
import { broughtBack, type Standing, standingOf } from "./brought-back.ts";
import { makeBackup } from "./make-backup.ts";
import { restorePictures } from "./restore-pictures.ts";
import { restoreTables, schemaThen } from "./restore-tables.ts";

/** How many restore points are kept. */
const keptRestorePoints = 2;

export interface RestoreOptions {
  readonly config: Pick<Config, "databaseUrl" | "dataDir" | "s3">;
  readonly schema: Schema;
  /** The archive. */
  readonly path: string;
  /** Goes on without a restore point. */
  readonly unsaved?: boolean;
  readonly report: Report;
}

/**
 * Replaces database and pictures by those of a backup. What is there is saved first, and stays on any failure: the new
 * database is complete and checked before it takes the place of the old one, in one step.
 * @throws StartFailure for a damaged backup, one of a newer program, and beside a running server
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { config, schema, path, report, unsaved = false } = options;
  const manifest = await checkArchive(path);
  schemaThen(schema, manifest);
  await prepareDataDir(config.dataDir, !config.databaseUrl);
  const present = await takeDatabase(config, report);
  try {
    const storage = await openStorage(config);
    const saved = unsaved ? null : await saveRestorePoint(present, { config, schema, storage, report });
    await refuseForeignStorage(storage, manifest, saved);
    const database = await openReplacement(config, report);
    try {
      const restored = await restoreTables(database.address, schema, path, manifest);
      const either = [manifest.installation, saved?.installation, await storage.owner()];
      await storage.noteRestoring([...new Set(either.filter((id) => typeof id === "string"))]);
      const pictures = await restorePictures(storage, path, manifest);
      report(`Pictures: ${pictures.added} added, ${pictures.present} there already, ${pictures.repaired} repaired`);
      const former = await database.takePlace();
      await putInOrder(storage, manifest, report);
      const sameSite = saved?.installation === manifest.installation;
      if (saved && sameSite) for (const sentence of broughtBack(saved.standing, restored)) report(sentence);
      if (former && saved) await former.remove();
      else if (former) report(`The former database is kept in ${former.place}`);
      return manifest;
    } catch (error) {
      await database.discard();
      throw error;
    }
  } finally {
    await present.release();
  }
}

/** What a start does too, where a restore was cut off before. */
async function putInOrder(storage: PhotoStorage, { installation, photos }: Manifest, report: Report): Promise<void> {
  try {
    if (installation) await storage.takeOver(installation);
    const others = await quarantineOthers(storage, photos);
    await storage.noteRestoring([]);
    if (others > 0) report(`${others} pictures that the backup does not know are in quarantine for 30 days`);
  } catch (error) {
    throw new StartFailure(
      `The backup is restored, but the pictures that it does not know could not be put away (${(error as Error).message}): the next start does it`,
    );
  }
}

interface SavingOptions extends Pick<RestoreOptions, "config" | "schema" | "report"> {
  readonly storage: PhotoStorage;
}

interface Saved extends Pick<Manifest, "installation"> {
  readonly standing: Standing;
}

/** Makes a backup of what is there. @returns null where there is nothing, or nothing that can be read */
async function saveRestorePoint(present: PresentDatabase, options: SavingOptions): Promise<Saved | null> {
  const { config, schema, storage, report } = options;
  if (!present.exists) return null;
  const archives = await openArchives(config);
  const name = restorePointName(new Date());
  const temporary = join(config.dataDir, "tmp");
  await mkdir(temporary, { recursive: true });
  const save = async (address: ServerAddress) => {
    const database = await createConnection(address, schema).initialize();
    try {
      const { installation } = await makeBackup({ database, storage, temporary, open: () => archives.create(name) });
      return { installation, standing: await standingOf(database) };
    } finally {
      await database.destroy();
    }
  };
  try {
    const saved = await present.read(save);
    await removeOlderRestorePoints(archives);
    report(`Restore point: ${name} in ${archives.place}`);
    return saved;
  } catch (error) {
    const { message } = error as Error;
    if (!isUnreadable(error))
      throw new StartFailure(
        `The restore point cannot be made (${message}); nothing was changed. To go on without: --without-restore-point`,
      );
    report(`There is no restore point: the database that is there cannot be read (${message})`);
    return null;
  }
}

async function removeOlderRestorePoints(archives: ArchivePlace): Promise<void> {
  const points = (await archives.list()).filter(({ name }) => isRestorePoint(name));
  for (const { name } of points.slice(0, -keptRestorePoints)) await archives.remove(name);
}

/** The database itself fails, as opposed to the place of the restore point or the pictures. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof StartFailure ||
  error instanceof QueryFailedError ||
  error instanceof DatabaseError ||
  isUnavailable(error);

/** In a bucket may be the pictures of another site. */
async function refuseForeignStorage(storage: PhotoStorage, restored: Manifest, saved: Saved | null): Promise<void> {
  const owner = await storage.owner();
  if (owner === null || owner === restored.installation || owner === saved?.installation) return;
  if (!storage.shareable) return;
  throw new StartFailure(
    `${storage.place} belongs to another installation (${owner}); restore into an empty one, or delete media/.installation there if that site is gone`,
  );
}
