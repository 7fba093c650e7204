import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Runs the tests of the workspace in whose folder it is called, or in the root those of all workspaces, or the trials,
 * or only those whose path contains a word. Builds first what is tested, and prints what failed and the sum of the
 * reports. One run of Vitest for all workspaces is quicker than one for each.
 */
const [tier, ...args] = process.argv.slice(2);
const words = args.filter((word) => word !== "--");
const trials = tier === "trials";
const root = fileURLToPath(new URL("../../..", import.meta.url));
const workspace = process.cwd();
const { name, scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const all = join(workspace, "/") === root;
const report = join(workspace, "test-results/report.json");

const vitest = ["vitest", "run", "--configLoader", "runner", "--passWithNoTests"];
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
const playwright = ["playwright", "test", "--pass-with-no-tests", "--reporter=list,json"];
/** The names of a workspace's projects begin with its own name. */
const projects = all ? [] : [`--project=${name}*`];
const runs = [
  {
    folder: trials ? join(root, "apps/trials") : root,
    command: [...vitest, ...reporters, ...projects],
    config: "trials.config.ts",
  },
  {
    folder: all ? join(root, "apps/web") : workspace,
    command: playwright,
    config: "playwright.trials.config.ts",
  },
].filter(({ folder, command }) => command !== playwright || existsSync(join(folder, "playwright.config.ts")));

/** Failed tests of Vitest. Playwright's own list of failures is printed after the output of Vitest. */
const failures: string[] = [];
const startedAt = performance.now();
const isBuilt = !(all || scripts.build) || succeeds(root, ["node", "turbo.js", "build", "--output-logs=errors-only"]);
const counts = isBuilt ? runs.map(run) : [{ passed: 0, failed: 1 }];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const none = passed + failed === 0;
if (none) console.error(`No file has ${words.map((word) => `“${word}”`).join(" or ")} in its path.`);
process.exitCode = failed === 0 && !none ? 0 : 1;
for (const failure of failures) console.error(failure);
console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
console.log(`${passed} passed, ${none ? 1 : failed} failed`);

/** A command that ends with an error, although its report has no failed test, counts as one failure. */
function run({ folder, command, config }: (typeof runs)[number]): { passed: number; failed: number } {
  rmSync(report, { force: true });
  const succeeded = succeeds(folder, [...command, ...(trials ? ["--config", config] : []), ...words]);
  // Vitest counts in the report itself, Playwright in its `stats`.
  const { stats, ...unit } = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
  const passed = stats?.expected ?? unit.numPassedTests ?? 0;
  // A test that passed only when it was repeated counts as a failure.
  const failed = stats ? stats.unexpected + stats.flaky : (unit.numFailedTests ?? 0);
  for (const { assertionResults, message, name } of unit.testResults ?? []) {
    if (message) failures.push(`${name}: ${message}`);
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === "failed") failures.push(`${fullName}: ${failureMessages.join("\n")}`);
  }
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

function succeeds(folder: string, command: readonly string[]): boolean {
  const { status } = spawnSync("pnpm", ["exec", ...command], {
    cwd: folder,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return status === 0;
}
