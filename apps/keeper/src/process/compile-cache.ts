import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import module from "node:module";
import { join } from "node:path";

/** Of Node.js 22.8 and newer. */
const { enableCompileCache } = module as { enableCompileCache?: (folder: string) => unknown };

/**
 * Makes Node.js write the compiled code of later imports at its end and read it at the next start. The folder of another
 * build or Node.js is deleted; one that cannot be written costs only time.
 * @param program path of the running program, whose content names the files that it imports by their hashes
 */
export async function keepCompiledCode(dataDir: string, program: string, enable = enableCompileCache): Promise<void> {
  if (!enable) return;
  const caches = join(dataDir, "compile-cache");
  const build = createHash("sha256")
    .update(process.version)
    .update(await readFile(program));
  const name = build.digest("hex").slice(0, 16);
  for (const other of await readdir(caches).catch(() => []))
    if (other !== name) await rm(join(caches, other), { recursive: true, force: true }).catch(() => {});
  enable(join(caches, name));
}
