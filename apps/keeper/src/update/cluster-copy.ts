import { rename, rm } from "node:fs/promises";
import { exists, syncFolder } from "@visiga/system/disk/disk-files";
import { clusterFolder } from "#postgres/data-dir.ts";
import { stopOrphans } from "#postgres/postgres-orphans.ts";
import { runProgram } from "./run-program.ts";

const copyOf = (dataDir: string): string => `${clusterFolder(dataDir)}.before-update`;

/**
 * Copies the cluster of a stopped server, completely or not at all. A copy has what a backup lacks: sessions, and the
 * changes since the backup. Pictures need no copy, because their files never change.
 */
export async function copyCluster(dataDir: string): Promise<void> {
  if (!(await exists(clusterFolder(dataDir)))) return;
  await stopOrphans(clusterFolder(dataDir));
  const draft = `${copyOf(dataDir)}.partial`;
  await rm(draft, { recursive: true, force: true });
  // cp keeps the owner, who is PostgreSQL's account.
  await runProgram("cp", ["-a", "--reflink=auto", clusterFolder(dataDir), draft]);
  await runProgram("sync", ["-f", draft]);
  await rename(draft, copyOf(dataDir));
  await syncFolder(dataDir);
}

/** Replaces the cluster by its copy. Can be repeated after a power cut. */
export async function putClusterBack(dataDir: string): Promise<void> {
  if (!(await exists(copyOf(dataDir)))) return;
  await stopOrphans(clusterFolder(dataDir));
  await rm(clusterFolder(dataDir), { recursive: true, force: true, maxRetries: 5 });
  await rename(copyOf(dataDir), clusterFolder(dataDir));
  await syncFolder(dataDir);
}

export async function removeClusterCopy(dataDir: string): Promise<void> {
  for (const path of [copyOf(dataDir), `${copyOf(dataDir)}.partial`]) await rm(path, { recursive: true, force: true });
}
