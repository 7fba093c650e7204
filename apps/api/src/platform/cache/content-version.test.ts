import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { ContentVersion, watchContentVersion } from "./content-version.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test("a change raises the version at once in this process, and in others at their next read", async () => {
  const [first, second] = [new ContentVersion(database.dataSource), new ContentVersion(database.dataSource)];
  const before = await first.refresh();
  await second.refresh();
  expect(await first.change(async () => "result")).toBe("result");
  expect(first.current).toBe(before + 1);
  expect(second.current).toBe(before);
  expect(await second.refresh()).toBe(before + 1);
});

test("a failed change does not raise the version, and each concurrent change raises it by one", async () => {
  const version = new ContentVersion(database.dataSource);
  const before = await version.refresh();
  await expect(version.change(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(version.current).toBe(before);
  await Promise.all(Array.from({ length: 20 }, () => version.change((manager) => manager.query("SELECT 1"))));
  expect(version.current).toBe(before + 20);
});

test("a watcher notices changes of other processes until it is stopped", async () => {
  const [first, second] = [new ContentVersion(database.dataSource), new ContentVersion(database.dataSource)];
  const stop = watchContentVersion(second, { interval: 5 });
  await first.change(async () => {});
  await vi.waitFor(() => expect(second.current).toBe(first.current), 60_000);
  stop();
});

test("a watcher polls five times as often after a failed read, to notice changes in time", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    const failing = { expectChanges: () => {}, refresh: vi.fn(() => Promise.reject(new Error("restarting"))) };
    const stop = watchContentVersion(failing, { interval: 2000 });
    const reads: number[] = [];
    for (const milliseconds of [1999, 1, 399, 1, 400, 400]) {
      await vi.advanceTimersByTimeAsync(milliseconds);
      reads.push(failing.refresh.mock.calls.length);
    }
    expect(reads).toEqual([0, 1, 1, 2, 3, 4]);
    stop();
    await vi.advanceTimersByTimeAsync(400);
    expect(failing.refresh).toHaveBeenCalledTimes(4);
  } finally {
    vi.useRealTimers();
  }
});

test("a read is as old as its request, even if the response is late", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const query = vi.fn(async () => {
      vi.advanceTimersByTime(1500);
      return { rows: [{ version: "2" }] };
    });
    const version = new ContentVersion({ driver: { master: { query } } } as never);
    version.expectChanges(1000);
    expect(await version.refresh()).toBe(2);
    expect(version.age).toBe(1.5);
    expect(version.isKnown).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
