import { readFileSync, statfsSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { availableMemory } from "node:process";

const memory = "/dev/shm";
const needed = 4 * 1024 ** 3;

/**
 * Creates the folder of all temporary files of this process and its children: in memory if there is room, because the
 * tests create and delete so many small files that a disk would double their time. TMPDIR is used if it is set.
 * @returns removes the folder
 */
export async function makeTemporaryFolder(): Promise<() => Promise<void>> {
  const parent = process.env.TMPDIR === undefined && hasRoomInMemory() ? memory : tmpdir();
  const folder = await mkdtemp(join(parent, "visiga-"));
  // PostgreSQL may run under another account.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Runs `use` with an empty folder, which is removed afterwards. */
export async function withFolder<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "visiga-"));
  await chmod(folder, 0o711);
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function hasRoomInMemory(): boolean {
  try {
    const [, options = "noexec"] = /^\S+ \/dev\/shm tmpfs (\S+)/m.exec(readFileSync("/proc/mounts", "utf8")) ?? [];
    const { bavail, bsize } = statfsSync(memory);
    return !options.split(",").includes("noexec") && Math.min(bavail * bsize, availableMemory()) > needed;
  } catch {
    // Systems other than Linux have no such list.
    return false;
  }
}
