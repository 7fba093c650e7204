import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { compareRestored } from "./features/backups/compare-restored.ts";
import { restoreBackup } from "./features/backups/restore-backup.ts";
import type { Manifest } from "./platform/archive/manifest.ts";
import { readConfig } from "./platform/config/config.ts";
import { StartFailure } from "./platform/start-failure.ts";
import { spareSpace } from "./platform/storage/disk-room.ts";
import { isOlder } from "./platform/storage/leftovers.ts";
import { openStorage } from "./platform/storage/open-storage.ts";
import { openQuietSite } from "./quiet-site.ts";
import { schema } from "./schema.ts";

/** The pages that a verified backup must show. */
export const verifiedPages = [
  "/",
  "/news",
  "/gallery",
  "/alumni",
  "/organization",
  "/about-us",
  "/staff",
  "/o-level-admission",
  "/contact",
  "/images",
] as const;

/** A cluster without rows, in bytes. */
const emptyCluster = 60e6;

/** Of the folders in which backups are verified. */
const prefix = "verify-";

/** Milliseconds; no verification takes longer. */
const longest = 12 * 3600 * 1000;

const silent = () => {};

/**
 * Restores a backup into a folder of its own with a PostgreSQL of its own, compares it with its manifest and reads pages
 * of the site. The installation is not touched.
 * @param temporary folder for that; what it writes there is removed again, and what one that was killed has left
 * @throws StartFailure with what is wrong
 */
export async function verifyBackup(path: string, temporary: string): Promise<Manifest> {
  await mkdir(temporary, { recursive: true });
  await removeFormer(temporary);
  const { size } = await stat(path).catch(() => {
    throw new StartFailure(`There is no file ${path}`);
  });
  if ((await spareSpace(temporary)) < size + emptyCluster)
    throw new StartFailure(`There is no room in ${temporary} to restore a backup of ${(size / 1e6).toFixed(0)} MB`);
  const dataDir = await mkdtemp(join(temporary, prefix));
  try {
    const config = readConfig({ DATA_DIR: dataDir, SEED_DEMO: "false" });
    const manifest = await restoreBackup({ config, schema, path, report: silent });
    const site = await openQuietSite(config, silent);
    try {
      await compareRestored(site.database, await openStorage(config), manifest);
      for (const page of verifiedPages) {
        const { statusCode, body } = await site.app.inject(page);
        if (statusCode !== 200 || !isWhole(body))
          throw new StartFailure(`The page ${page} of the restored site cannot be shown (${statusCode})`);
      }
    } finally {
      await site.close();
    }
    return manifest;
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Removes what verifications that were killed have left, each the size of a site. */
async function removeFormer(temporary: string): Promise<void> {
  const before = new Date(Date.now() - longest);
  for (const name of await readdir(temporary)) {
    const path = join(temporary, name);
    if (name.startsWith(prefix) && (await isOlder(path, before))) await rm(path, { recursive: true, force: true });
  }
}

/** A page whose list cannot be read is drawn with a button to try again; lists that grow have one in a template. */
const isWhole = (html: string): boolean =>
  html.includes("</html>") && !html.replace(/<template[\s\S]*?<\/template>/g, "").includes("data-retry");
