import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesIn } from "./test-files.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const run = promisify(execFile);

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "visiga-home-"));
});
afterAll(() => rmSync(home, { recursive: true }));

/** Runs a command as on a new machine. */
const pnpm = (...args: string[]) =>
  run("pnpm", ["exec", "pnpm", ...args], {
    cwd: root,
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: "", TURBO_TELEMETRY_DISABLED: "", NO_COLOR: "1" },
    shell: process.platform === "win32",
  }).catch((error: { stdout: string; stderr: string }) => error);

/** The whole output of Turborepo is JSON only if nothing else is printed. */
const plan = async (task: string) => {
  const { stdout, stderr } = await pnpm("--silent", "turbo", task, "--dry=json");
  expect(stderr).not.toMatch(/telemetry/i);
  return JSON.parse(stdout).tasks as { package: string; command: string; dependencies: string[] }[];
};

test("`pnpm turbo test` runs the tests of every workspace, without a telemetry note at first", async () => {
  const tasks = await plan("test");
  expect(tasks.map((task) => task.package).sort()).toEqual(
    ["api", "artwork", "contracts", "i18n", "keeper", "system", "testing", "trials", "web"].map(
      (name) => `@visiga/${name}`,
    ),
  );
  for (const { command } of tasks) expect(command).toBe("tsx ../../packages/testing/src/run.ts test");
  // Each of these two builds the site, and uses every processor.
  expect(tasks.find((task) => task.package === "@visiga/web")?.dependencies).toContain("@visiga/api#test");
});

test("`pnpm --filter` runs the tests of one workspace only, and its last line is their sum", async () => {
  // A file of this name stands in two workspaces.
  const { stdout } = await pnpm("--filter", "@visiga/contracts", "test", "users.test");
  const { testResults, numPassedTests } = JSON.parse(
    readFileSync(join(root, "packages/contracts/test-results/report.json"), "utf8"),
  );
  expect(testResults.map(({ name }: { name: string }) => name)).toEqual([
    join(root, "packages/contracts/src/users.test.ts"),
  ]);
  expect(stdout.trimEnd().split("\n").at(-1)).toBe(`${numPassedTests} passed, 0 failed`);
});

test("a word that no file of a workspace has in its path is a failure", async () => {
  const { stdout } = await pnpm("--filter", "@visiga/contracts", "test", "no-such-file");
  expect(stdout.trimEnd().split("\n").at(-1)).toBe("0 passed, 1 failed");
});

test("a file named by its path runs without a build and a browser, and gets the options", async () => {
  const { stdout, stderr } = await pnpm("test", "packages/contracts/src/users.test.ts", "-t", "no test of this name");
  expect(stdout).toMatch(/users\.test\.ts.*skipped/);
  // Turborepo and Playwright would name their tasks.
  expect(stdout).not.toMatch(/Tasks:|Running \d+ tests/);
  expect(stderr).toContain("No test matches.");
});

test("options for files of both runners are refused with what to do", async () => {
  const { stdout, stderr } = await pnpm("test", "removal", "-t", "picture");
  expect(stderr).toContain("name files of Vitest (*.test.ts) or of Playwright (*.e2e.ts) only");
  expect(stdout.trimEnd().split("\n").at(-1)).toBe("0 passed, 1 failed");
});

test("every project of Vitest belongs to the workspace with which its name begins", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(scripts.test).toBe("tsx packages/testing/src/run.ts test");
  for (const workspace of ["api", "web"])
    expect(readFileSync(join(root, `apps/${workspace}/vitest.own-modules.config.ts`), "utf8")).toContain(
      `name: "@visiga/${workspace}-own-modules"`,
    );
});

test("CI and the development container install every system package that a trial asks for", () => {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const listed = read(".ci/system-packages").split("\n").filter(Boolean);
  const trials = filesIn(join(root, "apps/trials")).filter((path) => /\.ts$/.test(path) && !/browsers/.test(path));
  const asked = trials.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/names: \[("[^\]]+)\],\s+present:/g)].flatMap(([, names]) =>
      [...(names ?? "").matchAll(/"([^"]+)"/g)].map(([, name]) => name),
    ),
  );
  // Only root, as which no runner works, can mount a disk of Windows.
  expect(asked.filter((name) => name !== "ntfs-3g").sort()).toEqual(listed.sort());
  for (const path of [".github/workflows/ci.yml", ".github/workflows/release.yml", ".devcontainer/devcontainer.json"])
    expect(read(path)).toContain("sudo apt-get install --yes --no-install-recommends $(cat .ci/system-packages)");
});
