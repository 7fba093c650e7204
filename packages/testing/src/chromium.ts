import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

export interface Chromium {
  /** Absent: the browser that Playwright brought itself. */
  readonly executablePath: string | undefined;
  /** What it must be started with here. */
  readonly args: readonly string[];
}

interface Search {
  readonly environment?: NodeJS.ProcessEnv;
  readonly platform?: NodeJS.Platform;
  readonly root?: boolean;
  readonly exists?: (path: string) => boolean;
  /** Runs a program and says whether it succeeded. */
  readonly run?: (program: string, args: readonly string[]) => boolean;
}

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const elsewhere: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  ],
};

/**
 * The browser for browser tests: `CHROMIUM_PATH`, an installed Chromium or Chrome, Playwright's own (which it may fetch),
 * or, as root with CI=true, the system's package.
 * @param playwrightPath Where Playwright expects its own: `chromium.executablePath()`.
 * @throws Error with one sentence for the person at the keyboard.
 */
export function findChromium(playwrightPath: string, search: Search = {}): Chromium {
  const {
    environment = process.env,
    platform = process.platform,
    root = process.getuid?.() === 0,
    exists = existsSync,
    run = runQuietly,
  } = search;
  const args = launchArgs(root);
  const given = environment.CHROMIUM_PATH;
  if (given && !exists(given)) throw new Error(`CHROMIUM_PATH: there is no ${given}`);

  const installed = () => installedPaths(environment, platform).find((path) => exists(path));
  const found = given ?? installed();
  if (found) return { executablePath: found, args };
  if (exists(playwrightPath) || run("npx", ["playwright", "install", "chromium"]))
    return { executablePath: undefined, args };
  if (
    root &&
    environment.CI === "true" &&
    run("apt-get", ["update"]) &&
    run("apt-get", ["install", "-y", "chromium"])
  ) {
    const fetched = installed();
    if (fetched) return { executablePath: fetched, args };
  }
  throw new Error("The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.");
}

function installedPaths(environment: NodeJS.ProcessEnv, platform: NodeJS.Platform): string[] {
  const folders = ["/usr/bin", ...(environment.PATH ?? "").split(delimiter).filter(Boolean)];
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...(elsewhere[platform] ?? [])];
}

/** Root has no sandbox, and a test browser has no business on the network but its own. */
const launchArgs = (root: boolean): string[] => [
  ...(root ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const runQuietly = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: "ignore", timeout: 300_000 }).status === 0;
