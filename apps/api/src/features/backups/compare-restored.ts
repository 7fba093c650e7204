import type { DataSource } from "typeorm";
import { pictureOf } from "#platform/archive/archive-entries.ts";
import { measure } from "#platform/archive/archive-reader.ts";
import type { Manifest } from "#platform/archive/manifest.ts";
import { appliedMigrations } from "#platform/database/migrate.ts";
import { StartFailure } from "#platform/errors/start-failure.ts";
import { variantNamed } from "#platform/pictures/picture-variant.ts";
import type { PhotoStorage } from "#platform/storage/photo-storage.ts";
import { countRows } from "./table-snapshot.ts";

/**
 * Compares a restored site with its manifest: the rows of each table and all variants of each picture.
 * @throws StartFailure with the first difference
 */
export async function compareRestored(database: DataSource, storage: PhotoStorage, manifest: Manifest): Promise<void> {
  // Later migrations may have added rows. Row counts were already compared when the tables were filled.
  const unchanged = (await appliedMigrations(database)).length === manifest.migrations.length;
  for (const { name, rows } of unchanged ? manifest.tables : []) {
    const restored = await countRows(database, name);
    if (restored !== rows) throw new StartFailure(`The restored table ${name} has ${restored} rows instead of ${rows}`);
  }
  for (const { name, sha256 } of manifest.entries) {
    const picture = pictureOf(name);
    const kind = picture && variantNamed(picture.variant);
    if (!picture || !kind) continue;
    const opened = await storage.open(picture.photoId, kind);
    if (!opened) throw new StartFailure(`The restored ${name} is missing`);
    if ((await measure(opened.stream)).sha256 !== sha256) throw new StartFailure(`The restored ${name} differs`);
  }
}
