import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { BoundedQueue } from "./bounded-queue.ts";

afterEach(() => vi.restoreAllMocks());

function queueWithWork(maxQueue: number) {
  let now = 0;
  const ends: (() => void)[] = [];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const queue = new BoundedQueue({ concurrency: 1, maxQueue });
  return {
    queue,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    add: () => queue.run(() => new Promise<void>((end) => ends.push(end))),
    endOne: async () => {
      ends.shift()?.();
      await nextTurn();
      await nextTurn();
    },
  };
}

test("a task is refused with a retry time while the queue is full, until a waiting one starts", async () => {
  const { queue, add, endOne } = queueWithWork(1);
  const first = add();
  await nextTurn();
  const second = add();
  await nextTurn();
  expect(queue.isFull).toBe(true);
  await expect(add()).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
  await endOne();
  expect(queue.isFull).toBe(false);
  await endOne();
  await Promise.all([first, second]);
});

test("a queue whose first task has waited too long refuses new ones, however short it is", async () => {
  const { queue, pass, add, endOne } = queueWithWork(100);
  const all = [add(), add()];
  await nextTurn();
  pass(2900);
  all.push(add());
  await nextTurn();
  pass(200);
  expect(queue.waiting).toBe(2);
  await expect(add()).rejects.toMatchObject({ code: "unavailable" });
  await endOne();
  expect(queue.isFull).toBe(false);
  pass(60_000);
  await endOne();
  await endOne();
  expect(queue.isFull).toBe(false);
  await Promise.all(all);
});
