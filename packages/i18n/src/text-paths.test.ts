import { expect, it } from "vitest";
import { placeholdersOf, textAt, textsByPath, withTexts } from "./text-paths.ts";

const dictionary = { a: { b: "one", list: [{ c: "two" }, { c: "three" }] }, d: "four", e: { f: "five" } } as const;

it("every text is listed by its path", () => {
  expect([...textsByPath(dictionary)]).toEqual([
    ["a.b", "one"],
    ["a.list.0.c", "two"],
    ["a.list.1.c", "three"],
    ["d", "four"],
    ["e.f", "five"],
  ]);
});

it("a text is found by its path", () => {
  expect(textAt(dictionary, "a.list.1.c")).toBe("three");
  expect(["a", "a.list.2.c", "d.length", "toString", ""].map((path) => textAt(dictionary, path))).toEqual(
    Array.from({ length: 5 }),
  );
});

it("replacing texts shares the unchanged parts of the dictionary", () => {
  const changed = withTexts(dictionary, { "a.list.1.c": "drei", d: "vier", "e.g": "unknown" });
  expect(changed).toEqual({ a: { b: "one", list: [{ c: "two" }, { c: "drei" }] }, d: "vier", e: { f: "five" } });
  expect(changed.a.list[0]).toBe(dictionary.a.list[0]);
  expect(withTexts(dictionary, {})).toBe(dictionary);
});

it("each placeholder of a text is found once", () => {
  expect(placeholdersOf("{shown} of {total}, {shown}")).toEqual(["{shown}", "{total}"]);
  expect(placeholdersOf("none")).toEqual([]);
});
