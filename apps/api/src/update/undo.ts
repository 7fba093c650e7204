import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Report, StartFailure } from "#platform/errors/start-failure.ts";
import { clusterFolder } from "#platform/postgres/data-dir.ts";
import { stopOrphans } from "#platform/postgres/postgres-orphans.ts";
import { exists, syncFolder } from "#platform/system/disk-files.ts";
import {
  LockHeld,
  type ProcessIdentity,
  type ProcessLock,
  processState,
  takeProcessLock,
} from "#platform/system/process-lock.ts";
import { currentVersion, switchRelease } from "./installation.ts";
import { runProgram } from "./run-program.ts";

/** What an update replaces. Its file exists until the update has succeeded or has been undone. */
export interface Journal {
  /** Version of the release before the update. */
  readonly from: string;
  readonly running: boolean;
  readonly updater: ProcessIdentity;
}

/** The launcher knows the name, too. */
const journalFile = (root: string): string => join(root, "update.json");

export async function readJournal(root: string): Promise<Journal | null> {
  const text = await readFile(journalFile(root), "utf8").catch(() => null);
  return text === null ? null : JSON.parse(text);
}

export const isBeingUpdated = ({ updater }: Journal): boolean => processState(updater) === "alive";

export async function writeJournal(root: string, journal: Journal): Promise<void> {
  const draft = `${journalFile(root)}.next`;
  await writeFile(draft, JSON.stringify(journal), { flush: true, mode: 0o644 });
  await rename(draft, journalFile(root));
  await syncFolder(root);
}

export async function removeJournal(root: string): Promise<void> {
  await rm(journalFile(root), { force: true });
  await syncFolder(root);
}

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
async function putClusterBack(dataDir: string): Promise<void> {
  if (!(await exists(copyOf(dataDir)))) return;
  await stopOrphans(clusterFolder(dataDir));
  await rm(clusterFolder(dataDir), { recursive: true, force: true, maxRetries: 5 });
  await rename(copyOf(dataDir), clusterFolder(dataDir));
  await syncFolder(dataDir);
}

export async function removeClusterCopy(dataDir: string): Promise<void> {
  for (const path of [copyOf(dataDir), `${copyOf(dataDir)}.partial`]) await rm(path, { recursive: true, force: true });
}

/**
 * Makes a release the current one again, with its data. The data comes back before the link: while the link names the
 * new release, this can be repeated. @param stop stops the server; until the lock is released, none can start
 */
export async function undo(from: string, root: string, dataDir: string, stop: () => Promise<ProcessLock>) {
  if ((await currentVersion(root)) !== from) {
    const lock = await stop();
    await putClusterBack(dataDir);
    await switchRelease(root, from);
    await lock.release();
  }
  await removeClusterCopy(dataDir);
  await removeJournal(root);
}

/** Undoes an interrupted update when a server is about to start. An update that still runs starts it itself. */
export async function undoBeforeStart(root: string, dataDir: string, report: Report): Promise<void> {
  const journal = await readJournal(root);
  if (journal === null || isBeingUpdated(journal)) return;
  const stop = () =>
    takeProcessLock(join(dataDir, "lock")).catch((error: unknown) => {
      if (error instanceof LockHeld) throw new StartFailure(`A server is running (process ${error.pid})`);
      throw error;
    });
  await undo(journal.from, root, dataDir, stop);
  report(`An interrupted update was undone: ${journal.from} is the current release, with its data`);
}
