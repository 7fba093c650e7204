import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { programPath } from "@visiga/api/src/testing/program-path.ts";
import { makeArchive } from "@visiga/keeper/src/testing/sample-installation.ts";

/** Makes the archive of a sample release below the folder. @returns its path */
export const archiveIn = async (folder: string, release: Parameters<typeof makeArchive>[2]): Promise<string> =>
  makeArchive(join(folder, "archives"), dirname(await programPath("update")), release);

/** Puts shell scripts in place of programs of the system. @returns the PATH that finds them first */
export async function replacePrograms(folder: string, scripts: Readonly<Record<string, string>>): Promise<string> {
  const programs = join(folder, "programs");
  await mkdir(programs, { recursive: true });
  for (const [name, script] of Object.entries(scripts))
    await writeFile(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return `${programs}:${process.env.PATH}`;
}
