import { chmod, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { withPath } from "../errors/disk-failure.ts";

/** Removes unfinished files whose names match from a folder; with `before`, only those last written earlier. */
export async function removeLeftoversIn(folder: string, before: Date | null, names = /./): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (names.test(name) && (await isOlder(path, before))) await rm(path, { recursive: true, force: true });
  }
}

/** Whether a path was last written before the given time; false if it no longer exists. */
export async function isOlder(path: string, before: Date | null): Promise<boolean> {
  if (before === null) return true;
  const found = await stat(path).catch(() => null);
  return found !== null && found.mtime < before;
}

/** For `catch`: null instead of the error that there is no such file or folder. */
export function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

export const exists = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null;

/** Writes or replaces a file in one step. Once resolved, it survives a power cut. */
export async function replaceFile(path: string, content: string, mode = 0o600): Promise<void> {
  const draft = `${path}.draft`;
  await writeFile(draft, content, { mode, flush: true }).catch(withPath(draft));
  // One that was left behind may have another mode.
  await chmod(draft, mode);
  await rename(draft, path);
  await syncFolder(dirname(path));
}

/** Syncs a folder: a rename survives a power cut only once the folder is on the disk. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders, and writes such changes to the disk itself.
  if (process.platform === "win32") return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
