import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";

/** What a report says: its counts, and how long each test took. */
export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly times: readonly TestTime[];
}

interface TestTime {
  readonly name: string;
  readonly seconds: number;
}

/** File of Playwright's `json` reporter. */
export const browserReportFile = "test-results/report.json";

/** Reads a report; without a file, nothing passed and nothing failed. */
export function readReport(file: string): Report {
  if (!existsSync(file)) return { passed: 0, failed: 0, times: [] };
  const report: UnitReport | BrowserReport = JSON.parse(readFileSync(file, "utf8"));
  return "stats" in report ? browserReport(report) : unitReport(report);
}

export const slowest = (reports: readonly Report[], count: number): TestTime[] =>
  reports
    .flatMap(({ times }) => times)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly duration?: number | null;
    }[];
  }[];
}

function unitReport({ numPassedTests, numFailedTests, testResults }: UnitReport): Report {
  // A file that failed outside its tests counts as one failure.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((assertion) => assertion.status !== "failed"),
  );
  const times = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${basename(name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length, times };
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** A test that was tried twice took the sum of both. */
const browserTimes = (suites: readonly BrowserSuite[]): TestTime[] =>
  suites.flatMap(({ suites = [], specs }) => [
    ...browserTimes(suites),
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ results }) => ({
        name: `${basename(file)}: ${title}`,
        seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
      })),
    ),
  ]);

interface BrowserReport {
  readonly suites: readonly BrowserSuite[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/** A test that passed only when it was repeated counts as a failure. */
const browserReport = ({ stats, errors, suites }: BrowserReport): Report => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  times: browserTimes(suites),
});
