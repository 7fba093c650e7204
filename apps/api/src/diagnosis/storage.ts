import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import { PhotoEntity } from "#features/files/photos/photo.entity.ts";
import { installationId } from "#features/files/photos/storage-owner.ts";
import type { Config } from "#platform/config/config.ts";
import { reasonOf } from "#platform/errors/disk-failure.ts";
import { type RefusedAbility, refusedAbilities } from "#platform/storage/bucket-abilities.ts";
import { openStorage } from "#platform/storage/open-storage.ts";
import type { PhotoStorage } from "#platform/storage/photo-storage.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { fine, warn, broken } = findingsAbout("storage");

const sample = 20;

const asFinding = ({ says, advice, needed }: RefusedAbility): Finding =>
  needed ? broken(says, advice) : warn(says, advice);

/** Checks that the photos are in storage. @param database null if it could not be opened */
export async function diagnoseStorage(config: Pick<Config, "s3" | "dataDir">, database: DataSource | null) {
  const none = config.s3 === undefined && (await stat(join(config.dataDir, "media")).catch(() => null)) === null;
  if (none) return [warn("there is none yet", "The first start makes it. If there was one: restore a backup.")];
  try {
    const storage = await openStorage(config);
    const refused = config.s3 ? await refusedAbilities(config.s3, "media/") : [];
    if (refused.some(({ needed }) => needed)) return refused.map(asFinding);
    await storage.ping();
    const found = [fine(`${storage.place} answers`), ...refused.map(asFinding)];
    return database === null ? found : [...found, ...(await compare(storage, database))];
  } catch (error) {
    const skewed = /RequestTimeTooSkewed/.test(`${(error as Error).name} ${(error as Error).message}`);
    const advice = skewed
      ? "Set the clock of this machine."
      : "Does it exist, and are the S3_ settings and permissions right?";
    return [broken(`cannot be used: ${reasonOf(error)}`, advice)];
  }
}

async function compare(storage: PhotoStorage, database: DataSource): Promise<Finding[]> {
  const [owner, known] = [await storage.owner(), await installationId(database.manager)];
  const found: Finding[] = [];
  const advice = "docs/operations.md, 'Which installation owns the photos', says what to do.";
  if (owner !== null && known !== null && owner !== known)
    found.push(broken("the photos belong to another installation", advice));
  const photos = await database.manager.find(PhotoEntity, { order: { id: "DESC" }, take: sample });
  const missing: string[] = [];
  for (const { id, sources } of photos) {
    const [smallest] = sources;
    const variant = smallest && (await storage.open(id, { format: "webp", width: smallest.width }));
    variant?.stream.destroy();
    if (smallest && !variant) missing.push(id);
  }
  const says = `${missing.length} of ${photos.length} checked photos are missing`;
  if (missing.length > 0) found.push(broken(says, "Restore them from a backup."));
  return found;
}
