import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import module from "node:module";
import { join } from "node:path";

/** Undefined before Node.js 22.8. */
export const { enableCompileCache } = module as { enableCompileCache?: (folder: string) => unknown };

/**
 * Makes Node.js write the compiled code of later imports at its end and read it at the next start. The folder of another
 * build or Node.js is deleted; one that cannot be written costs only time.
 * @param programs paths of the programs that use it, whose contents name the files that they import by their hashes
 * @returns the folder; undefined for a Node.js without such code
 */
export async function keepCompiledCode(
  dataDir: string,
  programs: readonly string[],
  enable = enableCompileCache,
): Promise<string | undefined> {
  if (!enable) return undefined;
  const caches = join(dataDir, "compile-cache");
  const build = createHash("sha256").update(process.version);
  for (const program of programs) build.update(await readFile(program));
  const name = build.digest("hex").slice(0, 16);
  for (const other of await readdir(caches).catch(() => []))
    if (other !== name) await rm(join(caches, other), { recursive: true, force: true }).catch(() => {});
  const folder = join(caches, name);
  enable(folder);
  return folder;
}
