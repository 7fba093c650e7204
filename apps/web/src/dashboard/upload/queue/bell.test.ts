import { expect, test } from "vitest";
import { Bell } from "./bell.ts";

const { signal } = new AbortController();

test("a ring between looking and waiting is not missed", async () => {
  const bell = new Bell();
  const heard = bell.rings;
  bell.ring();
  await bell.wait(heard, signal);
});

test("it wakes everybody, and so do the time and a call to stop", async () => {
  const bell = new Bell();
  const stop = new AbortController();
  const sleepers = [bell.wait(0, signal), bell.wait(0, stop.signal), bell.wait(0, signal, 1)];
  await sleepers[2];
  stop.abort();
  await sleepers[1];
  bell.ring();
  await expect(sleepers[0]).resolves.toBeUndefined();
});
