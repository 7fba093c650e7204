import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Where browser tests leave their numbers: Playwright's `json` reporter writes this file. */
export const browserReportFile = "test-results/report.json";
const unitReportFile = "test-report.json";

interface Workspace {
  readonly name: string;
  readonly folder: string;
  /** Its `test` script. */
  readonly script: string;
}

const expected = ({ folder, script }: Workspace): string[] => [
  ...(script.includes("vitest") ? [join(folder, unitReportFile)] : []),
  ...(script.includes("playwright") ? [join(folder, browserReportFile)] : []),
];

/** Numbers of an earlier run must not count for this one. */
export function removeReports(workspace: Workspace): void {
  for (const file of expected(workspace)) rmSync(file, { force: true });
}

/** Adds up what a workspace's tests reported; `silent` names the reports that are missing or hold no test. */
export function readReports(workspace: Workspace): Tally & { readonly silent: readonly string[] } {
  const tallies = expected(workspace).map((file) => ({ file, tally: readReport(file) }));
  return {
    ...sum(tallies.map(({ tally }) => tally)),
    silent: tallies.filter(({ tally }) => tally.passed + tally.failed === 0).map(({ file }) => file),
  };
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

function readReport(file: string): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report: unknown = JSON.parse(readFileSync(file, "utf8"));
  return isBrowserReport(report) ? browserTally(report) : unitTally(report as UnitReport);
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** A file that broke before or after its tests counts as one failure. */
function unitTally({ numPassedTests, numFailedTests, testResults }: UnitReport): Tally {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((assertion) => assertion.status !== "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

interface BrowserReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

const isBrowserReport = (report: unknown): report is BrowserReport =>
  typeof report === "object" && report !== null && "stats" in report;

function browserTally({ stats, errors }: BrowserReport): Tally {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
