import { beforeEach, expect, test, vi } from "vitest";
import { ContentCache } from "./content-cache.ts";

let version: { current: number; isUsable: boolean; refresh: () => Promise<number> };
let cache: ContentCache<string>;
const read = vi.fn(async () => `as of ${version.current}`);
beforeEach(() => {
  version = { current: 1, isUsable: true, refresh: async () => version.current };
  cache = new ContentCache<string>(version, { max: 2 });
  read.mockClear();
});

test("a value is read once until content changes, also for concurrent callers", async () => {
  expect(await Promise.all([cache.find("one", read), cache.find("one", read)])).toEqual(["as of 1", "as of 1"]);
  await cache.find("one", read);
  expect(read).toHaveBeenCalledTimes(1);
  version.current = 2;
  expect(await cache.find("one", read)).toBe("as of 2");
});

test("a value that is not lasting is shared by concurrent callers and not cached", async () => {
  const completeOnly = new ContentCache<string>(version, { max: 2, isLasting: (value) => value !== "incomplete" });
  const incomplete = vi.fn(async () => "incomplete");
  const both = await Promise.all([completeOnly.find("one", incomplete), completeOnly.find("one", incomplete)]);
  expect(both).toEqual(["incomplete", "incomplete"]);
  expect(incomplete).toHaveBeenCalledTimes(1);
  expect(await completeOnly.find("one", read)).toBe("as of 1");
  expect(await completeOnly.find("one", incomplete)).toBe("as of 1");
});

test("a value that content changes while it is read reaches its callers, but is not cached", async () => {
  let finish = (_: string) => {};
  const slow = cache.find("one", () => new Promise((resolve) => (finish = resolve)));
  version.current = 2;
  const after = cache.find("one", read);
  finish("as of 1");
  expect(await slow).toBe("as of 1");
  expect(await after).toBe("as of 2");
  expect(await cache.find("one", read)).toBe("as of 2");
});

test("a failure reaches all concurrent callers and is not cached", async () => {
  const failing = () => Promise.reject(new Error("away"));
  const both = await Promise.allSettled([cache.find("one", failing), cache.find("one", read)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await cache.find("one", read)).toBe("as of 1");
});

test("the least recently used values are evicted, and too large values are never cached", async () => {
  for (const name of ["one", "two", "three"]) await cache.find(name, read);
  await cache.find("one", read);
  expect(read).toHaveBeenCalledTimes(4);

  const small = { maxSize: 100, maxEntrySize: 10, sizeCalculation: (value: string) => value.length };
  const bounded = new ContentCache<string>(version, small);
  const long = vi.fn(async () => "x".repeat(11));
  for (const _ of [1, 2]) expect(await bounded.find("long", long)).toHaveLength(11);
  expect(long).toHaveBeenCalledTimes(2);
});

test("while it may have missed changes, the cache refuses to answer; afterwards it answers again", async () => {
  await cache.find("one", read);
  version.isUsable = false;
  expect(cache.peek("one")).toBeUndefined();
  await expect(cache.find("one", read)).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 });
  version.isUsable = true;
  expect(cache.peek("one")).toBe("as of 1");
  expect(read).toHaveBeenCalledTimes(1);
});
