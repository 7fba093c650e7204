import { expect, test } from "vitest";
import { PictureSemaphore } from "./picture-semaphore.ts";

const never = new AbortController().signal;

/** A promise that the test settles. */
function later() {
  let settle = () => {};
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

/** Work that ends when the test settles the promise, or fails when it is interrupted. */
function workUntil(told: Promise<void>) {
  const begun: number[] = [];
  const work = (signal: AbortSignal) => {
    begun.push(begun.length + 1);
    const interrupted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(new Error("interrupted")));
    });
    return Promise.race([told.then(() => "done"), interrupted]);
  };
  return { begun, work };
}

test("uploads are processed one after another, also after one that failed", async () => {
  const turns = new PictureSemaphore();
  const first = later();
  const order: string[] = [];
  const failed = turns.upload(async () => {
    await first.promise;
    order.push("first");
    throw new Error("no picture");
  });
  const second = turns.upload(async () => order.push("second"));
  first.settle();
  await expect(failed).rejects.toThrow("no picture");
  await second;
  expect(order).toEqual(["first", "second"]);
});

test("a small upload does not affect background work, a large one interrupts it until it is processed", async () => {
  const turns = new PictureSemaphore();
  const told = later();
  const { begun, work } = workUntil(told.promise);
  const background = turns.background(work, never);
  await turns.upload(async () => {});
  expect(begun).toEqual([1]);

  const [processing, large] = [later(), later()];
  const upload = turns.upload(async (makeRoom) => {
    makeRoom();
    processing.settle();
    await large.promise;
  });
  await processing.promise;
  const other = turns.background(work, never);
  large.settle();
  await upload;
  told.settle();
  expect(await Promise.all([background, other])).toEqual(["done", "done"]);
  expect(begun).toEqual([1, 2, 3]);
});

test("background work that fails or is stopped does not restart", async () => {
  const turns = new PictureSemaphore();
  await expect(turns.background(() => Promise.reject(new Error("broken")), never)).rejects.toThrow("broken");
  const stopping = new AbortController();
  const { begun, work } = workUntil(later().promise);
  const stopped = turns.background(work, stopping.signal);
  await turns.upload(async () => {});
  stopping.abort();
  await expect(stopped).rejects.toThrow("interrupted");
  expect(begun).toEqual([1]);
});
