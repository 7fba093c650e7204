import { schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import { afterEach, expect, test } from "vitest";
import { useHttpClient, useStubSite, useTestApp } from "#testing/use-test-app.ts";

const browser = {
  "user-agent":
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
};

const site = await useStubSite();
const { api, client } = await useTestApp({ user: {}, site: { root: site.root } });
const http = await useHttpClient(api);
const item = String((await client.add({ page: "NEWS", name: "First maize" })).path);
afterEach(() => api.database.query("TRUNCATE page_view, page_view_browser"));

const read = (path: string, headers: Record<string, string> = {}) => http.get(path, { ...browser, ...headers });

async function counts(): Promise<string[]> {
  await api.services.pageViews.store();
  const rows = await api.database.query(
    "SELECT concat_ws(' ', page, language, CASE WHEN saver THEN 'saver' END, count) AS line FROM page_view ORDER BY line",
  );
  return rows.map(({ line }: { line: string }) => line);
}

test("a page is counted when it is rendered, comes from the cache, or is confirmed by 304", async () => {
  const { headers } = await read("/history");
  const cached = api.app.earlyResponses.count;
  await read("/history");
  await read("/History?utm_source=x");
  expect((await read("/history", { "if-none-match": String(headers.etag) })).status).toBe(304);
  expect(api.app.earlyResponses.count).toBe(cached + 3);
  expect(await counts()).toEqual(["/history en 4"]);
});

test("a page is counted by the language and the data saver in which it is sent", async () => {
  await read("/contact");
  await read("/contact", { "accept-language": "sw" });
  await read("/contact", { cookie: "language=sw; saver=on" });
  await read("/contact?lang=sw", { "save-data": "on" });
  await read("/contact", { "save-data": "on" });
  expect(await counts()).toEqual(["/contact en 1", "/contact en saver 1", "/contact sw 1", "/contact sw saver 2"]);
});

test("the page of an item is counted for its list, and a list with a query for its page", async () => {
  for (const path of [item, item, "/news", "/news?show=48", "/gallery?q=feast"])
    expect((await read(path)).status).toBe(200);
  expect(await counts()).toEqual(["/gallery en 1", "/news en 4"]);
});

test.each([
  ["a prefetch", { "sec-purpose": "prefetch" }],
  ["a prerendering", { "sec-purpose": "prefetch;prerender", "sec-fetch-dest": "document" }],
  ["a page that the service worker fetches in advance", { purpose: "prefetch", "sec-fetch-dest": "empty" }],
  ["a part of a page that a script fetches", { "sec-fetch-dest": "empty" }],
  ["a robot", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["a preview in a messenger", { "user-agent": "WhatsApp/2.23.20.0" }],
  ["a program that does not name itself", { "user-agent": "" }],
  ["a user who is logged in", { cookie: "language=sw; reader=staff" }],
])("%s is not counted", async (_, headers) => {
  for (const path of ["/history", "/history", item]) expect((await read(path, headers)).status).toBe(200);
  expect(await counts()).toEqual([]);
});

test.each(["NetSurf/3.10 (Linux)", "Dillo/3.0.5", "w3m/0.5.3+git20230121", "Dorado WAP-Browser/1.0.0"])(
  "a page that somebody reads with %s is counted",
  async (agent) => {
    await read("/history", { "user-agent": agent });
    expect(await counts()).toEqual(["/history en 1"]);
  },
);

test.each(["curl/8.5.0", "python-requests/2.32.3", "NetSurfer-bot/1.0"])(
  "what %s reads is not counted",
  async (agent) => {
    await read("/history", { "user-agent": agent });
    expect(await counts()).toEqual([]);
  },
);

test("a page that a browser opens is counted, also one that it had prefetched", async () => {
  await read("/history", { "sec-fetch-dest": "document" });
  await read("/history", { "sec-fetch-dest": "empty", purpose: "read" });
  expect(await counts()).toEqual(["/history en 2"]);
});

test("HEAD requests, redirects, errors and everything that is not a public page are not counted", async () => {
  await http.get("/history", browser, "HEAD");
  const statuses = [];
  const others = [
    "/dispensary",
    "/news/",
    "/?saver=off",
    "/nothing",
    "/not-found",
    "/news/gone-0123456789",
    "/api/v1/files",
    "/login",
  ];
  for (const path of [...others, "/search?q=maize", "/offline", "/assets/a-1.js", "/sitemap.xml"])
    statuses.push((await read(path)).status);
  expect(statuses).toEqual([503, 308, 303, 404, 404, 404, 200, 200, 200, 200, 200, 200]);
  expect(await counts()).toEqual([]);
});

test("a page is counted for the day of the school on which it is read", async () => {
  const today = schoolDay(api.clock.now());
  await read("/history");
  const untilMidnight = startOfSchoolDay(today).getTime() / 1000 + 24 * 3600 - api.clock.now().getTime() / 1000;
  api.clock.pass(untilMidnight - 1);
  await read("/history");
  api.clock.pass(1);
  await read("/history");
  await api.services.pageViews.store();
  expect(await api.database.query("SELECT day::text, count::int FROM page_view ORDER BY day")).toEqual([
    { day: today, count: 2 },
    { day: schoolDay(api.clock.now()), count: 1 },
  ]);
});

test("1,000 requests at once are all answered and counted in one row", async () => {
  const statuses = new Set<number>();
  let left = 1000;
  const reader = async () => {
    while (left-- > 0) statuses.add((await read(`/history?invented=${left}`)).status);
  };
  await Promise.all(Array.from({ length: 50 }, reader));
  expect([...statuses]).toEqual([200]);
  expect(await counts()).toEqual(["/history en 1000"]);
});

test("no table contains an address or a cookie, or which page was read with which browser", async () => {
  const tables = await api.database.query(
    `SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
      FROM information_schema.columns WHERE table_name LIKE 'page_view%' GROUP BY table_name ORDER BY table_name`,
  );
  expect(tables).toEqual([
    { name: "page_view", columns: ["day", "page", "language", "saver", "count"] },
    { name: "page_view_browser", columns: ["day", "browser", "count"] },
  ]);
});

test("the pages read are also counted by family of browsers", async () => {
  await read("/contact", { "user-agent": "Opera/9.80 (Android; Opera Mini/36.2/119.1; U; sw) Presto/2.12.423" });
  await read("/contact", { "user-agent": "Mozilla/5.0 (Linux) AppleWebKit/537.36 Chrome/83.0 Mobile" });
  await read("/history", {
    "user-agent": "Mozilla/5.0 (Linux) AppleWebKit/537.36 Chrome/130.0 Mobile",
    cookie: "saver=on",
  });
  await read("/history", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1) Chrome/130.0" });
  await read("/contact", {
    "user-agent": "Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5",
  });
  expect(await counts()).toEqual(["/contact en 3", "/history en saver 1"]);
  const { browsers } = await api.services.pageViews.report({ id: "", role: "ADMIN" } as never);
  expect(browsers).toEqual([
    { family: "chromium", count: 2 },
    { family: "geckoWebkit", count: 1 },
    { family: "operaMini", count: 1 },
    { family: "other", count: 0 },
  ]);
});
