import { join } from "node:path";
import type { BackupCopy } from "@visiga/contracts/backups";
import type { Config } from "@visiga/system/config/config";
import type { ArchivePlace } from "./archive-place.ts";
import { diskArchives, mountedArchives } from "./disk-archives.ts";
import { encryptedDraft } from "./encrypted-archive.ts";
import { s3Archives } from "./s3-archives.ts";

/** Backups are in the bucket if there is one, because the disks of replicas are temporary, else in the data folder. */
export async function openArchives(config: Pick<Config, "s3" | "dataDir" | "backups">): Promise<ArchivePlace> {
  const { s3, dataDir, backups } = config;
  const place = s3 ? await s3Archives(s3, join(dataDir, "tmp")) : diskArchives(join(dataDir, "backups"));
  return backups.passphrase === undefined ? place : encryptedArchives(place, backups.passphrase);
}

/**
 * A place that gets a copy of each backup. Only its own process may call this: a share that does not answer blocks the
 * process that reads from it.
 */
export async function openSecondPlace(
  { dataDir, backups }: Pick<Config, "dataDir" | "backups">,
  work: BackupCopy["work"],
): Promise<ArchivePlace> {
  const { copyFolder, copyBucket } = backups;
  if (work === "copiedToFolder" && copyFolder) return mountedArchives(copyFolder);
  if (work === "copiedToBucket" && copyBucket) return s3Archives(copyBucket, join(dataDir, "tmp"));
  throw new Error(`There is no second place ${work}`);
}

const encryptedArchives = (place: ArchivePlace, passphrase: string): ArchivePlace => ({
  ...place,
  encrypts: true,
  create: async (name) => encryptedDraft(await place.create(name), passphrase),
});
