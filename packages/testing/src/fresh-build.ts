import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ownRoot = fileURLToPath(new URL("../../..", import.meta.url));
const build = ["turbo.js", "build", "--output-logs=errors-only"];

/** The hash of its sources, by which Turborepo knows a build. Stands in the build, and so returns with it from the cache. */
const stamp = "dist/.sources";

/** Notes in the folder of a workspace of which sources its build was made. Turborepo tells a task their hash. */
export const stampBuild = (): void => writeFileSync(stamp, process.env.TURBO_HASH ?? "");

/**
 * `TEST_BUILD` says who builds: `done`, whoever started the tests; `demand`, this function, at the first need; nobody if
 * it is unset, as in a runner that was started directly.
 * @throws Error if the build is not that of the sources
 */
export function requireFreshBuild(mode = process.env.TEST_BUILD, root = ownRoot): void {
  if (mode === "done" || isFresh(root)) return;
  if (mode !== "demand") throw new Error("The build is older than its sources. Build first: npx pnpm turbo build");
  const { status } = turbo(root, build, "inherit");
  if (status !== 0) throw new Error("The build failed.");
}

function isFresh(root: string): boolean {
  const { stdout, stderr, status } = turbo(root, ["turbo.js", "build", "--dry=json"], "pipe");
  if (status !== 0) throw new Error(stderr);
  const tasks: { directory: string; command: string; hash: string }[] = JSON.parse(stdout).tasks;
  return tasks
    .filter(({ command }) => command.includes("stamp-build"))
    .every(({ directory, hash }) => hash === stampOf(join(root, directory, stamp)));
}

function stampOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/** Without Vite's variables, which a test runner sets and Turborepo hashes. */
function turbo(root: string, args: readonly string[], stdio: "inherit" | "pipe") {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("VITE")));
  return spawnSync(process.execPath, args, { cwd: root, env, stdio, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
}
