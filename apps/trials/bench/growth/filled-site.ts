import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createConnection } from "@visiga/api/src/platform/database/connection.ts";
import { lockDataDir } from "@visiga/api/src/platform/database/database-server.ts";
import { startEmbeddedPostgres } from "@visiga/api/src/platform/postgres/embedded-postgres.ts";
import { schema } from "@visiga/api/src/schema.ts";
import type { DataSource } from "typeorm";
import { fileRows, otherRows, photoRows, revisionRows } from "./rows.ts";

/** Bytes of each variant. */
const bytes = 2000;

/** Adds files with one photo each, and the history of ten years, to the data folder of a stopped server. */
export async function fillSite(dataDir: string, files: number): Promise<void> {
  const lock = await lockDataDir(dataDir);
  const server = await startEmbeddedPostgres(dataDir, { report: () => {} });
  try {
    const database = await createConnection(server.address, schema, { limited: false }).initialize();
    for (const statement of [photoRows, fileRows, revisionRows, ...otherRows]) await database.query(statement, [files]);
    for (const statement of ["VACUUM ANALYZE", "CHECKPOINT"]) await database.query(statement);
    await storePictures(database, join(dataDir, "media"));
    await database.destroy();
  } finally {
    await server.stop();
    await lock.release();
  }
}

/** Small files, because only their number matters. */
async function storePictures(database: DataSource, folder: string): Promise<void> {
  const content = Buffer.alloc(bytes, "picture");
  const photos = await database.query<{ id: string }[]>("SELECT id FROM photo WHERE color = '#123456'");
  for (const { id } of photos) {
    mkdirSync(join(folder, id));
    for (const name of ["640.webp", "640.avif", "share-50-50.jpg"]) writeFileSync(join(folder, id, name), content);
  }
}
