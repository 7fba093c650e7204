import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { filesIn, filesNamed, type ListedFile, parseArguments } from "./test-files.ts";

/**
 * Runs the tests of the workspace in whose folder it is called, or in the root those of all workspaces, or the trials,
 * or only those that words name. Builds first what is tested, and prints what failed and the sum of the reports. One run
 * of Vitest for all workspaces is quicker than one for each.
 */
const [tier, ...args] = process.argv.slice(2);
const { words, options } = parseArguments(args);
const trials = tier === "trials";
const root = fileURLToPath(new URL("../../..", import.meta.url));
const workspace = process.cwd();
const { name, scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const all = join(workspace, "/") === root;
const report = join(workspace, "test-results/report.json");
const web = join(root, "apps/web");
const trialsFolder = join(root, "apps/trials");

const vitest = ["vitest", "run", "--configLoader", "runner", "--passWithNoTests"];
const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
const playwright = ["playwright", "test", "--pass-with-no-tests", "--reporter=list,json"];
/** The names of a workspace's projects begin with its own name. */
const projects = all ? [] : [`--project=${name}*`];
const candidates = [
  {
    folder: trials ? trialsFolder : root,
    command: [...vitest, ...reporters, ...projects, ...(trials ? ["--config", "trials.config.ts"] : [])],
    files: filesIn(trials ? trialsFolder : workspace).filter((path) =>
      (trials ? /\.trial\.ts$/ : /\.test\.tsx?$/).test(path),
    ),
    // Vitest reads words as this program does.
    named: () => words.map(absolute),
  },
  {
    folder: web,
    command: [...playwright, ...(trials ? ["--config", "playwright.trials.config.ts"] : [])],
    files: all || join(workspace, "/") === join(web, "/") ? browserFiles() : [],
    named: (listed: readonly ListedFile[]) =>
      listed.map(({ path, line }) => path.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&") + line),
  },
];
const runs = candidates
  .map((runner) => ({
    ...runner,
    listed: words.flatMap((word) => filesNamed(word, runner.files, { base: runner.folder, from: [workspace, root] })),
  }))
  .filter(({ files, listed }) => (words.length === 0 ? files : listed).length > 0);

/** Failed tests of Vitest. Playwright's own list of failures is printed after the output of Vitest. */
const failures: string[] = [];
const startedAt = performance.now();
const counts = runs.length === 0 ? [] : start();
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const none = passed + failed === 0;
if (runs.length === 0) console.error(`No file has ${words.map((word) => `“${word}”`).join(" or ")} in its path.`);
else if (none) console.error("No test matches.");
process.exitCode = failed === 0 && !none ? 0 : 1;
for (const failure of failures) console.error(failure);
console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
console.log(`${passed} passed, ${none ? 1 : failed} failed`);

function browserFiles(): string[] {
  const files = filesIn(join(web, "e2e")).filter((path) => (trials ? /\.(e2e|trial)\.ts$/ : /\.e2e\.ts$/).test(path));
  return trials
    ? [...files, ...filesIn(join(trialsFolder, "judges")).filter((path) => path.endsWith(".judge.ts"))]
    : files;
}

function absolute(word: string): string {
  const path = word.replace(/:\d+$/, "");
  const folder = [workspace, root].find((each) => existsSync(join(each, path)));
  return folder === undefined || !/\.tsx?$/.test(path) ? word : join(folder, word);
}

/** Named files of Vitest alone build on demand, because few of them need a build. */
function start(): Count[] {
  if (options.length > 0 && runs.length > 1) {
    console.error("Options go to one runner: name files of Vitest (*.test.ts) or of Playwright (*.e2e.ts) only.");
    return [{ passed: 0, failed: 1 }];
  }
  const onDemand = !trials && words.length > 0 && runs.every(({ folder }) => folder === root);
  process.env.TEST_BUILD = onDemand ? "demand" : "done";
  const builds = !onDemand && (all || scripts.build);
  if (builds && !succeeds(root, ["node", "turbo.js", "build", "--output-logs=errors-only"]))
    return [{ passed: 0, failed: 1 }];
  return runs.map(run);
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** A command that ends with an error, although its report has no failed test, counts as one failure. */
function run({ folder, command, listed, named }: (typeof runs)[number]): Count {
  rmSync(report, { force: true });
  const succeeded = succeeds(folder, [...command, ...named(listed), ...options]);
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
