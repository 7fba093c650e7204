import { describe, expect, it, test } from "vitest";
import { nextShow, shownItems, wholeSteps } from "./shown-items.ts";

const list = (length: number, total: number, failed = false) => ({ items: Array.from({ length }), total, failed });

describe("how many items an address asks for", () => {
  it("counts in whole steps", () => {
    expect(shownItems("18", 9)).toEqual({ show: 18 });
    expect(shownItems(10, 9)).toEqual({ show: 18 });
  });

  it.each([undefined, "", "9", 0, -18, "many", Number.NaN, 5000])("is one step for %s", (show) => {
    expect(shownItems(show, 9)).toEqual({});
  });
});

test("whole steps end where lists do", () => {
  expect(wholeSteps(25, 24)).toBe(48);
  expect(wholeSteps(5000, 24)).toBe(984);
});

describe("the next longer list", () => {
  it("is one step longer while anything is left", () => {
    expect(nextShow(list(9, 27), 9)).toBe(18);
    expect(nextShow(list(18, 19), 9)).toBe(27);
  });

  it("is none when all is shown, when lists get no longer, or when it has just failed", () => {
    expect(nextShow(list(27, 27), 9)).toBeUndefined();
    expect(nextShow(list(984, 5000), 24)).toBeUndefined();
    expect(nextShow(list(9, 27, true), 9)).toBeUndefined();
  });
});
