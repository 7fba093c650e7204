import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OutagePatience } from "./outage-patience.ts";

const refused = () => Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a read is repeated while the database restarts, and fails at once in an outage that lasts", async () => {
  const patience = new OutagePatience();
  const read = vi.fn(refused);
  const reading = patience.read(read);
  for (const seconds of [2, 4]) {
    await vi.waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(seconds), 60_000);
    vi.advanceTimersByTime(3000);
  }
  await expect(reading).rejects.toThrow("refused");
  read.mockClear();
  await expect(patience.read(read)).rejects.toThrow("refused");
  expect(read).toHaveBeenCalledTimes(1);

  // The next outage.
  vi.advanceTimersByTime(60_000);
  read.mockImplementationOnce(refused).mockResolvedValueOnce("there again" as never);
  expect(await patience.read(read)).toBe("there again");
});

test("what the database says about a query is no outage", async () => {
  const read = vi.fn(() => Promise.reject(Object.assign(new Error("no such column"), { code: "42703" })));
  await expect(new OutagePatience().read(read)).rejects.toThrow("no such column");
  expect(read).toHaveBeenCalledTimes(1);
});

test("an outage is recognised as the cause of another error", async () => {
  const wrapped = () => Promise.reject(new Error("unavailable", { cause: new Error("Connection terminated") }));
  const read = vi.fn(async () => "there again").mockImplementationOnce(wrapped);
  expect(await new OutagePatience().read(read)).toBe("there again");
});
