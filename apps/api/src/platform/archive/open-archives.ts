import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
import type { ArchivePlace } from "./archive-place.ts";
import { diskArchives } from "./disk-archives.ts";
import { s3Archives } from "./s3-archives.ts";

/**
 * Backups are stored in the bucket if there is one, because the disks of replicas are temporary; otherwise in the data
 * folder.
 */
export async function openArchives({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<ArchivePlace> {
  return s3 ? s3Archives(s3, join(dataDir, "tmp")) : diskArchives(join(dataDir, "backups"));
}
