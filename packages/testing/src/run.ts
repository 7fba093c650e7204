import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { browserReportFile, type Counts, readCounts, unitReportFile } from "./reports.ts";

/** Builds the site, runs all tests or trials, or those whose path contains a word, and prints the sum of their reports. */
const [tier, ...args] = process.argv.slice(2);
const words = args.filter((word) => word !== "--");
const unit = ["vitest", "run", "--configLoader", "runner", "--passWithNoTests"];
const browser = ["playwright", "test", "--pass-with-no-tests"];
const runs =
  tier === "trials"
    ? [
        { folder: "apps/trials", report: unitReportFile, command: [...unit, "--config", "trials.config.ts"] },
        {
          folder: "apps/web",
          report: browserReportFile,
          command: [...browser, "--config", "playwright.trials.config.ts"],
        },
      ]
    : [
        { folder: ".", report: unitReportFile, command: unit },
        { folder: "apps/web", report: browserReportFile, command: browser },
      ];

const startedAt = performance.now();
const counts = succeeds(".", ["turbo", "build", "--output-logs=errors-only"])
  ? runs.map(run)
  : [{ passed: 0, failed: 1 }];
const sum = (count: keyof Counts) => counts.reduce((total, each) => total + each[count], 0);
const none = sum("passed") + sum("failed") === 0;
if (none) console.error(`No file has ${words.map((word) => `“${word}”`).join(" or ")} in its path.`);
const failed = none ? 1 : sum("failed");
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
console.log(`${sum("passed")} passed, ${failed} failed`);

/** A command that ends with an error, although its report has no failed test, counts as one failure. */
function run({ folder, report, command }: (typeof runs)[number]): Counts {
  const file = join(folder, report);
  rmSync(file, { force: true });
  const succeeded = succeeds(folder, [...command, ...words]);
  const { passed, failed } = readCounts(file);
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

function succeeds(folder: string, [program = "", ...args]: readonly string[]): boolean {
  return (
    spawnSync("pnpm", ["exec", program, ...args], {
      cwd: folder,
      stdio: "inherit",
      shell: process.platform === "win32",
    }).status === 0
  );
}
