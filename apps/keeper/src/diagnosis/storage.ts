import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { KeptSite, PhotoStorage } from "@visiga/api/kept-site";
import { commandLine } from "@visiga/system/command-line";
import type { Config } from "@visiga/system/config/config";
import { codeOf, reasonOf } from "@visiga/system/errors/disk-failure";
import { refusedAbilities } from "@visiga/system/storage/bucket-abilities";
import type { DataSource } from "typeorm";
import { adviceOn } from "#errors/operator-advice.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { fine, warn, broken, lacks } = findingsAbout("storage");

const sample = 20;

const unmounted = `Mount its disk or share. If it is lost, restore a backup: ${commandLine("restore")} <file>.`;

/** Checks that the photos are in storage. @param database null if it could not be opened */
export async function diagnoseStorage(
  config: Pick<Config, "s3" | "dataDir">,
  database: DataSource | null,
  kept: KeptSite,
) {
  const none = config.s3 === undefined && (await stat(join(config.dataDir, "media")).catch(() => null)) === null;
  const photos = database ? await kept.newestPhotos(database, sample).catch(() => []) : [];
  if (none && photos.length === 0)
    return [warn("there is none yet", "The first start makes it. If there was one: restore a backup.")];
  try {
    const refused = config.s3 ? await refusedAbilities(config.s3, "media/") : [];
    const found = refused.map(lacks);
    if (refused.some(({ needed }) => needed)) return found;
    const installation = database && (await kept.installationOf(database));
    if (!installation) return [warn("without the database, it is not known which photos it must have"), ...found];
    const storage = await kept.openStorage(config, installation, photos.length === 0);
    await storage.ping();
    return [
      fine(`${storage.place} answers`),
      ...found,
      ...(await otherFolders(storage)),
      ...(await missing(storage, photos)),
    ];
  } catch (error) {
    if (config.s3 === undefined && codeOf(error as Error) === "ENOENT")
      return [broken(`cannot be used: ${reasonOf(error)}`, unmounted)];
    const skewed = /RequestTimeTooSkewed/.test(`${(error as Error).name} ${(error as Error).message}`);
    const advice = skewed
      ? "Set the clock of this machine."
      : config.s3
        ? "Does it exist, and are the S3_ settings and permissions right?"
        : adviceOn(codeOf(error as Error), join(config.dataDir, "media"));
    return [broken(`cannot be used: ${reasonOf(error)}`, advice)];
  }
}

async function otherFolders(storage: PhotoStorage): Promise<Finding[]> {
  const others = await storage.others();
  if (others.length === 0) return [];
  const says = `there are photos of other installations beside them: ${others.join(", ")}`;
  return [warn(says, "docs/operations.md, 'Which installation has the photos', says what to do.")];
}

async function missing(storage: PhotoStorage, photos: Awaited<ReturnType<KeptSite["newestPhotos"]>>) {
  let count = 0;
  for (const { id, variant } of photos) {
    const opened = variant && (await storage.open(id, variant));
    opened?.stream.destroy();
    if (variant && !opened) count += 1;
  }
  if (count === 0) return [];
  return [broken(`${count} of ${photos.length} checked photos are missing`, "Restore them from a backup.")];
}
