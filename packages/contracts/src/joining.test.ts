import { expect, test } from "vitest";
import { chosenLevel, dayToReport, sumsOfFees } from "./joining.ts";

const fee = (amount: number, level: "o-level" | "a-level" | "both") => ({ what: "Fee", amount, due: null, level });

test("the sum of a level has its own fees and those of both levels", () => {
  const facts = { fees: [fee(100_000, "both"), fee(20_000, "o-level"), fee(30_000, "a-level")] };
  const sums = [
    { level: "o-level", sum: 120_000, sample: false },
    { level: "a-level", sum: 130_000, sample: false },
  ];
  expect(sumsOfFees(facts, undefined)).toEqual(sums);
  expect(sumsOfFees(facts, "a-level")).toEqual(sums.slice(1));
  expect(sumsOfFees({}, "o-level")).toEqual([]);
});

test("the day to report is the first one until it is over, then the last one", () => {
  const days = { day: "2027-01-11", last: "2027-01-15" };
  expect(dayToReport(days, "2027-01-11")).toEqual({ which: "first", day: "2027-01-11" });
  expect(dayToReport(days, "2027-01-12")).toEqual({ which: "last", day: "2027-01-15" });
  expect(dayToReport({ ...days, last: null }, "2027-01-12")).toEqual({ which: "first", day: "2027-01-11" });
});

test("only the two levels can be chosen", () => {
  expect(chosenLevel("?lang=sw&level=a-level")).toBe("a-level");
  for (const query of ["", "?level=", "?level=both", "?level=O-LEVEL", "?level=o-level%00", "?level=%3Cscript%3E"]) {
    expect(chosenLevel(query), query).toBeUndefined();
  }
});
