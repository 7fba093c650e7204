import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { KeptSite } from "@visiga/api/kept-site";
import { isWhole, verifiedPages } from "@visiga/api/verified-pages";
import { readConfig } from "@visiga/system/config/config";
import { removeLeftoversIn } from "@visiga/system/disk/disk-files";
import { measureSpareBytes } from "@visiga/system/disk/disk-space";
import { DiskTooFull, StartFailure } from "@visiga/system/errors/start-failure";
import { readFailure } from "#archive/archive-entries.ts";
import type { ArchiveFile } from "#archive/encrypted-archive.ts";
import { startDatabaseServer } from "#database/database-server.ts";
import { openKeeper } from "#open-keeper.ts";
import type { InspectedBackup } from "#restore/inspection.ts";
import { restoreBackup } from "#restore/restore-backup.ts";

/** Size of a cluster without rows, in bytes. */
const emptyCluster = 60e6;

/** Folders of killed verifications, each as large as a site, and archives that they had fetched. */
const leftovers = /^(?:verify|archive)-/;

const maxDuration = 12 * 3600 * 1000;

const silent = () => {};

/**
 * Restores a backup into a temporary folder with a separate PostgreSQL, where it counts the rows and reads back the
 * pictures, and reads pages of the site. The installation is not affected.
 * @param temporary folder for the files, which are removed afterwards, including those of killed verifications
 */
export async function verifyBackup(archive: ArchiveFile, temporary: string, kept: KeptSite): Promise<InspectedBackup> {
  await mkdir(temporary, { recursive: true });
  await removeLeftoversIn(temporary, new Date(Date.now() - maxDuration), leftovers);
  const { size } = await stat(archive.path).catch((error) => {
    throw readFailure(error, archive.path);
  });
  if ((await measureSpareBytes(temporary)) < size + emptyCluster)
    throw new DiskTooFull(`There is no room in ${temporary} to restore a backup of ${(size / 1e6).toFixed(0)} MB`);
  const dataDir = await mkdtemp(join(temporary, `verify-${process.pid}-`));
  try {
    const config = readConfig({ DATA_DIR: dataDir, SEED_DEMO: "false" });
    const { manifest } = await restoreBackup({ config, kept, archive, tellOperator: silent });
    const databaseServer = await startDatabaseServer(config, silent);
    const openOptions = { config, databaseServer, openKeeper: openKeeper(kept), tellOperator: silent };
    const site = await kept.openOfflineSite(openOptions);
    try {
      for (const page of verifiedPages) {
        const { statusCode, body } = await site.app.inject(page);
        if (statusCode !== 200 || !isWhole(body))
          throw new StartFailure(`The page ${page} of the restored site cannot be shown (${statusCode})`);
      }
      return { manifest, site: await kept.rememberSite(site.database) };
    } finally {
      await site.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
