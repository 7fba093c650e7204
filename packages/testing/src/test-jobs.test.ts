import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findJobs, needsBrowser, needsBuild, selectJobs } from "./test-jobs.ts";

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "visiga-jobs-"));
  const files = {
    "apps/shop/package.json": JSON.stringify({
      scripts: { test: "vitest run --quiet && playwright test", trials: "vitest run --config trials.config.ts" },
    }),
    "apps/shop/src/basket/basket.test.ts": "",
    "apps/shop/src/basket/basket.ts": "",
    "apps/shop/src/window.test.tsx": "",
    "apps/shop/development/hot.trial.ts": "",
    "apps/shop/node_modules/other/index.test.ts": "",
    "apps/shop/e2e/site/basket.e2e.ts": "",
    "apps/shop/e2e/support/accounts.ts": "",
    "packages/words/package.json": JSON.stringify({ scripts: { test: "vitest run" } }),
    "packages/words/src/Spelling.test.ts": "",
    "packages/fonts/package.json": JSON.stringify({ scripts: { build: "true" } }),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const tests = () => findJobs(root, "test");
const chosen = (...words: string[]) =>
  Object.fromEntries(selectJobs(tests(), root, words).map(({ name, files }) => [name, [...files].sort()]));

test("each test command of each workspace is a job with its files", () => {
  expect(chosen()).toEqual({
    shop: ["src/basket/basket.test.ts", "src/window.test.tsx"],
    "shop browser": ["e2e/site/basket.e2e.ts"],
    words: ["src/Spelling.test.ts"],
  });
  expect(tests().map(({ command }) => command)).toEqual(["vitest run --quiet", "playwright test", "vitest run"]);
});

test("trials are found apart from tests, with a script and a name of their own", () => {
  expect(findJobs(root, "trials").map(({ command, files }) => [command, files])).toEqual([
    ["vitest run --config trials.config.ts", ["development/hot.trial.ts"]],
  ]);
});

test("a word selects files by their path in any workspace, ignoring case", () => {
  expect(chosen("basket")).toEqual({
    shop: ["src/basket/basket.test.ts"],
    "shop browser": ["e2e/site/basket.e2e.ts"],
  });
  expect(chosen("spell", "WINDOW")).toEqual({ shop: ["src/window.test.tsx"], words: ["src/Spelling.test.ts"] });
  expect(chosen("packages/words")).toEqual({ words: ["src/Spelling.test.ts"] });
  expect(chosen("no such thing")).toEqual({});
});

test("browser tests, trials, drawn pages, backups and the demo content need the build, others run from the sources", () => {
  const [unit, browser] = selectJobs(tests(), root, ["basket"]);
  if (!unit || !browser) throw new Error("There are two jobs in the shop");
  expect([unit, browser].map(needsBuild)).toEqual([false, true]);
  for (const file of [
    "src/drawn-pages/heads.test.ts",
    "src/features/backups/restore.test.ts",
    "src/seed/demo.test.ts",
    "hot.trial.ts",
  ])
    expect(needsBuild({ ...unit, files: [file] }), file).toBe(true);
  expect([unit, browser].map(needsBrowser)).toEqual([false, true]);
  expect(needsBrowser({ ...unit, files: ["development/hot.trial.ts"] })).toBe(true);
});
