import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readReports, removeReports, sum } from "./reports.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "visiga-reports-"));
  mkdirSync(join(folder, "test-results"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const workspace = (script: string) => ({ name: "sample", folder, script });
const unit = (report: object) => writeFileSync(join(folder, "test-report.json"), JSON.stringify(report));
const browser = (report: object) => writeFileSync(join(folder, "test-results/report.json"), JSON.stringify(report));
const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((status) => ({ status })),
});

test("unit and browser tests of a workspace are added up", () => {
  unit({ numPassedTests: 3, numFailedTests: 1, testResults: [file("failed", "passed", "failed")] });
  browser({ stats: { expected: 5, unexpected: 2, flaky: 1 }, errors: [] });
  expect(readReports(workspace("vitest run && playwright test"))).toEqual({ passed: 9, failed: 3, silent: [] });
});

test("a file that breaks before its first test is a failure", () => {
  unit({ numPassedTests: 2, numFailedTests: 0, testResults: [file("passed", "passed", "passed"), file("failed")] });
  expect(readReports(workspace("vitest run"))).toMatchObject({ passed: 2, failed: 1 });
});

test("so is what goes wrong around browser tests", () => {
  browser({ stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: "no browser" }] });
  expect(readReports(workspace("playwright test"))).toEqual({ passed: 0, failed: 1, silent: [] });
});

test("whoever reports nothing, or no test at all, is named", () => {
  unit({ numPassedTests: 0, numFailedTests: 0, testResults: [] });
  expect(readReports(workspace("vitest run && playwright test")).silent).toEqual([
    join(folder, "test-report.json"),
    join(folder, "test-results/report.json"),
  ]);
});

test("reports of an earlier run are removed", () => {
  unit({ numPassedTests: 1, numFailedTests: 0, testResults: [] });
  removeReports(workspace("vitest run"));
  expect(readReports(workspace("vitest run"))).toMatchObject({ passed: 0, silent: [expect.any(String)] });
});

test("sums", () => {
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});
