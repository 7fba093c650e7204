import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runBounded } from "./bounded-run.ts";

/** The browser that Playwright can fetch for itself. */
export interface PlaywrightBrowser {
  /** Its program, whether it is there or not: `chromium.executablePath()`. */
  readonly path: string;
  /** Playwright's command line, a script for Node. */
  readonly cli: string;
}

/** What the search asks of the machine it runs on. */
export interface Machine {
  readonly environment: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  readonly root: boolean;
  exists(path: string): boolean;
  /** Runs a program, with an end put to it after so many seconds, and says whether it succeeded. */
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
 * The program of the browser for browser tests: `CHROMIUM_PATH`, an installed Chromium or Chrome, Playwright's own, which
 * is fetched if need be, or as root the system's package. Says in a line what it tries and what came of it.
 * @throws Error with one sentence for the person at the keyboard.
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

/** An error whose message is all that is printed: where it was thrown tells nobody anything. */
function sentence(message: string): Error {
  const error = new Error(message);
  delete error.stack;
  return error;
}

/** What the browser has to be started with: root has no sandbox, and a test browser asks nobody but the server under test. */
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

/** A package may be a script that only says where to get the browser, and a fetched one may lack its libraries. */
const starts = async (path: string, { platform, run }: Machine): Promise<boolean> =>
  platform === "win32" || run(path, ["--version"], 20);

/** Playwright's own browser, with the libraries it needs where they may be installed. */
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
  // Another installation may hold the lock for a while.
  const patiently = ["-o", "DPkg::Lock::Timeout=120"];
  await run("apt-get", [...patiently, "update"], 120);
  await run("apt-get", [...patiently, "install", "-y", "--no-install-recommends", "chromium"], 300);
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
