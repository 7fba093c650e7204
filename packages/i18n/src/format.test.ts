import { expect, it } from "vitest";
import { formatDay, formatMonth } from "./format.ts";

it("a formatted day contains no place for a line break", () => {
  expect(formatDay("2027-06-30", "en")).toBe("30\u00a0June\u00a02027");
  expect(formatDay("2027-06-30", "sw")).toBe("30\u00a0Juni\u00a02027");
});

it("a formatted month names the month of its day in both languages", () => {
  expect(formatMonth("2026-10-01", "en")).toBe("October\u00a02026");
  expect(formatMonth("2026-10-31", "sw")).toBe("Oktoba\u00a02026");
});
