import { join } from "node:path";
import type { Config } from "@visiga/system/config/config";
import type { PhotoStorage } from "@visiga/system/storage/photo-storage";
import { openDiskStorage } from "./disk-storage.ts";
import { openS3Storage } from "./s3-storage.ts";

export async function openStorage({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<PhotoStorage> {
  return s3 ? openS3Storage(s3) : openDiskStorage(join(dataDir, "media"));
}
