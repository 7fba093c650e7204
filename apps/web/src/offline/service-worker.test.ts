import { expect, test } from "vitest";
import { picture, Visitor } from "./testing/visitor.ts";
import { hour, notice, pass, waits } from "./testing/worker.ts";

const precached = ["/", "/o-level-admission", "/a-level-admission", "/joining", "/calendar", "/contact"];
const addressesOf = (language: string) => precached.map((path) => `${path}?lang=${language}`);
const text = async (answer: Promise<Response>) => (await answer).text();

test("offline, a page that was read and an unread page of the precache are shown with the notice", async () => {
  const visitor = new Visitor();
  expect(await visitor.read("/history")).not.toContain(notice);
  expect((await visitor.cached("pages")).sort()).toEqual(
    ["/history?lang=en", "/offline?lang=en", "/offline?lang=sw", ...addressesOf("en")].sort(),
  );
  visitor.connection = "cut";
  for (const path of ["/history", ...precached]) {
    const html = await text(visitor.open(path));
    expect(html).toContain(`<title>${path} |`);
    expect(html).toContain(notice);
  }
});

test("offline, the page for both levels replaces the page for one level", async () => {
  const visitor = new Visitor();
  await visitor.read("/history");
  visitor.connection = "cut";
  expect(await text(visitor.open("/joining?level=o-level"))).toContain("<title>/joining |");
});

test("offline, a page that was never read is replaced by the list of cached pages", async () => {
  const visitor = new Visitor();
  await visitor.read("/history?lang=sw");
  visitor.connection = "cut";
  const html = await text(visitor.open("/wawata"));
  expect(html).toContain("<title>/offline |");
  expect(html.match(/<li>/g)).toHaveLength(7);
  expect(html).toContain('<li><a href="/history?lang=sw">/history</a>');
});

test("offline, the list shows titles of cached pages unchanged, also with signs of a replacement", async () => {
  const visitor = new Visitor();
  visitor.title = "$&amp; $` $' $$ $1";
  await visitor.read("/history");
  visitor.connection = "cut";
  const html = await text(visitor.open("/wawata"));
  expect(html).toContain(`<a href="/history?lang=en">${visitor.title}</a>`);
  expect(html.match(/<ul/g)).toHaveLength(2);
});

test("each language of a page is cached separately, and offline the language shown last applies", async () => {
  const visitor = new Visitor({ readsCookies: false });
  await visitor.read("/history?lang=en");
  await visitor.read("/history?lang=sw");
  expect(await visitor.cached("pages")).toEqual(
    expect.arrayContaining(["/history?lang=en", "/history?lang=sw", ...addressesOf("en"), ...addressesOf("sw")]),
  );
  visitor.connection = "cut";
  for (const language of ["en", "sw"]) {
    for (const path of [`/history?lang=${language}`, "/contact"]) {
      expect((await visitor.open(path)).headers.get("content-language")).toBe(language);
    }
  }
});

test("offline, the language of the cookie applies where the worker can read cookies", async () => {
  const visitor = new Visitor();
  await visitor.read("/history?lang=en");
  await visitor.read("/history?lang=sw");
  visitor.connection = "cut";
  visitor.cookies.language = "en";
  expect((await visitor.open("/contact")).headers.get("content-language")).toBe("en");
});

test("on a slow line a cached copy is shown after three seconds, and other pages wait", async () => {
  const visitor = new Visitor();
  await visitor.read("/history");
  visitor.connection = "slow";
  const opening = visitor.open("/history");
  expect(await waits(opening, 2_999)).toBe(true);
  expect(await waits(opening, 1)).toBe(false);
  expect(await text(opening)).toContain(notice);
  expect(await waits(visitor.open("/wawata"), 60_000)).toBe(true);
});

test.each([502, 503, 504])(
  "while a proxy answers %i, a cached page is shown, or the proxy's error without a copy",
  async (status) => {
    const visitor = new Visitor();
    await visitor.read("/history");
    visitor.connection = status;
    expect(await text(visitor.open("/history"))).toContain(notice);
    expect(await visitor.read("/wawata")).toBe("Bad Gateway");
    visitor.connection = "open";
    expect(await text(visitor.open("/history"))).not.toContain(notice);
  },
);

test("only public pages are cached: no dashboard, no error, no fragment", async () => {
  const visitor = new Visitor();
  await visitor.read("/history");
  const before = await visitor.cached("pages");
  for (const path of ["/login", "/nowhere", "/gallery?show=48&from=24"]) await visitor.read(path);
  expect(await visitor.cached("pages")).toEqual(before);
  expect(await visitor.cached("files")).toEqual(["/assets/style.css"]);
  visitor.connection = "cut";
  for (const path of ["/login", "/dashboard", "/users", "/set-password", "/api/docs", "/metrics"]) {
    await expect(visitor.open(path)).rejects.toThrow("Failed to fetch");
  }
});

test("precached pages are requested again after twelve hours, and unchanged ones cost a 304", async () => {
  const visitor = new Visitor();
  await visitor.read("/history");
  await pass(11 * hour);
  const before = visitor.asked.length;
  await visitor.read("/history");
  expect(visitor.asked.slice(before)).toEqual(["/history"]);
  await pass(2 * hour);
  await visitor.read("/history");
  expect(visitor.asked.slice(before + 2)).toEqual(["/offline?lang=en", "/offline?lang=sw", ...addressesOf("en")]);
  expect(visitor.statuses.slice(before + 2)).toEqual(Array(8).fill(304));
  expect(visitor.purposes.slice(before + 2)).toEqual(Array(8).fill("prefetch"));
});

test("the oldest pages are deleted when the cache exceeds five megabytes", async () => {
  const visitor = new Visitor();
  const cache = await caches.open("pages-1");
  for (const path of ["/services", "/pillars"]) {
    const copy = { at: "2026-01-01T00:00:00.000Z", language: "en", title: "Old", bytes: 2_499_900 };
    const headers = { "x-kept-copy": encodeURIComponent(JSON.stringify(copy)) };
    await cache.put(`${path}?lang=en`, new Response("old", { headers }));
  }
  await visitor.read("/staff");
  const cached = await visitor.cached("pages");
  expect(cached).toContain("/staff?lang=en");
  expect(cached.filter((address) => /services|pillars/.test(address))).toHaveLength(1);
});

test("a page, its files and pictures load from the network where the caches are denied", async () => {
  const visitor = new Visitor();
  await visitor.read("/history");
  visitor.denyCaches();
  expect(await text(visitor.open("/history"))).toContain("<title>/history |");
  expect((await visitor.show(picture)).status).toBe(200);
});
