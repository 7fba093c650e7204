import { setImmediate as nextTurn } from "node:timers/promises";
import { EventLoopLag } from "@visiga/api/src/platform/http/event-loop-lag.ts";
import { expect, test } from "vitest";

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
