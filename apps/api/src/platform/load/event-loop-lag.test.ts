import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { EventLoopLag } from "./event-loop-lag.ts";

afterEach(() => vi.restoreAllMocks());

test("the process counts as overloaded after two late checks in a row, until one is in time", () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const lag = new EventLoopLag();
  const late = [260, 1900, 900, 1700, 1800, 1200].map((milliseconds) => {
    now += milliseconds;
    lag.sample();
    return lag.isLate;
  });
  expect(late).toEqual([false, false, false, false, true, false]);
});

test("a blocked event loop is detected", async () => {
  const lag = new EventLoopLag();
  const stop = lag.watch();
  const end = performance.now() + 60_000;
  while (!lag.isLate && performance.now() < end) {
    for (const free = performance.now() + 1300; performance.now() < free; );
    await nextTurn();
  }
  stop();
  expect(lag.isLate).toBe(true);
});
