import { open } from "node:fs/promises";

/** Syncs a folder: a rename survives a power cut only once the folder is on the disk. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders, and writes such changes through by itself.
  if (process.platform === "win32") return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
