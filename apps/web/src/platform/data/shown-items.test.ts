import { describe, expect, it } from "vitest";
import { nextShow, shownItems, wholeShow } from "./shown-items.ts";

const list = (length: number, total: number, { from = 0, failed = false } = {}) => ({
  items: Array.from({ length }) as never[],
  from,
  total,
  failed,
});

describe("how many items an address asks for", () => {
  it("counts in whole steps", () => {
    expect(shownItems({ show: "18" }, 9)).toEqual({ show: 18 });
    expect(shownItems({ show: 10 }, 9)).toEqual({ show: 18 });
  });

  it.each([undefined, "", "9", 0, -18, "many", Number.NaN, 5e6])("is one step for %s", (show) => {
    expect(shownItems({ show }, 9)).toEqual({});
  });

  it("has no end at a thousand", () => {
    expect(shownItems({ show: "5004" }, 9)).toEqual({ show: 5004 });
    expect(shownItems({ show: "5013", from: "5004" }, 9)).toEqual({ show: 5013, from: 5004 });
  });

  it("adds at most a thousand at once", () => {
    expect(shownItems({ show: "5004", from: "9" }, 9)).toEqual({ show: 1008, from: 9 });
  });

  it("is only what comes after the items that a page has", () => {
    expect(shownItems({ show: "27", from: "18" }, 9)).toEqual({ show: 27, from: 18 });
  });

  it.each(["", "10", "27", "-9", "many"])("is the whole list if %s is no step of it", (from) => {
    expect(shownItems({ show: "27", from }, 9)).toEqual({ show: 27 });
  });
});

describe("the next longer list", () => {
  it("is one step longer while anything is left", () => {
    expect(nextShow(list(9, 27), 9)).toBe(18);
    expect(nextShow(list(18, 19), 9)).toBe(27);
    expect(nextShow(list(9, 40, { from: 18 }), 9)).toBe(36);
  });

  it("goes on beyond a thousand", () => {
    expect(nextShow(list(24, 5000, { from: 984 }), 24)).toBe(1032);
    expect(nextShow(list(1000, 5000, { from: 32 }), 24)).toBe(1056);
  });

  it("is none when all is shown, or when it could not be read", () => {
    expect(nextShow(list(27, 27), 9)).toBeUndefined();
    expect(nextShow(list(0, 27, { failed: true }), 9)).toBeUndefined();
  });
});

it("the whole list is asked for in one fragment, a thousand at most", () => {
  expect(wholeShow(list(9, 40), 9)).toBe(45);
  expect(wholeShow(list(9, 5000), 9)).toBe(1008);
});
