import { expect, test } from "vitest";
import { PictureSemaphore } from "./picture-process.ts";

const never = new AbortController().signal;

function later() {
  let settle = () => {};
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

function workUntil(finish: Promise<void>) {
  const started: number[] = [];
  const work = (signal: AbortSignal) => {
    started.push(started.length + 1);
    const interrupted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("interrupted")));
    });
    return Promise.race([finish.then(() => "done"), interrupted]);
  };
  return { started, work };
}

test("uploads are processed one after another, also after one that failed", async () => {
  const semaphore = new PictureSemaphore();
  const first = later();
  const order: string[] = [];
  const failed = semaphore.upload(async () => {
    await first.promise;
    order.push("first");
    throw new Error("no picture");
  });
  const second = semaphore.upload(async () => order.push("second"));
  first.settle();
  await expect(failed).rejects.toThrow("no picture");
  await second;
  expect(order).toEqual(["first", "second"]);
});

test("a small upload does not affect background work, a large one interrupts it until processed", async () => {
  const semaphore = new PictureSemaphore();
  const finish = later();
  const { started, work } = workUntil(finish.promise);
  const background = semaphore.background(work, never);
  await semaphore.upload(async () => {});
  expect(started).toEqual([1]);

  const [processing, large] = [later(), later()];
  const upload = semaphore.upload(async (makeRoom) => {
    makeRoom();
    processing.settle();
    await large.promise;
  });
  await processing.promise;
  const other = semaphore.background(work, never);
  large.settle();
  await upload;
  finish.settle();
  expect(await Promise.all([background, other])).toEqual(["done", "done"]);
  expect(started).toEqual([1, 2, 3]);
});

test("background work that fails or is stopped does not restart", async () => {
  const semaphore = new PictureSemaphore();
  await expect(semaphore.background(() => Promise.reject(new Error("broken")), never)).rejects.toThrow("broken");
  const stopping = new AbortController();
  const { started, work } = workUntil(later().promise);
  const stopped = semaphore.background(work, stopping.signal);
  await semaphore.upload(async () => {});
  stopping.abort();
  await expect(stopped).rejects.toThrow("interrupted");
  expect(started).toEqual([1]);
});
