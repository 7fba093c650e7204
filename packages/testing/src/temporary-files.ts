import { readFileSync, statfsSync } from "node:fs";
import { availableMemory } from "node:process";

const folder = "/dev/shm";
const needed = 4 * 1024 ** 3;

/**
 * Makes this process and its children create temporary folders in memory, if the system has such a file system with
 * enough room. The tests create and delete so many small files that a disk would double their time. A chosen TMPDIR is
 * kept.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR === undefined && hasRoomInMemory()) process.env.TMPDIR = folder;
}

function hasRoomInMemory(): boolean {
  try {
    const [, options = "noexec"] = /^\S+ \/dev\/shm tmpfs (\S+)/m.exec(readFileSync("/proc/mounts", "utf8")) ?? [];
    const { bavail, bsize } = statfsSync(folder);
    return !options.split(",").includes("noexec") && Math.min(bavail * bsize, availableMemory()) > needed;
  } catch {
    // Systems other than Linux have no such list.
    return false;
  }
}
