import { afterEach, expect, test, vi } from "vitest";
import { EventLoopLag } from "./event-loop-lag.ts";

afterEach(() => void vi.useRealTimers());

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

test("the process is checked every 250 ms until the checks are stopped", () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const lag = new EventLoopLag();
  const stop = lag.watch();
  /** Delays the next check by the milliseconds. */
  const block = (milliseconds: number) => {
    now += 250 + milliseconds;
    vi.advanceTimersByTime(250);
    return lag.isLate;
  };
  expect([block(1001), block(1001), block(0), block(1001)]).toEqual([false, true, false, false]);
  stop();
  expect(block(1001)).toBe(false);
});
