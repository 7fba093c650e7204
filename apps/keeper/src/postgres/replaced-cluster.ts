import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { exists, nullIfMissing, syncFolder } from "@visiga/system/disk/disk-files";
import { clusterFolder } from "./data-dir.ts";

const restoringFolder = (dataDir: string): string => join(dataDir, "restoring");

const readyFolder = (dataDir: string): string => join(dataDir, "postgres.restored");

const formerPrefix = "postgres.before-restore";

/**
 * Keeps the former cluster under another name, which it returns. An interruption leaves one of the two in place, or none:
 * then `completeReplacement` installs the new one.
 */
export async function replaceCluster(dataDir: string, cluster: string): Promise<string | null> {
  await rename(cluster, readyFolder(dataDir));
  await syncFolder(dataDir);
  const former = join(dataDir, `${formerPrefix}-${Date.now()}`);
  const moved = await rename(clusterFolder(dataDir), former).catch(nullIfMissing);
  await rename(readyFolder(dataDir), clusterFolder(dataDir));
  await syncFolder(dataDir);
  return moved === null ? null : former;
}

/** Installs the new cluster if the former was already moved away, otherwise deletes the new one. */
export async function completeReplacement(dataDir: string): Promise<void> {
  await rm(restoringFolder(dataDir), { recursive: true, force: true, maxRetries: 5 });
  if (!(await exists(readyFolder(dataDir)))) return;
  if (await exists(clusterFolder(dataDir))) await rm(readyFolder(dataDir), { recursive: true, force: true });
  else await rename(readyFolder(dataDir), clusterFolder(dataDir));
  await syncFolder(dataDir);
}

export async function removeFormerClusters(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(formerPrefix)) await rm(join(dataDir, name), { recursive: true, force: true });
}

export async function makeRestoringFolder(dataDir: string): Promise<string> {
  const folder = restoringFolder(dataDir);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  await mkdir(folder, { mode: 0o700 });
  return folder;
}
