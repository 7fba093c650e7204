import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import type { ItemRecord } from "@visiga/contracts/entries";
import { publicPaths } from "@visiga/contracts/public-paths";
import { readConfig } from "@visiga/system/config/config";
import fastify, { type FastifyInstance } from "fastify";
import pLimit from "p-limit";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { ContentVersion } from "#platform/cache/content-version.ts";
import { EarlyResponses } from "#platform/http/early-responses.ts";
import { Origins } from "#platform/http/origins.ts";
import { createVisitorQueues } from "#platform/http/visitor-queues.ts";
import { writeStubSite } from "#testing/stub-site.ts";
import type { ContentReader } from "./page-renderer.ts";
import { pages } from "./pages.ts";

const contentVersion = { current: 1, isUsable: true };
const items = new Map([["0198c2f4a1", { path: "/news/first-maize-0198c2f4a1" } as ItemRecord]]);
const unread = () => Promise.reject(new Error("unread"));
let now = new Date();
let site: Awaited<ReturnType<typeof writeStubSite>>;
let app: FastifyInstance;

beforeAll(async () => {
  site = await writeStubSite();
});
afterAll(() => site.remove());

beforeEach(async () => {
  contentVersion.current += 1;
  app = fastify();
  const config = readConfig({ PUBLIC_URL: "https://example.org", SERVICE_WORKER: "off" });
  const contentReader: ContentReader = {
    entries: unread,
    site: unread,
    texts: unread,
    search: unread,
    item: async ({ key }) => items.get(key) ?? null,
    entry: async () => null,
    entranceResults: async () => null,
  };
  app.decorate("earlyResponses", new EarlyResponses(() => false));
  const services = {
    config,
    contentVersion: contentVersion as ContentVersion,
    clock: () => now,
    origins: new Origins(config, () => config.port),
    queues: createVisitorQueues(() => 0),
    commonPages: pLimit(2),
    contentReader,
    countPageView: () => {},
    openPreview: unread,
    entranceResults: { answer: unread },
  };
  const form = { path: "/form", bodyLimit: 1, submit: unread, rerenderedFields: () => ({}) };
  await app.register(pages, { services, root: site.root, form });
  return () => app.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it("a page is rendered once for each address, language and content version", async () => {
  const first = await get("/gallery");
  expect((await get("/Gallery?utm_source=x")).body).toBe(first.body);
  expect((await get("/gallery", { cookie: "language=sw" })).body).not.toBe(first.body);
  contentVersion.current += 1;
  expect((await get("/gallery")).body).not.toBe(first.body);
});

it("a page is rendered again after the school's midnight, as an announcement may have ended", async () => {
  now = new Date("2026-11-21T20:59:00Z");
  const evening = await get("/");
  expect((await get("/")).body).toBe(evening.body);
  now = new Date("2026-11-21T21:00:00Z");
  expect((await get("/")).body).not.toBe(evening.body);
});

it("a client that has the page gets 304", async () => {
  const { headers } = await get("/news");
  const again = await get("/news", { "if-none-match": String(headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  // The visitor already has the other headers, which would add half a kilobyte to each visit.
  const sent = Object.keys(again.headers).filter((name) => !["connection", "date"].includes(name));
  expect(sent.sort()).toEqual(["cache-control", "etag", "strict-transport-security", "vary"]);
});

it("a page is compressed if the client accepts it, and `vary` names the relevant headers", async () => {
  const plain = await get("/news");
  const packed = await get("/news", { "accept-encoding": "gzip, br" });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.headers.vary).toBe("accept-encoding, accept-language, cookie, save-data");
});

it("the policy allows the theme's script by its hash and no other script", async () => {
  const { headers, body } = await get("/");
  expect(body).toContain("<script>let injected=1</script>");
  const hash = createHash("sha256").update("let a=1").digest("base64");
  expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`);
});

it("a page whose lists could not be read is not cached", async () => {
  expect((await get("/staff")).body).not.toBe((await get("/staff")).body);
});

it("an unknown path gets the site's 404 page, and an unknown API path does not", async () => {
  expect((await get("/not-found")).statusCode).toBe(404);
  const api = await get("/api/v1/nothing");
  expect(api.statusCode).toBe(404);
  expect(api.headers["content-type"]).not.toContain("html");
});

it("the language in the address is stored in a cookie", async () => {
  const { headers, body } = await get("/?lang=sw");
  expect(headers["set-cookie"]).toBe("language=sw; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(body).toContain("<html lang=sw>");
});

it.each([
  ["/gallery?show=48&saver=off&lang=sw", "/gallery?show=48&lang=sw", "saver=off"],
  ["/News/?saver=off", "/News", "saver=off"],
  ["//example.net/?saver=on", "/example.net?saver=on", "saver=on"],
  ["/news?theme=dark", "/news", "theme=dark"],
])(
  "a choice of data saver or theme is stored in a cookie and redirects to the page: %s",
  async (address, page, cookie) => {
    const { statusCode, headers } = await get(address);
    expect([statusCode, headers.location]).toEqual([303, page]);
    expect(headers["set-cookie"]).toBe(`${cookie}; Max-Age=31536000; Path=/; SameSite=Lax`);
  },
);

it("an address with data saver shows the light page at once, and stores the choice", async () => {
  const cookie = "saver=on; Max-Age=31536000; Path=/; SameSite=Lax";
  const language = "language=sw; Max-Age=31536000; Path=/; SameSite=Lax";
  for (const [address, cookies] of [
    ["/history?saver=on", cookie],
    ["/history?saver=on&utm_source=x", cookie],
    ["/history?lang=sw&saver=on", [language, cookie]],
  ] as const) {
    // The second one comes from the cache, which has a page without the choice.
    for (const round of [1, 2]) {
      const { statusCode, headers, body } = await get(address);
      expect([statusCode, headers["set-cookie"]], `${address} ${round}`).toEqual([200, cookies]);
      expect(body).toContain("saver");
    }
  }
  const bare = await get("/history");
  expect([bare.headers["set-cookie"], bare.body.includes("saver")]).toEqual([undefined, false]);
  const { headers } = await get("/history", { cookie: "saver=on" });
  expect(headers["set-cookie"]).toBeUndefined();
});

it.each([
  ["/history/?saver=on", "/history?saver=on"],
  ["/History//?utm_source=x&saver=on", "/History?utm_source=x&saver=on"],
  ["/history?saver=on&theme=dark&lang=sw", "/history?saver=on&lang=sw"],
  ["/history).?saver=on", "/history?saver=on"],
  ["/news/0198c2f4a1?saver=on", "/news/first-maize-0198c2f4a1?saver=on"],
  ["/news/old-0198c2f4a1?saver=on&lang=sw", "/news/first-maize-0198c2f4a1?lang=sw&saver=on"],
])("a redirect keeps data saver for a browser without cookies: %s", async (address, page) => {
  const { headers } = await get(address);
  expect(headers.location).toBe(page);
  expect((await get(page)).body).toContain("saver");
});

it.each([
  ["none", false],
  ["cross-site", false],
  ["same-site", false],
  ["same-origin", true],
  [undefined, true],
])("after the visitor chose all pictures, an address with data saver from %s saves data: %s", async (site, saves) => {
  const headers = { cookie: "saver=off", ...(site && { "sec-fetch-site": site }) };
  const opened = await get("/history?saver=on", headers);
  const stored = opened.headers["set-cookie"] !== undefined;
  expect([opened.statusCode, opened.body.includes("saver"), stored]).toEqual([200, saves, saves]);
});

it("an address with data saver from elsewhere opens light for who has chosen nothing", async () => {
  const opened = await get("/history?saver=on", { "sec-fetch-site": "none" });
  expect([opened.body.includes("saver"), opened.headers["set-cookie"]]).toEqual([
    true,
    expect.stringMatching(/^saver=on;/),
  ]);
});

it("an invalid choice is ignored", async () => {
  const { statusCode, headers } = await get("/news?saver=maybe");
  expect([statusCode, headers["set-cookie"]]).toEqual([200, undefined]);
});

it("a trailing slash is redirected permanently", async () => {
  const { statusCode, headers } = await get("/news/?lang=sw");
  expect([statusCode, headers.location]).toEqual([308, "/news?lang=sw"]);
});

it("hashed files may be cached for a year", async () => {
  expect((await get("/assets/a-1.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

it.each([
  [{ "save-data": "on" }, true],
  [{ cookie: "saver=on" }, true],
  [{ "save-data": "on", cookie: "language=en; saver=off" }, false],
  [{}, false],
])("pages for data saver are rendered separately: %o %s", async (headers, saves) => {
  const page = await get("/news", headers);
  expect(page.body.includes(" saver ")).toBe(saves);
  expect(page.headers.vary).toContain("save-data");
  expect(page.headers["save-data"]).toBe(saves ? "on" : undefined);
  expect(page.headers["speculation-rules"]).toBe(saves ? undefined : '"/speculation.json"');
});

it("browsers may prefetch public pages, but no link that changes something", async () => {
  const { headers, ...answer } = await get("/speculation.json");
  expect(headers["content-type"]).toContain("application/speculationrules+json");
  const [{ where, eagerness }] = answer.json().prefetch;
  expect(eagerness).toBe("moderate");
  expect(where.and[0].href_matches).toEqual([...publicPaths, "/news/*"]);
  for (const choice of ["lang=", "saver="]) expect(String(where.and[1].not.href_matches)).toContain(choice);
  for (const path of ["/login", "/not-found"])
    expect((await get(path)).headers).not.toHaveProperty("speculation-rules");
});

it("an item's page has one address in all languages", async () => {
  const path = "/news/first-maize-0198c2f4a1";
  const first = await get(path);
  expect(first.statusCode).toBe(200);
  expect((await get("/News/First-Maize-0198c2f4a1?show=48&utm_source=x")).body).toBe(first.body);
  expect(first.headers["speculation-rules"]).toBe('"/speculation.json"');
  expect((await get(`${path}?lang=sw`)).body).toContain(path);
});

it.each([
  ["/news/an-older-headline-0198c2f4a1", "/news/first-maize-0198c2f4a1"],
  ["/news/0198c2f4a1?lang=sw&utm_source=x", "/news/first-maize-0198c2f4a1?lang=sw"],
  ["/news/%0d%0aSet-Cookie:x-0198c2f4a1", "/news/first-maize-0198c2f4a1"],
])("%s redirects to the item's address, uncached: headlines may change back", async (address, page) => {
  const { statusCode, headers } = await get(address);
  expect([statusCode, headers.location, headers["cache-control"]]).toEqual([301, page, "no-cache"]);
});

it("all items that do not exist share one page, rendered once", async () => {
  const lost = await get("/not-found");
  for (const path of ["/news/a-0000000000", "/news/b-1111111111?show=48", "/gallery/0198c2f4a2"]) {
    const answer = await get(path);
    expect([answer.statusCode, answer.body]).toEqual([404, lost.body]);
  }
});

it("pages do not disable the browser's back/forward cache", async () => {
  expect((await get("/")).headers["cache-control"]).toBe("no-cache");
});
