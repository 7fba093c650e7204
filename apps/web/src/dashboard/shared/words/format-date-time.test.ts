import { afterEach, expect, test, vi } from "vitest";
import { daysFromNow, today } from "./format-date-time.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("today and yesterday are days in the school’s time zone", () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T21:30:00Z") });
  expect([today(), daysFromNow(0), daysFromNow(-1)]).toEqual(["2026-11-21", "2026-11-21", "2026-11-20"]);
});
