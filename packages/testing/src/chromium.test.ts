import { expect, test } from "vitest";
import { headlessShell, type Machine, provideChromium } from "./chromium.ts";

const own = "/cache/playwright/chrome";
const playwright = { path: own, cli: "/playwright/cli.js" };
const fetching = `${process.execPath} /playwright/cli.js install --no-shell chromium`;
const addingLibraries = `${process.execPath} /playwright/cli.js install-deps chromium`;

/** A machine with these programs, of which the broken ones do not start; commands install or repair programs. */
function machineWith(programs: readonly string[], more: Partial<Machine> & { broken?: string[] } = {}) {
  const there = new Set(programs);
  const broken = new Set(more.broken);
  const effects: Record<string, () => void> = {};
  const asked: string[] = [];
  const said: string[] = [];
  const machine: Machine = {
    environment: { PATH: "/opt/bin" },
    platform: "linux",
    root: false,
    exists: (path) => there.has(path),
    run: async (program, args, seconds) => {
      expect(seconds).toBeLessThanOrEqual(300);
      if (args[0] === "--version") return there.has(program) && !broken.has(program);
      const command = [program, ...args].join(" ");
      asked.push(command);
      effects[command]?.();
      return effects[command] !== undefined;
    },
    say: (line) => said.push(line),
    ...more,
  };
  return { machine, there, broken, effects, asked, said };
}

const aptGet = (command: string) => `apt-get -o DPkg::Lock::Timeout=120 ${command}`;
const installing = aptGet("install -y --no-install-recommends chromium");
const installingShell = aptGet("install -y --no-install-recommends chromium-headless-shell");

test("CHROMIUM_PATH has priority, and must exist and start", async () => {
  const environment = { CHROMIUM_PATH: "/mine" };
  const mine = machineWith(["/mine", "/usr/bin/chromium", own], { environment });
  expect(await provideChromium(playwright, mine.machine)).toBe("/mine");
  expect(mine.said).toEqual([]);
  const gone = machineWith(["/usr/bin/chromium"], { environment });
  await expect(provideChromium(playwright, gone.machine)).rejects.toThrow("CHROMIUM_PATH: there is no /mine");
  const dead = machineWith(["/mine", "/usr/bin/chromium"], { environment, broken: ["/mine"] });
  await expect(provideChromium(playwright, dead.machine)).rejects.toThrow("CHROMIUM_PATH: /mine does not start");
});

test("an installed browser has priority over Playwright's own", async () => {
  const find = (...programs: string[]) => provideChromium(playwright, machineWith(programs).machine);
  expect(await find("/usr/bin/google-chrome", own)).toBe("/usr/bin/google-chrome");
  expect(await find("/opt/bin/chromium")).toBe("/opt/bin/chromium");
  expect(await find(own)).toBe(own);
});

test("the headless shell beside the browser is used, and the browser itself where there is no shell that starts", async () => {
  const shell = "/usr/bin/chromium-headless-shell";
  expect(await headlessShell("/usr/bin/chromium", machineWith([shell]).machine)).toBe(shell);
  expect(await headlessShell(own, machineWith([shell]).machine)).toBe(own);
  const { machine } = machineWith([shell], { broken: [shell] });
  expect(await headlessShell("/usr/bin/chromium", machine)).toBe("/usr/bin/chromium");
});

test("a program that only prints where to get the browser is skipped", async () => {
  const { machine } = machineWith(["/usr/bin/chromium-browser", own], { broken: ["/usr/bin/chromium-browser"] });
  expect(await provideChromium(playwright, machine)).toBe(own);
});

test("without any installed browser, Playwright's own is downloaded", async () => {
  const { machine, effects, asked, there, said } = machineWith([], { root: true });
  effects[fetching] = () => there.add(own);
  expect(await provideChromium(playwright, machine)).toBe(own);
  expect(asked).toEqual([fetching]);
  expect(said).toEqual([expect.stringContaining("fetching Playwright's own")]);
});

test("as root, missing libraries of Playwright's own browser are installed", async () => {
  const { machine, effects, asked, broken } = machineWith([own], { root: true, broken: [own] });
  effects[addingLibraries] = () => broken.delete(own);
  expect(await provideChromium(playwright, machine)).toBe(own);
  expect(asked).toEqual([addingLibraries]);
});

test.each([{}, { CI: "true" }])(
  "as root, the system's package is installed if neither works, environment %j",
  async (environment) => {
    const { machine, effects, asked, there } = machineWith([], { root: true, environment });
    effects[installing] = () => there.add("/usr/bin/chromium");
    expect(await provideChromium(playwright, machine)).toBe("/usr/bin/chromium");
    expect(asked).toEqual([fetching, aptGet("update"), installing, installingShell]);
  },
);

test.each([
  { root: true, commands: 4 },
  { root: false, commands: 1 },
])("where no browser can be installed, one sentence says what to do (root: $root)", async ({ root, commands }) => {
  const { machine, asked } = machineWith([], { root });
  await expect(provideChromium(playwright, machine)).rejects.toThrow(
    /^The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program\.$/,
  );
  expect(asked).toHaveLength(commands);
});
