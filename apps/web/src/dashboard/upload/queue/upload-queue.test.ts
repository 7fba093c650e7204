import { expect, test } from "vitest";
import { Notifier } from "./upload-queue.ts";

const { signal } = new AbortController();

test("a notification between reading the count and waiting is not missed", async () => {
  const notifier = new Notifier();
  const seen = notifier.count;
  notifier.notify();
  await notifier.wait(seen, signal);
});

test("a notification, the timeout and an abort each end a wait", async () => {
  const notifier = new Notifier();
  const stop = new AbortController();
  const waiters = [notifier.wait(0, signal), notifier.wait(0, stop.signal), notifier.wait(0, signal, 1)];
  await waiters[2];
  stop.abort();
  await waiters[1];
  notifier.notify();
  await expect(waiters[0]).resolves.toBeUndefined();
});
