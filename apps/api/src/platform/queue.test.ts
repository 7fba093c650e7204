import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { Queue } from "./queue.ts";

test("runs no more at once than it may, and all of them in the end", async () => {
  const queue = new Queue(2);
  let running = 0;
  let most = 0;
  const work = async (index: number) => {
    running += 1;
    most = Math.max(most, running);
    await pause(2);
    running -= 1;
    return index;
  };
  const results = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((index) => queue.run(() => work(index))));
  expect(results).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
});

test("goes on after work that failed", async () => {
  const queue = new Queue(1);
  const failing = queue.run(() => Promise.reject(new Error("broken")));
  const following = queue.run(() => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("broken");
  expect(await following).toBe("done");
});
