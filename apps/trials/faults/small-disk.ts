import { execFile } from "node:child_process";
import { mkdtemp, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface SmallDisk {
  readonly folder: string;
  /** Makes a folder read-only for new operations. Returns a function that undoes it. */
  makeReadOnly(folder: string): Promise<() => Promise<unknown>>;
  remove(): Promise<void>;
}

/** Mounts a file system in memory, which requires root. @returns null if that fails, after printing a line */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), "visiga-disk-"));
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", folder]);
  } catch {
    await rmdir(folder);
    process.stdout.write("Not tried on a full and on a read-only disk: only root on Linux may mount a small one.\n");
    return null;
  }
  return {
    folder,
    makeReadOnly: async (part) => {
      await run("mount", ["--bind", part, part]);
      await run("mount", ["-o", "remount,bind,ro", part]);
      return () => run("umount", [part]);
    },
    remove: async () => {
      await run("umount", ["--lazy", folder]);
      await rmdir(folder);
    },
  };
}
