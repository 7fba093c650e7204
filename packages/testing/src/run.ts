import { rmSync } from "node:fs";
import { join, relative } from "node:path";
import { playwrightOf, provideChromium } from "./chromium.ts";
import { type Report, readReport, slowest } from "./reports.ts";
import { runCommand } from "./run-command.ts";
import { findJobs, needsBrowser, needsBuild, reportPath, selectJobs, type TestJob } from "./test-jobs.ts";

/**
 * Runs every workspace's tests or trials, or those whose path contains a word, and prints their times, the slowest of
 * them and the total of their reports.
 */
const root = process.cwd();
const [tier, ...words] = process.argv.slice(2).filter((word) => word !== "--");
const jobs = selectJobs(findJobs(root, tier === "trials" ? "trials" : "test"), root, words);

const startedAt = performance.now();
const results = jobs.length > 0 ? await runJobs() : [];
const total = (count: "passed" | "failed") => results.reduce((sum, result) => sum + result[count], 0);
if (jobs.length === 0) console.error(`No file has ${words.map((word) => `“${word}”`).join(" or ")} in its path.`);
const failures = jobs.length === 0 ? 1 : total("failed");
process.exitCode = failures === 0 ? 0 : 1;
console.log(`${total("passed")} passed, ${failures} failed after ${secondsSince(startedAt).toFixed(1)} s`);

/** Jobs that need no build run first, while the site is built; browser tests last, one job after the other. */
async function runJobs(): Promise<readonly Outcome[]> {
  for (const job of jobs) rmSync(reportPath(job), { force: true });
  const built = jobs.some(needsBuild) ? build() : Promise.resolve(true);
  const browserProvided = jobs.some(needsBrowser) ? provideBrowser() : Promise.resolve();
  const order = (job: TestJob) => Number(needsBuild(job)) + Number(job.runner === "playwright");
  const outcomes: Outcome[] = [];
  for (const job of jobs.toSorted((one, other) => order(one) - order(other))) {
    if (needsBrowser(job)) await browserProvided;
    outcomes.push(await runJob(job, needsBuild(job) ? await built : true));
  }
  console.log("\nThe slowest:");
  for (const { name, seconds } of slowest(outcomes, 20)) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`);
  console.log();
  for (const outcome of outcomes) console.log(describe(outcome));
  return outcomes;
}

interface Outcome extends Report {
  readonly name: string;
  readonly seconds: number;
  readonly problem: string | undefined;
}

async function runJob(job: TestJob, built: boolean): Promise<Outcome> {
  const { name, folder, command, files, narrowed } = job;
  if (!built) return { name, passed: 0, failed: 1, times: [], seconds: 0, problem: "not run: the build failed" };
  const started = performance.now();
  const line = narrowed ? `${command} ${files.join(" ")}` : command;
  const succeeded = await runCommand({ folder, line, say: (text) => console.log(`${name}: ${text}`) });
  const seconds = secondsSince(started);
  const report = readReport(reportPath(job));
  const problem = problemOf(job, report, succeeded);
  return { ...report, name, seconds, problem, failed: problem ? 1 : report.failed };
}

/** A command counts as a failure that reports no test, or fails without a failed one. */
function problemOf(job: TestJob, { passed, failed }: Report, succeeded: boolean): string | undefined {
  if (passed + failed === 0) return `no test reported to ${relative(root, reportPath(job))}`;
  return succeeded || failed > 0 ? undefined : "ended with a failure that no test reported";
}

async function build(): Promise<boolean> {
  const started = performance.now();
  const say = (line: string) => console.log(`build: ${line}`);
  const built = await runCommand({ folder: root, line: "turbo build --output-logs=errors-only", say });
  say(`${built ? "done" : "failed"} after ${secondsSince(started).toFixed(1)} s`);
  return built;
}

/** Finds the browser once for all jobs that need it. If there is none, each of those jobs reports it. */
async function provideBrowser(): Promise<void> {
  try {
    process.env.CHROMIUM_PATH = await provideChromium(playwrightOf(join(root, "apps/web/package.json")));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

function secondsSince(moment: number): number {
  return (performance.now() - moment) / 1000;
}

function describe({ name, passed, failed, seconds, problem }: Outcome): string {
  const counts = `${passed} passed, ${failed} failed`;
  return `${name.padEnd(12)} ${counts.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s${problem ? `  ${problem}` : ""}`;
}
