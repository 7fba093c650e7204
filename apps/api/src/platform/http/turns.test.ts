import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

const events: string[] = [];
const turns = new Turns();

/** Keeps the thread busy for the time of a turn. */
function request(name: string, isNeeded = () => true): void {
  const work = () => {
    events.push(name);
    const end = performance.now() + 60;
    while (performance.now() < end);
  };
  turns.begin(work, isNeeded);
}

test("requests that come in one turn begin in their order, and other work comes between them", async () => {
  for (const name of ["one", "two", "three"]) request(name);
  expect(events).toEqual(["one"]);
  while (!events.includes("three")) {
    events.push("turn");
    await setImmediate();
  }
  expect(events.filter((event) => event !== "turn")).toEqual(["one", "two", "three"]);
  expect(events.slice(events.indexOf("two"), events.indexOf("three"))).toContain("turn");
});

test("a request whose client has left does not begin, and a later one begins at once", async () => {
  await setImmediate();
  events.length = 0;
  request("first");
  request("left", () => false);
  request("last");
  while (!events.includes("last")) await setImmediate();
  expect(events).toEqual(["first", "last"]);
  await setImmediate();
  request("later");
  expect(events.at(-1)).toBe("later");
});
