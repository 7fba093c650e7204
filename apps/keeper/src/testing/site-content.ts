import { createHash } from "node:crypto";
import { keptSite } from "@visiga/api/kept-site";
import type { PhotoStorage } from "@visiga/api/src/platform/storage/photo-storage.ts";
import type { SecurityEventKind } from "@visiga/contracts/security-log";
import { variantNamed } from "@visiga/system/storage/picture-variant";
import type { DataSource } from "typeorm";
import { measure } from "#archive/archive-reader.ts";
import { listTables, quoteIdentifier } from "#archive/tables.ts";

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
      if (keptSite.excludedTables.includes(name)) continue;
      const rows: { row: string }[] = await runner.query(
        // A restored database is a new installation of the same site.
        `SELECT (to_jsonb(t) - ${name === "installation" ? "'id'" : "''"})::text AS row FROM ${quoteIdentifier(name)} t
          WHERE NOT coalesce(to_jsonb(t) ->> 'kind' = ANY ($1), false) ORDER BY 1`,
        [ofRestores],
      );
      const hash = createHash("sha256")
        .update(rows.map(({ row }) => row).join("\n"))
        .digest("hex");
      tables[name] = `${rows.length} ${hash}`;
    }
    for (const { id, variants } of await keptSite.snapshotPhotos(runner)) {
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
