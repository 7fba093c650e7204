import { describe, expect, it } from "vitest";
import { nextShow, showAll, shownItems } from "./shown-items.ts";

const list = (length: number, total: number, { from = 0, failed = false } = {}) => ({
  items: Array.from({ length }) as never[],
  from,
  total,
  failed,
});

describe("the number of items that an address requests", () => {
  it("the number of items that an address requests is rounded up to whole steps", () => {
    expect(shownItems({ show: "18" }, 9)).toEqual({ show: 18 });
    expect(shownItems({ show: 10 }, 9)).toEqual({ show: 18 });
  });

  it.each([undefined, "", "9", 0, -18, "many", Number.NaN, 5e6])("is one step if `show` is %s", (show) => {
    expect(shownItems({ show }, 9)).toEqual({});
  });

  it("an address may request more than a thousand items", () => {
    expect(shownItems({ show: "5004" }, 9)).toEqual({ show: 5004 });
    expect(shownItems({ show: "5013", from: "5004" }, 9)).toEqual({ show: 5013, from: 5004 });
  });

  it("a fragment adds at most a thousand items", () => {
    expect(shownItems({ show: "5004", from: "9" }, 9)).toEqual({ show: 1008, from: 9 });
  });

  it("a fragment starts after `from`, the number of items that the page already has", () => {
    expect(shownItems({ show: "27", from: "18" }, 9)).toEqual({ show: 27, from: 18 });
  });

  it.each(["", "10", "27", "-9", "many"])("ignores `from` if %s is not a whole step within the list", (from) => {
    expect(shownItems({ show: "27", from }, 9)).toEqual({ show: 27 });
  });
});

describe("the next longer list", () => {
  it("the next longer list is one step longer while items are left", () => {
    expect(nextShow(list(9, 27), 9)).toBe(18);
    expect(nextShow(list(18, 19), 9)).toBe(27);
    expect(nextShow(list(9, 40, { from: 18 }), 9)).toBe(36);
  });

  it("the next longer list may have more than a thousand items", () => {
    expect(nextShow(list(24, 5000, { from: 984 }), 24)).toBe(1032);
    expect(nextShow(list(1000, 5000, { from: 32 }), 24)).toBe(1056);
  });

  it("there is no longer list if all items are shown or the list could not be read", () => {
    expect(nextShow(list(27, 27), 9)).toBeUndefined();
    expect(nextShow(list(0, 27, { failed: true }), 9)).toBeUndefined();
  });
});

it("one fragment requests the whole list, at most a thousand items", () => {
  expect(showAll(list(9, 40), 9)).toBe(45);
  expect(showAll(list(9, 5000), 9)).toBe(1008);
});
