import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runProgram as run } from "@visiga/keeper/src/update/run-program.ts";

const daemon = fileURLToPath(new URL("hanging-share-daemon.js", import.meta.url));

/** Opens the device, mounts it on the folder, and becomes the daemon. */
const mount =
  'exec 3<>/dev/fuse && mount -i -t fuse -o fd=3,rootmode=40000,user_id=0,group_id=0,allow_other hanging "$1" && exec "$2" "$3" "$4"';

/**
 * Mounts a file system that takes requests and never answers, as a hard mount of a server that is away: who touches it
 * cannot even be killed. Requires root. @param errno an error with which it answers everything instead @returns null if that fails, after printing a line
 */
export async function mountHangingShare(errno = 0) {
  const folder = await mkdtemp(join(tmpdir(), "visiga-share-"));
  const child = spawn("/bin/sh", ["-c", mount, "sh", folder, process.execPath, daemon, String(errno)], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(child, "exit");
  const mounted = await Promise.race([once(child.stdout, "data").then(() => true), ended.then(() => false)]);
  if (!mounted) {
    await rmdir(folder);
    process.stdout.write("Not tried with a hanging share: only root on Linux with /dev/fuse may mount one.\n");
    return null;
  }
  return {
    folder,
    /** Ends the file system, which frees everybody who waits for it. */
    remove: async () => {
      child.kill("SIGKILL");
      await ended;
      await run("umount", ["--lazy", folder]);
      await rmdir(folder);
    },
  };
}
