import { expect, test } from "vitest";
import { steps } from "./steps.ts";

test("arrow keys move from the button through the list and wrap around", () => {
  expect(steps("ArrowDown", -1, 3)).toBe(0);
  expect(steps("ArrowDown", 1, 3)).toBe(2);
  expect(steps("ArrowDown", 2, 3)).toBe(0);
  expect(steps("ArrowUp", 2, 3)).toBe(1);
  expect(steps("ArrowUp", 0, 3)).toBe(-1);
  expect(steps("ArrowUp", -1, 3)).toBe(2);
});

test("Home and End move to the first and last item, but not from the button", () => {
  expect(steps("Home", 2, 3)).toBe(0);
  expect(steps("End", 0, 3)).toBe(2);
  expect(steps("Home", -1, 3)).toBe(null);
});

test("other keys do nothing, and arrow keys do nothing in an empty list", () => {
  expect(steps("a", 0, 3)).toBe(null);
  expect(steps("ArrowDown", -1, 0)).toBe(null);
});
