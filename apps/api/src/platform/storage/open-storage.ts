import { join } from "node:path";
import type { Config } from "@visiga/system/config/config";
import type { DataSource } from "typeorm";
import { openDiskStorage } from "./disk-storage.ts";
import { ensureInstallation } from "./installation.ts";
import type { Installation, PhotoStorage } from "./photo-storage.ts";
import { openS3Storage } from "./s3-storage.ts";

/**
 * The photos of an installation: below `media` in the data folder or in the bucket.
 * @param isNew whether a missing folder is made
 */
export async function openStorage(
  { s3, dataDir }: Pick<Config, "s3" | "dataDir">,
  installation: Installation,
  isNew = true,
): Promise<PhotoStorage> {
  return s3 ? openS3Storage(s3, installation) : openDiskStorage(join(dataDir, "media"), installation, isNew);
}

/**
 * The photos of a database. While it lists some, a missing folder is not made: it is that of a disk that is not mounted,
 * and nothing must be written or counted in its place.
 */
export async function openStorageOf(config: Pick<Config, "s3" | "dataDir">, database: DataSource) {
  const installation = await ensureInstallation(database);
  const [{ listed }]: [{ listed: boolean }] = await database.query("SELECT EXISTS (SELECT FROM photo) AS listed");
  return { installation, storage: await openStorage(config, installation, !listed) };
}
