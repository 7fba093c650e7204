import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RetryPolicy } from "./content-cache.ts";

const refused = () => Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a read is retried while the database restarts, and fails at once in a longer outage", async () => {
  const retryPolicy = new RetryPolicy();
  const read = vi.fn(refused);
  const reading = retryPolicy.read(read);
  for (const seconds of [2, 4]) {
    await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(seconds), 60_000);
    vi.advanceTimersByTime(3000);
  }
  await expect(reading).rejects.toThrow("refused");
  read.mockClear();
  await expect(retryPolicy.read(read)).rejects.toThrow("refused");
  expect(read).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(60_000);
  read.mockImplementationOnce(refused).mockResolvedValueOnce("there again" as never);
  expect(await retryPolicy.read(read)).toBe("there again");
});

test("an error of the query itself does not count as an outage", async () => {
  const read = vi.fn(() => Promise.reject(Object.assign(new Error("no such column"), { code: "42703" })));
  await expect(new RetryPolicy().read(read)).rejects.toThrow("no such column");
  expect(read).toHaveBeenCalledTimes(1);
});

test("an outage is recognised as the cause of another error", async () => {
  const wrapped = () => Promise.reject(new Error("unavailable", { cause: new Error("Connection terminated") }));
  const read = vi.fn(async () => "there again").mockImplementationOnce(wrapped);
  expect(await new RetryPolicy().read(read)).toBe("there again");
});
