import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { runBounded } from "./bounded-run.ts";

export interface PlaywrightBrowser {
  readonly path: string;
  readonly cli: string;
}

/** Playwright's own browser, as the workspace of this file has it installed. */
export function playwrightOf(file: string): PlaywrightBrowser {
  const load = createRequire(file);
  const { chromium }: { chromium: { executablePath(): string } } = load("@playwright/test");
  return { path: chromium.executablePath(), cli: load.resolve("@playwright/test/cli") };
}

/** The machine's properties that the search uses. */
export interface Machine {
  readonly environment: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  readonly root: boolean;
  exists(path: string): boolean;
  /** Runs a program for at most so many seconds. @returns whether it succeeded */
  run(program: string, args: readonly string[], seconds: number): Promise<boolean>;
  say(line: string): void;
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
 * Finds the browser for browser tests: `CHROMIUM_PATH`, an installed Chromium or Chrome, Playwright's own, downloaded
 * if necessary, or as root the system's package. Reports each attempt and its outcome in a line.
 * @throws Error with one sentence for the developer
 */
export async function provideChromium(playwright: PlaywrightBrowser, machine = thisMachine()): Promise<string> {
  const { environment, root, say } = machine;
  const given = environment.CHROMIUM_PATH;
  if (given) {
    if (!machine.exists(given)) throw sentence(`CHROMIUM_PATH: there is no ${given}`);
    if (!(await starts(given, machine))) throw sentence(`CHROMIUM_PATH: ${given} does not start`);
    return given;
  }
  const found = (await firstThatStarts(installedPaths(machine), machine)) ?? (await own(playwright, machine));
  if (found) return found;

  if (root) {
    say("Chromium: trying the system's package (apt-get, at most 5 minutes) …");
    await installPackage(machine);
    const installed = await firstThatStarts(installedPaths(machine), machine);
    if (installed) return installed;
    say("Chromium: apt-get has none.");
  }
  throw sentence("The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.");
}

/**
 * The headless shell beside the browser, which takes less processor time for the same pages, or the browser itself
 * where there is no shell. The shell's service workers do not always store pages, so their tests use the browser.
 */
export async function headlessShell(browser: string, machine = thisMachine()): Promise<string> {
  return (await firstThatStarts([join(dirname(browser), "chromium-headless-shell")], machine)) ?? browser;
}

/** An error without a stack, so that only its message is printed. */
function sentence(message: string): Error {
  const error = new Error(message);
  delete error.stack;
  return error;
}

/** Arguments of the browser: no sandbox for root, and no requests to anything but the server under test. */
export const chromiumArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function installedPaths({ environment, platform }: Machine): string[] {
  const folders = ["/usr/bin", ...(environment.PATH ?? "").split(delimiter).filter(Boolean)];
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...(elsewhere[platform] ?? [])];
}

async function firstThatStarts(paths: readonly string[], machine: Machine): Promise<string | undefined> {
  for (const path of new Set(paths)) if (machine.exists(path) && (await starts(path, machine))) return path;
  return undefined;
}

/** Whether the program runs: a package may be a script that only prints advice, and libraries may be missing. */
const starts = async (path: string, { platform, run }: Machine): Promise<boolean> =>
  platform === "win32" || run(path, ["--version"], 20);

/** Downloads Playwright's own browser, with its system libraries if this account may install them. */
async function own({ path, cli }: PlaywrightBrowser, machine: Machine): Promise<string | undefined> {
  const { root, exists, run, say } = machine;
  const ask = (seconds: number, ...args: string[]) => run(process.execPath, [cli, ...args, "chromium"], seconds);
  if (!exists(path)) {
    say("Chromium: none is installed; fetching Playwright's own (at most 90 seconds) …");
    await ask(90, "install", "--no-shell");
  }
  if (!exists(path)) {
    say("Chromium: Playwright's own could not be fetched.");
    return undefined;
  }
  if (await starts(path, machine)) return path;
  say("Chromium: Playwright's own lacks libraries of the system.");
  if (!root) return undefined;
  say("Chromium: installing those libraries (at most 5 minutes) …");
  await ask(300, "install-deps");
  return (await starts(path, machine)) ? path : undefined;
}

async function installPackage({ run }: Machine): Promise<void> {
  // Another installation may hold the lock of the package database for a while.
  const lockTimeout = ["-o", "DPkg::Lock::Timeout=120"];
  await run("apt-get", [...lockTimeout, "update"], 120);
  const install = [...lockTimeout, "install", "-y", "--no-install-recommends"];
  await run("apt-get", [...install, "chromium"], 300);
  await run("apt-get", [...install, "chromium-headless-shell"], 120);
}

const thisMachine = (): Machine => ({
  environment: process.env,
  platform: process.platform,
  root: process.getuid?.() === 0,
  exists: existsSync,
  run: (program, args, seconds) =>
    runBounded(program, args, { seconds, environment: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }),
  say: console.info,
});
