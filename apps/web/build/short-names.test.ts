import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { shortClassNames } from "./short-names.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "classes-"));
  await mkdir(join(folder, "b"));
  await writeFile(join(folder, "b/second.module.css"), ".row { } /* .note */ .row:hover .cell { width: .5em }");
  const many = Array.from({ length: 1500 }, (_, index) => `.class-${index} { color: red }`);
  await writeFile(join(folder, "first.module.css"), many.join("\n"));
  await writeFile(join(folder, "global.css"), ".global { }");
});
afterAll(() => rm(folder, { recursive: true }));

test("every class of every module has a unique short name that is the same in every build", () => {
  const name = shortClassNames(folder);
  const classes = [
    ...["row", "cell"].map((each) => [each, join(folder, "b/second.module.css")] as const),
    ...Array.from({ length: 1500 }, (_, index) => [`class-${index}`, join(folder, "first.module.css")] as const),
  ];
  const names = classes.map(([each, file]) => name(each, file));
  expect(new Set(names).size).toBe(classes.length);
  expect(names.slice(2, 4)).toEqual(["bb", "bc"]);
  expect(names.filter((each) => !/^[a-z]{2,3}$/.test(each))).toEqual([]);
  const again = shortClassNames(folder);
  expect(classes.map(([each, file]) => again(each, file))).toEqual(names);
});

test("a class added after the list was read also has a unique name", () => {
  const name = shortClassNames(folder);
  const later = name("later", join(folder, "first.module.css"));
  expect(later).toMatch(/^_[0-9a-f]{8}$/);
  expect(name("later", join(folder, "b/second.module.css"))).not.toBe(later);
});
