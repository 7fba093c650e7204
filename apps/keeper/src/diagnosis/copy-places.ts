import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import type { Config } from "@visiga/system/config/config";
import { openBucket } from "@visiga/system/storage/bucket";
import { type Finding, findingsAbout } from "./finding.ts";

const { warn, broken } = findingsAbout("backups");

/** Warns about copies of backups on the disk whose loss they are for, also where a link leads there. */
export async function diagnoseCopyFolder({
  dataDir,
  backups,
}: Pick<Config, "dataDir" | "backups">): Promise<Finding[]> {
  const { copyFolder } = backups;
  if (copyFolder === undefined) return [];
  // In a process of its own, because a share that does not answer blocks the process that reads from it.
  const answer = promisify(execFile)("stat", ["-L", "-c", "%d", dataDir, copyFolder], { timeout: 5000 });
  const [data, copies] = (await answer.catch(() => ({ stdout: "" }))).stdout.split("\n");
  return data && data === copies
    ? [warn(`${copyFolder} is on the disk of DATA_DIR: a copy there is lost with it`, "Mount a stick or share there.")]
    : [];
}

/** Whether both settings lead to one bucket, also by another name or address: what is written by one is read by the other. */
export async function diagnoseCopyBucket({ s3, backups }: Pick<Config, "s3" | "backups">): Promise<Finding[]> {
  const { copyBucket } = backups;
  if (s3 === undefined || copyBucket === undefined) return [];
  const [own, copies] = [await openBucket(s3), await openBucket(copyBucket)];
  const key = `backups/.probe-${randomUUID()}`;
  try {
    await own.put(key, key);
    const found = await copies.read(key).catch(() => undefined);
    return found === key
      ? [
          broken(
            `BACKUP_S3_BUCKET is the bucket of S3_BUCKET: a copy there is lost with it`,
            "Take another provider's.",
          ),
        ]
      : [];
  } catch {
    // The checks of each place say why it cannot be used.
    return [];
  } finally {
    await own.remove(key).catch(() => {});
  }
}
