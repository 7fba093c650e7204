import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Report, StartFailure } from "@visiga/system/errors/start-failure";
import { type ProcessLock, takeProcessLock } from "#process/process-lock.ts";
import { putClusterBack, removeClusterCopy } from "./cluster-copy.ts";
import { currentVersion, switchRelease } from "./installation.ts";
import { isBeingUpdated, readJournal, removeJournal } from "./journal.ts";

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

/** Undoes an interrupted update when a server is about to start. For one that still runs it waits until it may start. */
export async function undoBeforeStart(root: string, dataDir: string, report: Report): Promise<void> {
  let journal = await readJournal(root);
  while (journal?.holds && isBeingUpdated(journal)) {
    await pause(20);
    journal = await readJournal(root);
  }
  if (journal === null || isBeingUpdated(journal)) return;
  const stop = async () => {
    const lock = await takeProcessLock(join(dataDir, "lock"));
    if ("heldBy" in lock) throw new StartFailure(`A server is running (process ${lock.heldBy})`);
    return lock;
  };
  await undo(journal.from, root, dataDir, stop);
  report(`An interrupted update was undone: ${journal.from} is the current release, with its data`);
}
