import { hash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { run } from "./run.ts";

/** Compilers, source maps, types and static libraries, which no release reads. */
const unread = ["*.map", "*.d.ts", "*.d.mts", "*.d.cts", "*.a"];

/**
 * Packs the folder `visiga`. The same files give the same bytes: sorted, with one time, owner and set of permissions.
 * @param time seconds since 1970
 */
export async function pack(folder: string, archive: string, time: number): Promise<void> {
  const tar = archive.slice(0, -".gz".length);
  const same = ["--sort=name", `--mtime=@${time}`, "--owner=0", "--group=0", "--numeric-owner", "--format=gnu"];
  const modes = ["--mode=u+rwX,go+rX,go-w"];
  const excluded = unread.map((pattern) => `--exclude=${pattern}`);
  await rm(archive, { force: true });
  await run("tar", ["-cf", tar, ...same, ...modes, ...excluded, "visiga"], folder);
  await run("gzip", ["-9n", tar], folder);
}

export const sha256 = async (path: string): Promise<string> => hash("sha256", await readFile(path));
