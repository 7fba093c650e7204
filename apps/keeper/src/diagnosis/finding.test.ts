import { expect, test } from "vitest";
import { findingsAbout, withinLimit } from "./finding.ts";

test("a check that does not answer is broken after its limit, another one says what it found", async () => {
  const found = [findingsAbout("disk").fine("there is room")];
  expect(await withinLimit("disk", Promise.resolve(found), 10_000)).toBe(found);
  expect(await withinLimit("disk", new Promise(() => {}), 20)).toEqual([
    expect.objectContaining({ about: "disk", state: "broken", says: "has not answered for 0.02 s" }),
  ]);
});
