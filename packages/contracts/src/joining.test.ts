import { expect, test } from "vitest";
import { chosenLevel, sumOfFees } from "./joining.ts";

const fee = (amount: number, level: "o-level" | "a-level" | "both") => ({ what: "Fee", amount, due: null, level });

test("the sum of a level has its own fees and those of both levels", () => {
  const facts = { fees: [fee(100_000, "both"), fee(20_000, "o-level"), fee(30_000, "a-level")] };
  expect([sumOfFees(facts, "o-level"), sumOfFees(facts, "a-level")]).toEqual([120_000, 130_000]);
  expect(sumOfFees({}, "o-level")).toBe(0);
});

test("only the two levels can be chosen", () => {
  expect(chosenLevel("?lang=sw&level=a-level")).toBe("a-level");
  for (const query of ["", "?level=", "?level=both", "?level=O-LEVEL", "?level=o-level%00", "?level=%3Cscript%3E"]) {
    expect(chosenLevel(query), query).toBeUndefined();
  }
});
