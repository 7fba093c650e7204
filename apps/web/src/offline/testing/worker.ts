import { beforeAll, beforeEach, vi } from "vitest";

// It counts the entries of a cache in IndexedDB, which Node does not have.
vi.mock("workbox-expiration", () => ({ ExpirationPlugin: class {} }));

beforeAll(async () => {
  await import("./worker-globals.ts");
  await import("../service-worker.ts");
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  return () => vi.useRealTimers();
});

export const hour = 3600 * 1000;

/** A page contains this only if it is a cached copy. */
export const notice = '<p data-kept-notice="true">';

export const pass = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

/** Whether there is no response after the time, in milliseconds. */
export async function waits(opening: Promise<Response>, time: number): Promise<boolean> {
  let answered = false;
  void opening.then(() => (answered = true));
  await pass(time);
  return !answered;
}
