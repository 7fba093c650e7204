import { expect, test } from "vitest";
import { chosenLevel, comingReportingDays, sumOfFees } from "./joining.ts";

const fee = (amount: number, level: "o-level" | "a-level" | "both") => ({ what: "Fee", amount, due: null, level });
const reporting = (day: string, level: "o-level" | "a-level" | "both") => ({ day, what: "New boys", level });

test("the sum of a level has its own fees and those of both levels", () => {
  const facts = { fees: [fee(100_000, "both"), fee(20_000, "o-level"), fee(30_000, "a-level")] };
  expect([sumOfFees(facts, "o-level"), sumOfFees(facts, "a-level")]).toEqual([120_000, 130_000]);
  expect(sumOfFees({}, "o-level")).toBe(0);
});

test("coming reporting days of a level begin with the next, include today, leave out the past", () => {
  const facts = {
    reportingDays: [
      reporting("2028-01-10", "both"),
      reporting("2027-01-11", "o-level"),
      reporting("2027-07-05", "a-level"),
    ],
  };
  const on = (today: string) => comingReportingDays(facts, "o-level", today).map(({ day }) => day);
  expect(["2026-11-23", "2027-01-11", "2027-01-12", "2029-01-01"].map(on)).toEqual([
    ["2027-01-11", "2028-01-10"],
    ["2027-01-11", "2028-01-10"],
    ["2028-01-10"],
    [],
  ]);
  expect(comingReportingDays({}, "o-level", "2026-11-23")).toEqual([]);
});

test("only the two levels can be chosen", () => {
  expect(chosenLevel("?lang=sw&level=a-level")).toBe("a-level");
  for (const query of ["", "?level=", "?level=both", "?level=O-LEVEL", "?level=o-level%00", "?level=%3Cscript%3E"]) {
    expect(chosenLevel(query), query).toBeUndefined();
  }
});
