import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readCounts } from "./reports.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "visiga-reports-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (report: object) => {
  const path = join(folder, "report.json");
  writeFileSync(path, JSON.stringify(report));
  return readCounts(path);
};
const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((status) => ({ status })),
});

test("unit and browser tests are counted, and a test that passed only on its second attempt counts as a failure", () => {
  const testResults = [file("failed", "passed", "failed")];
  expect(read({ numPassedTests: 3, numFailedTests: 1, testResults })).toMatchObject({ passed: 3, failed: 1 });
  expect(read({ stats: { expected: 5, unexpected: 2, flaky: 1 }, errors: [] })).toMatchObject({
    passed: 5,
    failed: 3,
  });
});

test("a file that fails before its first test counts as a failure", () => {
  const testResults = [file("passed", "passed", "passed"), file("failed")];
  expect(read({ numPassedTests: 2, numFailedTests: 0, testResults })).toMatchObject({ passed: 2, failed: 1 });
});

test("an error outside of browser tests counts as a failure", () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 };
  expect(read({ stats, errors: [{ message: "no browser" }] })).toMatchObject({ passed: 0, failed: 1 });
});

test("a missing report counts nothing", () => {
  expect(readCounts(join(folder, "none.json"))).toEqual({ passed: 0, failed: 0 });
});
