import { createHash } from "node:crypto";
import type { DataSource } from "typeorm";
import { leftOut } from "#features/backups/left-out.ts";
import { snapshotPhotos } from "#features/backups/snapshot-pictures.ts";
import { measure } from "#platform/archive/archive-reader.ts";
import { quoted } from "#platform/database/table-copy.ts";
import { listTables } from "#platform/database/tables.ts";
import { copyNamed } from "#platform/pictures/picture-copy.ts";
import type { PhotoStorage } from "#platform/storage/photo-storage.ts";

export interface SiteContent {
  /** Count and hash of the rows, by table. */
  readonly tables: Readonly<Record<string, string>>;
  /** SHA-256 by photo and copy; null for a copy that storage lacks. */
  readonly pictures: Readonly<Record<string, string | null>>;
}

/** All that a backup is to bring back, in a form to compare. */
export async function contentOf(database: DataSource, storage: PhotoStorage): Promise<SiteContent> {
  const runner = database.createQueryRunner();
  const tables: Record<string, string> = {};
  const pictures: Record<string, string | null> = {};
  try {
    for (const { name } of await listTables(runner)) {
      if (leftOut.includes(name)) continue;
      const rows: { row: string }[] = await runner.query(
        `SELECT to_jsonb(t)::text AS row FROM ${quoted(name)} t ORDER BY 1`,
      );
      const hash = createHash("sha256")
        .update(rows.map(({ row }) => row).join("\n"))
        .digest("hex");
      tables[name] = `${rows.length} ${hash}`;
    }
    for (const { id, copies } of await snapshotPhotos(runner)) {
      for (const copy of copies) {
        const kind = copyNamed(copy);
        const opened = kind && (await storage.open(id, kind));
        pictures[`${id}/${copy}`] = opened ? (await measure(opened.stream)).sha256 : null;
      }
    }
  } finally {
    await runner.release();
  }
  return { tables, pictures };
}
