import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { replaceFile, syncFolder } from "@visiga/system/disk/disk-files";
import { isHeld } from "#process/control.ts";

/** What an update replaces. Its file exists until the update has succeeded or has been undone. */
export interface Journal {
  /** Version of the release before the update. */
  readonly from: string;
  readonly running: boolean;
  /** Whether a server that is about to start has to wait. */
  readonly holds: boolean;
}

/** The launcher knows the name, too. */
const journalFile = (root: string): string => join(root, "update.json");

export async function readJournal(root: string): Promise<Journal | null> {
  const text = await readFile(journalFile(root), "utf8").catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/** Held by an update as long as it runs. */
export const updateLock = (root: string): string => join(root, "update.lock");

export const isBeingUpdated = (root: string): Promise<boolean> => isHeld(updateLock(root));

export const writeJournal = (root: string, journal: Journal): Promise<void> =>
  replaceFile(journalFile(root), JSON.stringify(journal), 0o644);

/** Lets a server that is about to start wait for this update, or lets it start. */
export async function holdStarts(root: string, holds: boolean): Promise<void> {
  const journal = await readJournal(root);
  if (journal) await writeJournal(root, { ...journal, holds });
}

export async function removeJournal(root: string): Promise<void> {
  await rm(journalFile(root), { force: true });
  await syncFolder(root);
}
