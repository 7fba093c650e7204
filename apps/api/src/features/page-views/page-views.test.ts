import { schoolDay } from "@visiga/contracts/dates";
import type { PageViewReport } from "@visiga/contracts/page-views";
import { afterEach, expect, test } from "vitest";
import { openReplica } from "#testing/replica.ts";
import { useStubSite, useTestApp } from "#testing/use-test-app.ts";

const headers = { "user-agent": "Mozilla/5.0 Firefox/140.0" };

const site = await useStubSite();
const { api, token } = await useTestApp({ user: { role: "ADMIN" }, site: { root: site.root } });
afterEach(() => api.database.query("TRUNCATE page_view, page_view_browser"));

const report = async (): Promise<PageViewReport> =>
  (await api.call("query", "pageViews.report", undefined, token)).json().result.data;

/** @param ago days before today */
const insert = (ago: number, page: string, language: string, saver: boolean, count: number) =>
  api.database.query("INSERT INTO page_view VALUES ($1::date - $2::integer, $3, $4, $5, $6)", [
    schoolDay(api.clock.now()),
    ago,
    page,
    language,
    saver,
    count,
  ]);

test("without any page read, the report has 30 days and 12 months of zeros and no pages", async () => {
  const { days, months, pages } = await report();
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ start: schoolDay(api.clock.now()), count: 0, swahili: 0, saver: 0 });
  expect(months).toHaveLength(12);
  expect(months.at(-1)?.start).toBe(`${schoolDay(api.clock.now()).slice(0, 7)}-01`);
  expect(pages).toEqual([]);
});

test("the report adds up the counts by day, language and data saver", async () => {
  await insert(0, "/news", "sw", true, 3);
  await insert(0, "/news", "en", false, 4);
  await insert(0, "/history", "sw", false, 1);
  await insert(29, "/history", "en", true, 2_000_000_000_000);
  await insert(30, "/history", "en", true, 7);
  const { days, months } = await report();
  expect(days.at(-1)).toMatchObject({ count: 8, swahili: 4, saver: 3 });
  expect(days.at(0)).toMatchObject({ count: 2_000_000_000_000, swahili: 0, saver: 2_000_000_000_000 });
  expect(days.slice(1, -1).every(({ count }) => count === 0)).toBe(true);
  expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(2_000_000_000_015);
});

test("the report lists the ten most read pages of the last 30 days", async () => {
  const paths = Array.from({ length: 12 }, (_, index) => `/page-${index}`);
  for (const [index, path] of paths.entries()) await insert(index, path, "en", false, index + 1);
  await insert(3, "/page-0", "sw", true, 100);
  await insert(30, "/page-1", "sw", true, 100);
  const { pages } = await report();
  expect(pages.map(({ path, count }) => `${path} ${count}`)).toEqual([
    "/page-0 101",
    ...paths
      .slice(3)
      .reverse()
      .map((path, index) => `${path} ${12 - index}`),
  ]);
});

test("the report includes readings of a moment ago, and a stopping process stores its counts", async () => {
  const { databaseUrl } = api.config;
  const replica = await openReplica(api, { databaseUrl: String(databaseUrl), trustedFor: 60_000, site: site.root });
  await api.app.inject({ url: "/news", headers });
  await replica.app.inject({ url: "/news", headers: { ...headers, cookie: "language=sw" } });
  expect((await report()).days.at(-1)).toMatchObject({ count: 1, swahili: 0 });
  await replica.close();
  expect((await report()).days.at(-1)).toMatchObject({ count: 2, swahili: 1 });
  expect((await report()).days.at(-1)).toMatchObject({ count: 2, swahili: 1 });
});

test("counts are kept for 25 months", async () => {
  const today = schoolDay(api.clock.now());
  await api.database.query(
    `INSERT INTO page_view SELECT $1::date - make_interval(months => 25) - make_interval(days => older), '/', 'en', false, 1
      FROM unnest('{0,1,400}'::integer[]) older`,
    [today],
  );
  await api.database.query(
    "INSERT INTO page_view_browser SELECT day, 'other', count FROM page_view WHERE day > $1::date - make_interval(years => 3)",
    [today],
  );
  await api.services.pageViews.deleteOld();
  const [{ families }] = await api.database.query("SELECT count(*)::int AS families FROM page_view_browser");
  expect(families).toBe(1);
  const [{ kept }] = await api.database.query(
    "SELECT array_agg((day = $1::date - make_interval(months => 25))::text) AS kept FROM page_view",
    [today],
  );
  expect(kept).toEqual(["true"]);
});
