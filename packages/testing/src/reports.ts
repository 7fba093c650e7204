import { existsSync, readFileSync } from "node:fs";

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** File of Playwright's `json` reporter. */
export const browserReportFile = "test-results/report.json";

/** Reads the counts of a report; zero passed and zero failed if there is none. */
export function readReport(file: string): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report: unknown = JSON.parse(readFileSync(file, "utf8"));
  return isBrowserReport(report) ? browserTally(report) : unitTally(report as UnitReport);
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
});

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** A file that failed outside its tests counts as one failure. */
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
