import { existsSync, readFileSync } from "node:fs";

export const unitReportFile = "test-results/unit.json";

export const browserReportFile = "test-results/browser.json";

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface BrowserReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

export function readCounts(file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report: UnitReport | BrowserReport = JSON.parse(readFileSync(file, "utf8"));
  return "stats" in report ? browserCounts(report) : unitCounts(report);
}

function unitCounts({ numPassedTests, numFailedTests, testResults }: UnitReport): Counts {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((assertion) => assertion.status !== "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** A test that passed only when it was repeated counts as a failure. */
const browserCounts = ({ stats, errors }: BrowserReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});
