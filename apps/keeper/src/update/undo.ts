import { setTimeout as pause } from "node:timers/promises";
import { type Report, StartFailure } from "@visiga/system/errors/start-failure";
import { lockFolder } from "#database/database-server.ts";
import { type Control, takeControl } from "#process/control.ts";
import { putClusterBack, removeClusterCopy } from "./cluster-copy.ts";
import { currentVersion, switchRelease } from "./installation.ts";
import { isBeingUpdated, readJournal, removeJournal } from "./journal.ts";

/**
 * Goes back to a release and its data. Restores the data first and the link last, so that an interrupted undo can run
 * again. @param stop stops the server; until the lock is released, none can start
 */
export async function undo(from: string, root: string, dataDir: string, stop: () => Promise<Control>) {
  if ((await currentVersion(root)) !== from) {
    const lock = await stop();
    await putClusterBack(dataDir);
    await switchRelease(root, from);
    await lock.release();
  }
  await removeClusterCopy(dataDir);
  await removeJournal(root);
}

/** Undoes an interrupted update before the server starts. While an update runs, waits until the server may start. */
export async function undoBeforeStart(root: string, dataDir: string, tellOperator: Report): Promise<void> {
  let journal = await readJournal(root);
  while (journal?.holds && (await isBeingUpdated(root))) {
    await pause(20);
    journal = await readJournal(root);
  }
  if (journal === null || (await isBeingUpdated(root))) return;
  const stop = async () => {
    const lock = await takeControl(lockFolder(dataDir));
    if (lock === null) throw new StartFailure("A server is running");
    return lock;
  };
  await undo(journal.from, root, dataDir, stop);
  tellOperator(`An interrupted update was undone: ${journal.from} is the current release, with its data`);
}
