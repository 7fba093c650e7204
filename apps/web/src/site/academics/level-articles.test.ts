import type { FileRecord } from "@visiga/contracts/files";
import { expect, test } from "vitest";
import { ofLevel } from "./level-articles.tsx";

const titled = (title: string) => ({ title }) as FileRecord;
const files = ["O-LEVEL", "a level", "Form 3", "A-LEVEL"].map(titled);
const titles = (items: FileRecord[]) => items.map(({ title }) => title);

test("a level has its own pictures and those without a level", () => {
  expect(titles(ofLevel(files, "O-LEVEL"))).toEqual(["O-LEVEL", "Form 3"]);
  expect(titles(ofLevel(files, "A-LEVEL"))).toEqual(["a level", "Form 3", "A-LEVEL"]);
});
