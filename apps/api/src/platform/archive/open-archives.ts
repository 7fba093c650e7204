import { join } from "node:path";
import type { Config } from "#platform/config/config.ts";
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

/** A place that gets a copy of each backup. */
export interface SecondPlace {
  readonly work: "copiedToFolder" | "copiedToBucket";
  readonly archives: ArchivePlace;
}

export async function openSecondPlaces(config: Pick<Config, "dataDir" | "backups">): Promise<SecondPlace[]> {
  const { copyFolder, copyBucket } = config.backups;
  const places: SecondPlace[] = [];
  if (copyFolder) places.push({ work: "copiedToFolder", archives: mountedArchives(copyFolder) });
  if (copyBucket)
    places.push({ work: "copiedToBucket", archives: await s3Archives(copyBucket, join(config.dataDir, "tmp")) });
  return places;
}

const encryptedArchives = (place: ArchivePlace, passphrase: string): ArchivePlace => ({
  ...place,
  encrypts: true,
  create: async (name) => encryptedDraft(await place.create(name), passphrase),
});
