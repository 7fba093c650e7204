import { expect, it } from "vitest";
import { shapedValue, unshapedValue } from "./site-value.ts";

it.each([
  ["phoneOffice", "+255 700 000 001", { shape: "text", sides: { en: "+255 700 000 001", sw: null } }],
  ["motto", { en: "Prayer", sw: "Sala" }, { shape: "text", sides: { en: "Prayer", sw: "Sala" } }],
  ["motto", { en: "Prayer", sw: null }, { shape: "text", sides: { en: "Prayer", sw: null } }],
  ["firstStudents", [["A"]], { shape: "rows", sides: { en: [["A"]], sw: null } }],
  ["placesOLevel", { en: [["A", "B"]], sw: null }, { shape: "rows", sides: { en: [["A", "B"]], sw: null } }],
  ["announcements", [], { shape: "announcements", items: [] }],
] as const)("%s as %j has the shape that its key names, and is the same without it", (key, value, expected) => {
  const shaped = shapedValue(key, value);
  expect(shaped).toEqual(expected);
  expect(shaped && unshapedValue(key, shaped)).toEqual(value);
});

it("incomplete announcements can be read", () => {
  const item = { text: { en: "", sw: null }, link: { to: "/msg", words: { en: "", sw: null } }, until: "" };
  expect(shapedValue("announcements", [item])).toEqual({ shape: "announcements", items: [item] });
});

it.each([
  ["motto", null],
  ["motto", undefined],
  ["motto", "Prayer"],
  ["phoneOffice", { en: "1", sw: null }],
  ["firstStudents", ["A"]],
  ["announcements", [{ text: "A" }]],
] as const)("%s as %j is none", (key, value) => {
  expect(shapedValue(key, value)).toBeNull();
});
