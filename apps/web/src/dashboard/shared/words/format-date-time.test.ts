import { afterEach, expect, test, vi } from "vitest";
import { readServerClock } from "#platform/clock/server-clock.ts";
import { daysFromNow, today } from "./format-date-time.ts";

afterEach(() => {
  vi.useRealTimers();
  readServerClock(new Date().toUTCString());
});

test("today and yesterday are days in the school’s time zone", () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T21:30:00Z") });
  expect([today(), daysFromNow(0), daysFromNow(-1)]).toEqual(["2026-11-21", "2026-11-21", "2026-11-20"]);
});

test("today is the server's day on a phone whose clock is years behind", () => {
  vi.useFakeTimers({ now: new Date("2023-10-01T08:00:00Z") });
  readServerClock("Sun, 29 Nov 2026 21:30:00 GMT");
  expect([today(), daysFromNow(30)]).toEqual(["2026-11-30", "2026-12-30"]);
});
