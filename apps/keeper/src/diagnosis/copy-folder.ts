import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Config } from "@visiga/system/config/config";
import { type Finding, findingsAbout } from "./finding.ts";

const { warn } = findingsAbout("backups");

/** Warns about copies of backups on the disk whose loss they are for, also where a link leads there. */
export async function diagnoseCopyFolder({
  dataDir,
  backups,
}: Pick<Config, "dataDir" | "backups">): Promise<Finding[]> {
  const { copyFolder } = backups;
  if (copyFolder === undefined) return [];
  // In a process of its own, because a share that does not answer blocks whoever asks.
  const asked = promisify(execFile)("stat", ["-L", "-c", "%d", dataDir, copyFolder], { timeout: 5000 });
  const [data, copies] = (await asked.catch(() => ({ stdout: "" }))).stdout.split("\n");
  return data && data === copies
    ? [warn(`${copyFolder} is on the disk of DATA_DIR: a copy there is lost with it`, "Mount a stick or share there.")]
    : [];
}
