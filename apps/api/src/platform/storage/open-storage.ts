import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import { openDiskStorage } from "./disk-storage.ts";
import type { PhotoStorage } from "./photo-storage.ts";
import { openS3Storage } from "./s3-storage.ts";

export async function openStorage({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<PhotoStorage> {
  return s3 ? openS3Storage(s3) : openDiskStorage(join(dataDir, "media"));
}
