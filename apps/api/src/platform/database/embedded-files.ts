import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { StartFailure } from "#platform/start-failure.ts";

/**
 * The embedded engine on its files. New ones are made beside their place and moved there when they are complete, so that
 * a power cut in the first seconds leaves nothing half made.
 * @param template An empty database that the build has packed; without one it is made from nothing, which takes longer.
 */
export async function openEmbeddedFiles(folder: string, template?: string): Promise<PGlite> {
  if (!existsSync(join(folder, "PG_VERSION"))) await createFiles(folder, template);
  return PGlite.create({ dataDir: folder });
}

async function createFiles(folder: string, template: string | undefined): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const packed = template && existsSync(template) ? await readFile(template) : undefined;
  const engine = await PGlite.create({
    dataDir: draft,
    ...(packed && { loadDataDir: new Blob([packed], { type: "application/x-gzip" }) }),
  });
  await engine.close();
  try {
    await rename(draft, folder);
  } catch {
    // Something else stands there: it may be what is left of a database, so it is not touched.
    throw new StartFailure(`DATA_DIR: ${folder} is there but holds no database; move it away or restore a backup`);
  }
}

/** An empty database, packed, as `openEmbeddedFiles` takes it. */
export async function packEmptyDatabase(): Promise<Buffer> {
  const engine = await PGlite.create();
  try {
    const packed = await engine.dumpDataDir("gzip");
    return Buffer.from(await packed.arrayBuffer());
  } finally {
    await engine.close();
  }
}
