import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesIn, filesNamed, parseArguments } from "./test-files.ts";

let root: string;
const paths = ["apps/api/src/pages.test.ts", "apps/web/e2e/pages.e2e.ts", "packages/i18n/src/words.test.ts"];
beforeAll(() => {
  // Named like a word that no file of it has in its path.
  root = mkdtempSync(join(tmpdir(), "gallery-"));
  for (const path of [...paths, "node_modules/a/pages.test.ts", "apps/web/dist/pages.test.ts"]) {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), "");
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test("files that are installed or built are no tests", () => {
  expect(filesIn(root).sort()).toEqual(paths.map((path) => join(root, path)));
});

test.each([
  ["pages", ["apps/api/src/pages.test.ts", "apps/web/e2e/pages.e2e.ts"]],
  ["Words", ["packages/i18n/src/words.test.ts"]],
  ["api/src", ["apps/api/src/pages.test.ts"]],
  ["apps/api/src/pages.test.ts", ["apps/api/src/pages.test.ts"]],
  ["./apps/api/src/pages.test.ts", ["apps/api/src/pages.test.ts"]],
  ["src/pages.test.ts", ["apps/api/src/pages.test.ts"]],
  ["{root}/apps/web/e2e/pages.e2e.ts", ["apps/web/e2e/pages.e2e.ts"]],
  ["apps/web/e2e/pages.e2e.ts:12", ["apps/web/e2e/pages.e2e.ts:12"]],
  ["gallery", []],
  ["{root}/apps/api/src/nothing.test.ts", []],
])("%s names its files, by a word, or a path from the root, the workspace or in full", (word, expected) => {
  const folders = { base: root, from: [join(root, "apps/api"), root] };
  const listed = filesNamed(
    word.replace("{root}", () => root),
    filesIn(root),
    folders,
  );
  expect(listed.map(({ path, line }) => path + line).sort()).toEqual(expected.map((path) => join(root, path)));
});

test("words end at the first option, whose value may stand beside it", () => {
  expect(parseArguments(["pages", "--", "bin", "-t", "is cached", "--update"])).toEqual({
    words: ["pages", "bin"],
    options: ["-t", "is cached", "--update"],
  });
  expect(parseArguments(["pages"])).toEqual({ words: ["pages"], options: [] });
});
