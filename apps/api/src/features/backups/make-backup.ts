import { createReadStream } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DataSource, QueryRunner } from "typeorm";
import type { ArchiveDraft } from "#platform/archive/archive-place.ts";
import { ArchiveWriter } from "#platform/archive/archive-writer.ts";
import { type Manifest, pictureEntry, tableEntry } from "#platform/archive/manifest.ts";
import { appliedMigrations } from "#platform/database/migrate.ts";
import { copySettings } from "#platform/database/table-copy.ts";
import { copyNamed } from "#platform/pictures/picture-copy.ts";
import type { PhotoStorage } from "#platform/storage/photo-storage.ts";
import { leftOut } from "./left-out.ts";
import { type SnapshotPhoto, snapshotPhotos } from "./snapshot-pictures.ts";
import { copyTables, type TableFile } from "./table-snapshot.ts";

export interface BackupOptions {
  readonly database: DataSource;
  readonly storage: PhotoStorage;
  /**
   * Folder for the tables while they are written, about a tenth of their size in memory. What a backup that was killed
   * has left there is removed.
   */
  readonly temporary: string;
  /** Opens where the archive goes. Called once more if a picture was deleted while the backup was made. */
  readonly open: () => Promise<ArchiveDraft>;
  /** Gives it up, with its reason. */
  readonly signal?: AbortSignal;
}

/** Key of the advisory lock that whoever makes a backup holds, or has the database alone; the same in every process. */
export const backupLock = 7_640_894;

/** Of the folder with the tables. */
const prefix = "backup-";

/** How often a backup starts anew because a picture was deleted meanwhile. */
const attempts = 3;

/** A picture of the snapshot was deleted before it was copied: the snapshot is no longer whole. */
class PictureDeleted extends Error {}

/** Writes the database in one consistent snapshot, then its pictures, into an archive. The site goes on meanwhile. */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  for (const name of await readdir(options.temporary))
    if (name.startsWith(prefix)) await rm(join(options.temporary, name), { recursive: true, force: true });
  for (let attempt = 1; ; attempt++) {
    try {
      return await writeArchive(options);
    } catch (error) {
      if (!(error instanceof PictureDeleted) || attempt === attempts) throw error;
    }
  }
}

interface Snapshot extends Pick<Manifest, "madeAt" | "installation" | "migrations"> {
  readonly tables: readonly TableFile[];
  readonly photos: readonly SnapshotPhoto[];
}

async function writeArchive({ database, storage, temporary, open, signal }: BackupOptions): Promise<Manifest> {
  const folder = await mkdtemp(join(temporary, prefix));
  const draft = await open();
  const archive = new ArchiveWriter(draft.target);
  try {
    const { tables, photos, ...about } = await takeSnapshot(database, folder);
    for (const { name, path, bytes } of tables) await archive.add(tableEntry(name), bytes, createReadStream(path));
    const missing: string[] = [];
    for (const { id, copies } of photos) {
      signal?.throwIfAborted();
      for (const copy of copies) {
        if (await addCopy(archive, storage, id, copy)) continue;
        if (!(await isKnown(database, id))) throw new PictureDeleted(`Photo ${id} was deleted during the backup`);
        missing.push(`${id}/${copy}`);
      }
    }
    const manifest = await archive.finish({
      format: 1,
      ...about,
      tables: tables.map(({ name, columns, rows, numbered }) => ({ name, columns, rows, numbered })),
      leftOut: [...leftOut],
      photos: photos.map(({ id }) => id),
      missing,
    });
    await draft.keep();
    return manifest;
  } catch (error) {
    await archive.abandon();
    await draft.discard();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function takeSnapshot(database: DataSource, folder: string): Promise<Snapshot> {
  const runner = database.createQueryRunner();
  await runner.connect();
  try {
    await runner.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await runner.query(copySettings);
    const [{ now }]: [{ now: Date }] = await runner.query("SELECT now() AS now");
    const snapshot = {
      madeAt: now.toISOString(),
      migrations: await appliedMigrations(runner),
      installation: await installationOf(runner),
      tables: await copyTables(runner, folder),
      photos: await snapshotPhotos(runner),
    };
    await runner.query("COMMIT");
    return snapshot;
  } catch (error) {
    await runner.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    await runner.release();
  }
}

async function installationOf(runner: QueryRunner): Promise<string | null> {
  // Schemas of the first release have no such table.
  const [{ present }]: [{ present: boolean }] = await runner.query(
    "SELECT to_regclass('installation') IS NOT NULL AS present",
  );
  const [row]: { id: string }[] = present ? await runner.query("SELECT id FROM installation") : [];
  return row?.id ?? null;
}

/** @returns false if storage does not have the copy */
async function addCopy(archive: ArchiveWriter, storage: PhotoStorage, id: string, copy: string): Promise<boolean> {
  const kind = copyNamed(copy);
  const opened = kind && (await storage.open(id, kind));
  if (!opened) return false;
  await archive.add(pictureEntry(id, copy), opened.bytes, opened.stream);
  return true;
}

async function isKnown(database: DataSource, photoId: string): Promise<boolean> {
  return (await database.query<unknown[]>("SELECT 1 FROM photo WHERE id = $1", [photoId])).length > 0;
}
