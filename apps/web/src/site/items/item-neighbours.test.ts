import type { EntryRecord } from "@visiga/contracts/entries";
import { expect, test } from "vitest";
import { neighboursOf } from "./item-neighbours.tsx";

const list = (count: number) => ({
  items: Array.from({ length: count }, (_, index) => ({ id: String(index) }) as EntryRecord),
});

const ids = (count: number, id: string) => {
  const { before, near, after } = neighboursOf(list(count), id);
  return [before?.id, near.map((entry) => entry.id).join(" "), after?.id];
};

test.each([
  ["in the middle of a list", 9, "4", ["3", "2 3 5 6", "5"]],
  ["at its beginning", 9, "0", [undefined, "1 2 3 4", "1"]],
  ["at its end", 9, "8", ["7", "4 5 6 7", undefined]],
  ["in a short list", 3, "1", ["0", "0 2", "2"]],
  ["alone", 1, "0", [undefined, "", undefined]],
  ["that is not in the list", 9, "x", [undefined, "0 1 2 3", undefined]],
] as const)("the neighbours of an item %s are those next to it", (_, count, id, expected) => {
  expect(ids(count, id)).toEqual(expected);
});
