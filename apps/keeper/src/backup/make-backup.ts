import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { KeptSite, PhotoStorage } from "@visiga/api/kept-site";
import type { BackupRun } from "@visiga/contracts/backups";
import { withoutLimits } from "@visiga/system/database/connection";
import { appliedMigrations } from "@visiga/system/database/migrate";
import { removeLeftoversIn } from "@visiga/system/disk/disk-files";
import { listened } from "@visiga/system/listened";
import { productVersion } from "@visiga/system/product-version";
import { variantNamed } from "@visiga/system/storage/picture-variant";
import type { DataSource, QueryRunner } from "typeorm";
import { pictureEntry, tableEntry } from "#archive/archive-entries.ts";
import type { ArchiveDraft } from "#archive/archive-place.ts";
import { ArchiveWriter } from "#archive/archive-writer.ts";
import type { Manifest } from "#archive/manifest.ts";
import { copySettings } from "#archive/tables.ts";
import { copyTables } from "./database-snapshot.ts";

export interface BackupOptions {
  readonly kept: KeptSite;
  readonly database: DataSource;
  readonly storage: PhotoStorage;
  /**
   * Folder for the tables while they are being written, about a tenth of their size in memory. Remains of a killed
   * backup are removed.
   */
  readonly temporary: string;
  /** Opens the target of the archive. Called again if a picture was deleted during the backup. */
  readonly open: () => Promise<ArchiveDraft>;
  readonly signal?: AbortSignal;
  readonly progress?: (progress: Pick<BackupRun, "step" | "done" | "of">) => void;
}

/** How often a backup is attempted if a picture is deleted during it. */
const attempts = 3;

class PictureDeleted extends Error {}

/** Writes a consistent snapshot of the database and then its pictures into an archive, while the site keeps running. */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  await mkdir(options.temporary, { recursive: true });
  await removeLeftoversIn(options.temporary, null, /^backup-/);
  for (let attempt = 1; ; attempt++) {
    try {
      return await writeArchive(options);
    } catch (error) {
      if (!(error instanceof PictureDeleted) || attempt === attempts) throw error;
    }
  }
}

async function writeArchive(options: BackupOptions): Promise<Manifest> {
  const { kept, database, storage, temporary, open, signal, progress = () => {} } = options;
  const draft = await open();
  const folder = await mkdtemp(join(temporary, "backup-")).catch(async (error: unknown) => {
    await draft.discard();
    throw error;
  });
  const archive = new ArchiveWriter(draft.target);
  try {
    const { tables, photos, ...about } = await takeSnapshot(options, folder);
    for (const { name, path, bytes } of tables)
      await archive.add(tableEntry(name), bytes, listened(createReadStream(path)));
    const missing: string[] = [];
    for (const [done, { id, variants }] of photos.entries()) {
      signal?.throwIfAborted();
      progress({ step: "pictures", done, of: photos.length });
      for (const variant of variants) {
        if (await addVariant(archive, storage, id, variant)) continue;
        if (!(await kept.isPhotoKnown(database, id)))
          throw new PictureDeleted(`Photo ${id} was deleted during the backup`);
        missing.push(`${id}/${variant}`);
      }
    }
    signal?.throwIfAborted();
    const manifest = await archive.finish({
      format: 1,
      version: productVersion(),
      ...about,
      tables: tables.map(({ name, columns, rows, numbered }) => ({ name, columns, rows, numbered })),
      leftOut: [...kept.excludedTables],
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

const takeSnapshot = ({ kept, database, progress = () => {} }: BackupOptions, folder: string) =>
  withoutLimits(database, (unlimited) =>
    unlimited.transaction("REPEATABLE READ", async (manager) => {
      const runner = manager.queryRunner as QueryRunner;
      await runner.query(`SET TRANSACTION READ ONLY; ${copySettings}`);
      const [{ now }]: [{ now: Date }] = await runner.query("SELECT now() AS now");
      return {
        madeAt: now.toISOString(),
        migrations: await appliedMigrations(runner),
        installation: (await kept.installationOf(runner))?.id ?? null,
        tables: await copyTables(runner, folder, [...kept.excludedTables, ...kept.formerExcludedTables], (done, of) =>
          progress({ step: "tables", done, of }),
        ),
        photos: await kept.snapshotPhotos(runner),
      };
    }),
  );

/** @returns false if the variant is missing from storage */
async function addVariant(archive: ArchiveWriter, storage: PhotoStorage, id: string, variant: string) {
  const kind = variantNamed(variant);
  const opened = kind && (await storage.open(id, kind));
  if (!opened) return false;
  await archive.add(pictureEntry(id, variant), opened.bytes, opened.stream);
  return true;
}
