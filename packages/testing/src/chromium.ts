import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { installPackages, isRoot, succeeds } from "./system-programs.ts";

/** Playwright's own browser, as the workspace of this file has it installed. */
export function playwrightOf(file: string) {
  const load = createRequire(file);
  const { chromium }: { chromium: { executablePath(): string } } = load("@playwright/test");
  return { path: chromium.executablePath(), cli: load.resolve("@playwright/test/cli") };
}

/**
 * Features that are switched off. This switch replaces Playwright's own list, of which the ones that matter here are the
 * first four. Chromium draws the suggestions of its address bar as web pages, which takes a third of the processor time.
 */
const featuresOff = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "PaintHolding",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/** Arguments of the browser: no sandbox for root, and no requests to anything but the server under test. */
export const chromiumArgs: readonly string[] = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${featuresOff.join(",")}`,
];

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
 * if necessary, or as root the system's package. Reports each attempt in a line.
 * @throws Error with one sentence for the developer
 */
export async function provideChromium({ path, cli }: ReturnType<typeof playwrightOf>): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!starts(given)) throw sentence(`CHROMIUM_PATH: ${given} does not start`);
    return given;
  }
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const programs = [...installed, ...(elsewhere[process.platform] ?? []), path];
  const playwright = (seconds: number, ...args: string[]) =>
    succeeds(process.execPath, [cli, ...args, "chromium"], seconds);
  const attempts: Record<string, () => unknown> = {
    "downloading Playwright's own (at most 90 seconds) …": () => playwright(90, "install", "--no-shell"),
    ...(isRoot && {
      "installing its system libraries (at most 5 minutes) …": () => playwright(300, "install-deps"),
      "installing the system's package (at most 7 minutes) …": () =>
        installPackages("chromium", "chromium-headless-shell"),
    }),
  };
  let found = programs.find(starts);
  for (const [what, attempt] of Object.entries(attempts)) {
    if (found) break;
    console.info(`Chromium: none starts; ${what}`);
    attempt();
    found = programs.find(starts);
  }
  if (found) return found;
  throw sentence("The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.");
}

/**
 * The headless shell beside the browser, which takes less processor time for the same pages, or the browser itself
 * where there is no shell. The shell's service workers do not always store pages, so their tests use the browser.
 */
export function headlessShell(browser: string): string {
  const shell = join(dirname(browser), "chromium-headless-shell");
  return starts(shell) ? shell : browser;
}

/** Whether the program runs: a package may be a script that only prints advice, and libraries may be missing. */
const starts = (path: string): boolean =>
  process.platform === "win32" ? existsSync(path) : succeeds(path, ["--version"], 20);

/** An error without a stack, so that only its message is printed. */
function sentence(message: string): Error {
  const error = new Error(message);
  delete error.stack;
  return error;
}
