import { readConfig } from "@visiga/system/config/config";
import pLimit from "p-limit";
import { beforeEach, expect, it } from "vitest";
import type { ContentVersion } from "#platform/cache/content-version.ts";
import { Origins } from "#platform/http/origins.ts";
import { PageCache } from "./page-cache.ts";
import type { PageResponse } from "./page-response.ts";
import { requestedPage } from "./requested-page.ts";

const own = "http://localhost:3000";
const visitor = { url: "/gallery", headers: { "accept-language": "sw", "accept-encoding": "br" } };
const page = (weight = 1) => ({ complete: true, response: { weight } }) as unknown as PageResponse;

let contentVersion: { current: number; isUsable: boolean };
let now: Date;
let cache: PageCache;

beforeEach(() => {
  contentVersion = { current: 1, isUsable: true };
  now = new Date("2026-11-29T12:00:00Z");
  cache = new PageCache({
    contentVersion: contentVersion as ContentVersion,
    clock: () => now,
    commonPages: pLimit(2),
    origins: new Origins(readConfig({ SERVICE_WORKER: "off" }), () => 3000),
  });
});

const find = (request = visitor, origin = own) => cache.peek(requestedPage(request), origin);

it.each<[name: string, change: () => unknown, request?: typeof visitor, origin?: string]>([
  ["after a change of content", () => (contentVersion.current += 1)],
  ["after the school's midnight", () => (now = new Date("2026-11-29T21:00:00Z"))],
  ["while a change of content may have been missed", () => (contentVersion.isUsable = false)],
  ["for another host", () => {}, visitor, "http://invented.example"],
  ["in another language", () => {}, { ...visitor, headers: { ...visitor.headers, "accept-language": "en" } }],
])("a page that was found before is not found %s", async (_, change, request, origin) => {
  const shown = page();
  await cache.find(requestedPage(visitor), own, async () => shown);
  // Twice, because the second time its name is known.
  expect([find(), find()]).toEqual([shown, shown]);
  change();
  expect(find(request, origin)).toBeUndefined();
});

it("a page that few visitors open is found as long as its cache keeps it", async () => {
  const rare = { ...visitor, url: "/gallery?show=48" };
  await cache.find(requestedPage(rare), own, async () => page());
  expect([find(rare), find(rare)]).not.toContain(undefined);
  const large = { ...visitor, url: "/gallery?show=72" };
  await cache.find(requestedPage(large), own, async () => page(8 * 1024 * 1024));
  expect(find(rare)).toBeUndefined();
});

it("a header is not taken for another one, whatever it says", () => {
  const read = (headers: Record<string, string>) => {
    const { language, dataSaver, encoding } = requestedPage({ url: "/", headers });
    return { language, dataSaver, encoding };
  };
  const none = { language: "en", dataSaver: false, encoding: "identity" };
  expect(read({})).toEqual(none);
  expect(read({ "accept-encoding": "sw" })).toEqual(none);
  expect(read({ "accept-language": "br" })).toEqual(none);
  expect(read({ cookie: "on" })).toEqual(none);
  expect(read({ "save-data": "language=sw" })).toEqual(none);
  expect(read({ "accept-language": "", "accept-encoding": "", "save-data": "", cookie: "saver=on" })).toEqual({
    ...none,
    dataSaver: true,
  });
});
