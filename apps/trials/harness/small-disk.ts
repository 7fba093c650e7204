import { type FileHandle, mkdtemp, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram as run } from "@visiga/keeper/src/update/run-program.ts";

export type SmallDisk = NonNullable<Awaited<ReturnType<typeof mountSmallDisk>>>;

/** Mounts a file system in memory, which requires root. @returns null if that fails, after printing a line */
export async function mountSmallDisk(megabytes: number) {
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
    /** Makes a folder read-only for new operations. @returns a function that undoes it */
    makeReadOnly: async (part: string) => {
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

export async function fillDisk(file: FileHandle): Promise<void> {
  for (let size = 1024 * 1024; size >= 1024; )
    await file.write(Buffer.alloc(size)).catch(() => {
      size /= 2;
    });
}
