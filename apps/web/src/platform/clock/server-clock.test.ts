import { afterEach, expect, test, vi } from "vitest";
import { readServerClock, serverNow } from "./server-clock.ts";

afterEach(() => {
  vi.useRealTimers();
  readServerClock(new Date().toUTCString());
});

test("on a device whose clock is wrong by years, the present time is the server's", () => {
  for (const wrong of ["2019-01-01T00:00:00Z", "2031-06-01T00:00:00Z"]) {
    vi.useFakeTimers({ now: new Date(wrong) });
    readServerClock("Sun, 29 Nov 2026 21:30:00 GMT");
    expect(serverNow().toISOString()).toBe("2026-11-29T21:30:00.000Z");
    vi.advanceTimersByTime(60_000);
    expect(serverNow().toISOString()).toBe("2026-11-29T21:31:00.000Z");
  }
});

test("a response without a readable date leaves the clock as it was", () => {
  vi.useFakeTimers({ now: new Date("2026-11-29T10:00:00Z") });
  readServerClock("Sun, 29 Nov 2026 12:00:00 GMT");
  for (const date of [null, "", "soon"]) readServerClock(date);
  expect(serverNow().toISOString()).toBe("2026-11-29T12:00:00.000Z");
});
