import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { normalizePath } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortClassNames } from "./class-names.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "classes-"));
  await mkdir(join(folder, "lists"));
  await writeFile(join(folder, "lists/card.module.css"), "");
  await writeFile(join(folder, "page.module.css"), "");
});
afterAll(() => rm(folder, { recursive: true }));

test("every class of every module has a name of its own, in each build the same", () => {
  const modules = ["lists/card.module.css", "page.module.css", "added-later.module.css"];
  const namesOfAll = () => {
    const name = shortClassNames(folder);
    return modules.map((file) => ["row", "cell", "row"].map((each) => name(each, normalizePath(join(folder, file)))));
  };
  expect(namesOfAll()).toEqual([
    ["b0", "b1", "b0"],
    ["c0", "c1", "c0"],
    ["d0", "d1", "d0"],
  ]);
  expect(namesOfAll()).toEqual(namesOfAll());
});

test("a thousand modules have different names of at most three letters", () => {
  const name = shortClassNames(folder);
  const names = Array.from({ length: 1000 }, (_, index) => name("row", `module-${index}`));
  expect(new Set(names).size).toBe(1000);
  expect(names.filter((each) => !/^[b-z]{1,3}0$/.test(each))).toEqual([]);
});
