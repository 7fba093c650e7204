import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface Release {
  readonly name: string;
  readonly main: string;
}

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** Earlier releases start in another folder. */
const mainIn = (folder: string): string =>
  join(folder, existsSync(join(folder, "apps/keeper")) ? "apps/keeper" : "apps/api", "dist/main.js");

export const currentRelease: Release = { name: "this tree", main: mainIn(repository) };

/**
 * Builds a commit of this repository in a temporary folder, with the package manager of its version.
 * @param commit a revision of git: a tag, or `HEAD~1`
 */
export async function buildRelease(commit: string): Promise<Release & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "visiga-release-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await run("git", ["clone", "--quiet", "--no-checkout", repository, folder], repository);
    await run("git", ["checkout", "--quiet", "--detach", commit], folder);
    const { packageManager } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    await run("npx", ["-y", packageManager, "install", "--frozen-lockfile"], folder);
    await run("npx", ["-y", packageManager, "turbo", "build"], folder);
    return { name: commit, main: mainIn(folder), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function run(program: string, args: readonly string[], folder: string): Promise<void> {
  const child = spawn(program, args, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}`);
}
