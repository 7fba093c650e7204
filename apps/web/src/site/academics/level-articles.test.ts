import type { EntryRecord } from "@visiga/contracts/entries";
import { expect, test } from "vitest";
import { ofLevel } from "./level-articles.tsx";

const titled = (title: string) => ({ title }) as EntryRecord;
const entries = ["O-LEVEL", "a level", "Form 3", "A-LEVEL"].map(titled);
const titles = (items: EntryRecord[]) => items.map(({ title }) => title);

test("a level has its own pictures and those without a level", () => {
  expect(titles(ofLevel(entries, "O-LEVEL"))).toEqual(["O-LEVEL", "Form 3"]);
  expect(titles(ofLevel(entries, "A-LEVEL"))).toEqual(["a level", "Form 3", "A-LEVEL"]);
});
