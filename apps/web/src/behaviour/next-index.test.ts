import { expect, test } from "vitest";
import { nextIndex } from "./next-index.ts";

test("arrow keys move from the button through the list and wrap around", () => {
  expect(nextIndex("ArrowDown", -1, 3)).toBe(0);
  expect(nextIndex("ArrowDown", 1, 3)).toBe(2);
  expect(nextIndex("ArrowDown", 2, 3)).toBe(0);
  expect(nextIndex("ArrowUp", 2, 3)).toBe(1);
  expect(nextIndex("ArrowUp", 0, 3)).toBe(-1);
  expect(nextIndex("ArrowUp", -1, 3)).toBe(2);
});

test("Home and End move to the first and last item, but not from the button", () => {
  expect(nextIndex("Home", 2, 3)).toBe(0);
  expect(nextIndex("End", 0, 3)).toBe(2);
  expect(nextIndex("Home", -1, 3)).toBe(null);
});

test("other keys do nothing, and arrow keys do nothing in an empty list", () => {
  expect(nextIndex("a", 0, 3)).toBe(null);
  expect(nextIndex("ArrowDown", -1, 0)).toBe(null);
});
