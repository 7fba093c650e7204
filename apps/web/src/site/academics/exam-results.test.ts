import { expect, test } from "vitest";
import { share } from "./exam-results.tsx";

test.each([
  [0, 300, "0%"],
  [1, 300, "<1%"],
  [1, 200, "1%"],
  [1, 3, "33%"],
  [2, 3, "67%"],
  [299, 300, ">99%"],
  [300, 300, "100%"],
])("the share %i of %i is written as %s", (part, whole, shown) => {
  expect(share(part, whole)).toBe(shown);
});
