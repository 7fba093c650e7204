import { access, constants, stat, statfs } from "node:fs/promises";
import { hasFreeSpace, measureDisk } from "@visiga/system/disk/disk-space";
import { codeOf, reasonOf } from "@visiga/system/errors/disk-failure";
import { adviceOn } from "#errors/operator-advice.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { fine, warn, broken } = findingsAbout("disk");

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

export async function diagnoseDisk(dataDir: string, measure = measureDisk): Promise<Finding[]> {
  try {
    const { mode } = await stat(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const found = [room(await measure(dataDir), dataDir)];
    const { files, ffree } = await statfs(dataDir);
    if (files > 0 && ffree < files * 0.05)
      found.push(warn("there are almost no free inodes", "Remove folders with many small files."));
    if (mode & 0o007) found.push(warn(`${dataDir} is open to other accounts of this machine`, `chmod 700 ${dataDir}`));
    return found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT")
      return [warn(`${dataDir} is not there`, "The first start makes it. If there was one: check DATA_DIR.")];
    const says = `${dataDir} cannot be read and written: ${reasonOf(error)}`;
    const other = /^(EACCES|EPERM)$/.test(codeOf(error as Error));
    return [broken(says, other ? "Run this as the account of the server." : adviceOn(codeOf(error as Error), dataDir))];
  }
}

function room(space: { free: number; total: number }, dataDir: string): Finding {
  const says = `${gigabytes(space.free)} of ${gigabytes(space.total)} are free for ${dataDir}`;
  if (!hasFreeSpace(space)) return broken(`${says}: pictures are refused`, "Make room, or move to a larger disk.");
  return space.free < space.total * 0.2 ? warn(says, "Below 10% or 1 GB pictures are refused.") : fine(says);
}
