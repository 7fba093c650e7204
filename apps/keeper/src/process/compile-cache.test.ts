import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepCompiledCode } from "./compile-cache.ts";

let dataDir: string;
let program: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "visiga-compile-cache-"));
  program = join(dataDir, "main.js");
  await writeFile(program, 'import "./chunk-a.js";');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function folderOfStart(): Promise<string> {
  let kept = "";
  await keepCompiledCode(dataDir, [program], (folder) => {
    kept = folder;
  });
  return kept;
}

test("a start finds the compiled code of the same build and deletes that of another", async () => {
  const folder = await folderOfStart();
  expect(dirname(folder)).toBe(join(dataDir, "compile-cache"));
  await mkdir(folder, { recursive: true });
  expect(await folderOfStart()).toBe(folder);
  expect(await readdir(dirname(folder))).toHaveLength(1);

  await writeFile(program, 'import "./chunk-b.js";');
  expect(await folderOfStart()).not.toBe(folder);
  expect(await readdir(dirname(folder))).toEqual([]);
});
