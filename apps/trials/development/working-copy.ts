import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../..", import.meta.url));

export type WorkingCopy = Awaited<ReturnType<typeof makeWorkingCopy>>;

/** A copy of the repository in a temporary folder, uncommitted changes included, with its packages installed. */
export async function makeWorkingCopy() {
  const list = async (...which: string[]) =>
    (await run("git", ["ls-files", "-z", ...which], { cwd: root })).stdout.split("\0").filter(Boolean);
  const gone = new Set(await list("--deleted"));
  const present = await list("--cached", "--others", "--exclude-standard");
  const files = present.filter((file) => !gone.has(file));
  const folder = await realpath(await mkdtemp(join(tmpdir(), "visiga-development-")));
  await Promise.all(files.map((file) => cp(join(root, file), join(folder, file))));
  await run("npx", ["-y", "pnpm", "install", "--frozen-lockfile", "--prefer-offline"], {
    cwd: folder,
    shell: process.platform === "win32",
  });
  return {
    folder,
    /**
     * Replaces `before`, which must occur exactly once in the file.
     * @param name end of the file's path, long enough to be unique
     */
    edit: async (name: string, before: string, after: string): Promise<void> => {
      const found = files.filter((file) => file.endsWith(`/${name}`));
      const [file] = found;
      if (!file || found.length > 1) throw new Error(`${found.length} files are called ${name}`);
      const parts = (await readFile(join(folder, file), "utf8")).split(before);
      if (parts.length !== 2) throw new Error(`${file} contains ${parts.length - 1} times: ${before}`);
      if (after.length < before.length) throw new Error("The new text is shorter, so the file would keep its end");
      // Without truncation the file changes in one write, which a watcher sees once.
      await writeFile(join(folder, file), parts.join(after), { flag: "r+" });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
