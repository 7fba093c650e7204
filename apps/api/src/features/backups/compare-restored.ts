import type { DataSource } from "typeorm";
import { measure } from "#platform/archive/archive-reader.ts";
import { type Manifest, pictureOf } from "#platform/archive/manifest.ts";
import { appliedMigrations } from "#platform/database/migrate.ts";
import { copyNamed } from "#platform/pictures/picture-copy.ts";
import { StartFailure } from "#platform/start-failure.ts";
import type { PhotoStorage } from "#platform/storage/photo-storage.ts";
import { countRows } from "./table-snapshot.ts";

/**
 * Compares a restored site with its manifest: the rows of every table, every copy of every picture.
 * @throws StartFailure with the first difference
 */
export async function compareRestored(database: DataSource, storage: PhotoStorage, manifest: Manifest): Promise<void> {
  // Migrations since the backup may have added rows; the counts before them were compared when the tables were filled.
  const unchanged = (await appliedMigrations(database)).length === manifest.migrations.length;
  for (const { name, rows } of unchanged ? manifest.tables : []) {
    const restored = await countRows(database, name);
    if (restored !== rows) throw new StartFailure(`The restored table ${name} has ${restored} rows instead of ${rows}`);
  }
  for (const { name, sha256 } of manifest.entries) {
    const picture = pictureOf(name);
    const kind = picture && copyNamed(picture.copy);
    if (!picture || !kind) continue;
    const opened = await storage.open(picture.photoId, kind);
    if (!opened) throw new StartFailure(`The restored ${name} is missing`);
    if ((await measure(opened.stream)).sha256 !== sha256) throw new StartFailure(`The restored ${name} differs`);
  }
}
