import { execFile } from "node:child_process";
import { cp, mkdtemp, open, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A copy of the repository in a temporary folder, uncommitted changes included, with its packages installed. */
export class WorkingCopy {
  private constructor(
    readonly folder: string,
    private readonly files: readonly string[],
  ) {}

  static async make(): Promise<WorkingCopy> {
    const { stdout } = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
      cwd: root,
    });
    const { stdout: deleted } = await run("git", ["ls-files", "-z", "--deleted"], { cwd: root });
    const gone = new Set(deleted.split("\0"));
    const files = stdout.split("\0").filter((file) => !gone.has(file));
    const copy = new WorkingCopy(await realpath(await mkdtemp(join(tmpdir(), "visiga-development-"))), files);
    await Promise.all(files.map((file) => cp(join(root, file), join(copy.folder, file))));
    await run("npx", ["-y", "pnpm", "install", "--frozen-lockfile", "--prefer-offline"], {
      cwd: copy.folder,
      shell: process.platform === "win32",
    });
    return copy;
  }

  /**
   * Replaces `before`, which must occur exactly once in the file.
   * @param name end of the file's path, long enough to be unique
   */
  async edit(name: string, before: string, after: string): Promise<void> {
    const found = this.files.filter((file) => file.endsWith(`/${name}`));
    const [file] = found;
    if (!file || found.length > 1) throw new Error(`${found.length} files are called ${name}`);
    const parts = (await readFile(join(this.folder, file), "utf8")).split(before);
    if (parts.length !== 2) throw new Error(`${file} contains ${parts.length - 1} times: ${before}`);
    await overwrite(join(this.folder, file), parts.join(after));
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Overwrites the file in one write. `writeFile` truncates first, and a watcher may read the empty file. */
async function overwrite(path: string, text: string): Promise<void> {
  const file = await open(path, "r+");
  try {
    const { bytesWritten } = await file.write(text, 0);
    await file.truncate(bytesWritten);
  } finally {
    await file.close();
  }
}
