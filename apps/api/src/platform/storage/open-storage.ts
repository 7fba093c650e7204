import { join } from "node:path";
import type { Config } from "@visiga/system/config/config";
import type { Installation, PhotoStorage } from "@visiga/system/storage/photo-storage";
import { openDiskStorage } from "./disk-storage.ts";
import { openS3Storage } from "./s3-storage.ts";

/** The photos of an installation: below `media` in the data folder or in the bucket. */
export async function openStorage(
  { s3, dataDir }: Pick<Config, "s3" | "dataDir">,
  installation: Installation,
): Promise<PhotoStorage> {
  return s3 ? openS3Storage(s3, installation) : openDiskStorage(join(dataDir, "media"), installation);
}
