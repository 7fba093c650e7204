import { expect, test } from "vitest";
import { differingParts } from "./differing-parts.ts";

const long = "A sentence of the rector’s message. ".repeat(40);

test("short texts are shown completely", () => {
  expect(differingParts("Prayer", null)).toEqual({ before: "Prayer", after: null });
});

test("long texts are shown as the differing part with some context", () => {
  const { before, after } = differingParts(`${long}Work.${long}`, `${long}Prayer.${long}`);
  expect(before).toMatch(/^….{40}Work\..{39}…$/);
  expect(after).toMatch(/^….{40}Prayer\..{39}…$/);
});

test.each([
  ["the whole text is new", null, long],
  ["the whole text differs", long, long.toUpperCase()],
  ["a long part was added", `a${long}z`, `a${long}${long}${long}z`],
  ["a long part was removed from the middle", `a${long}${long}b${long}`, `a${long}b${long}`],
])("the excerpt has at most 200 characters if %s", (_, before, after) => {
  const parts = differingParts(before, after);
  expect(parts.before?.length ?? 0).toBeLessThanOrEqual(200);
  expect(parts.after?.length ?? 0).toBeLessThanOrEqual(200);
  expect(parts.before).not.toBe(parts.after);
});

test("the excerpt never splits a surrogate pair", () => {
  const { after } = differingParts(null, "🕊".repeat(300));
  expect(after).toBe(`${"🕊".repeat(199)}…`);
});
