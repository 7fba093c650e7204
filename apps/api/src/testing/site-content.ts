import { createHash } from "node:crypto";
import type { SecurityEventKind } from "@visiga/contracts/security-log";
import type { DataSource } from "typeorm";
import { excludedTables, snapshotPhotos } from "#features/backups/database-snapshot.ts";
import { measure } from "#platform/archive/archive-reader.ts";
import { listTables, quoteIdentifier } from "#platform/database/tables.ts";
import { variantNamed } from "#platform/pictures/picture-variant.ts";
import type { PhotoStorage } from "#platform/storage/photo-storage.ts";

export interface SiteContent {
  /** Number of rows and their hash, by table. */
  readonly tables: Readonly<Record<string, string>>;
  /** SHA-256 by photo and variant; null for a variant that is missing in storage. */
  readonly pictures: Readonly<Record<string, string | null>>;
}

const ofRestores: readonly SecurityEventKind[] = ["backupRestored", "restoreTookDown"];

/** Everything that a backup must restore, in a comparable form. */
export async function contentOf(database: DataSource, storage: PhotoStorage): Promise<SiteContent> {
  const runner = database.createQueryRunner();
  const tables: Record<string, string> = {};
  const pictures: Record<string, string | null> = {};
  try {
    for (const { name } of await listTables(runner)) {
      if (excludedTables.includes(name)) continue;
      const rows: { row: string }[] = await runner.query(
        `SELECT to_jsonb(t)::text AS row FROM ${quoteIdentifier(name)} t
          WHERE NOT coalesce(to_jsonb(t) ->> 'kind' = ANY ($1), false) ORDER BY 1`,
        [ofRestores],
      );
      const hash = createHash("sha256")
        .update(rows.map(({ row }) => row).join("\n"))
        .digest("hex");
      tables[name] = `${rows.length} ${hash}`;
    }
    for (const { id, variants } of await snapshotPhotos(runner)) {
      for (const variant of variants) {
        const kind = variantNamed(variant);
        const opened = kind && (await storage.open(id, kind));
        pictures[`${id}/${variant}`] = opened ? (await measure(opened.stream)).sha256 : null;
      }
    }
  } finally {
    await runner.release();
  }
  return { tables, pictures };
}
