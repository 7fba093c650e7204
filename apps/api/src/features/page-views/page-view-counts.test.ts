import type { IncomingMessage } from "node:http";
import { systemClock } from "@visiga/system/clock";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { requestedPage } from "#platform/pages/requested-page.ts";
import { openTestDatabase, type TestDatabase } from "#testing/test-database.ts";
import { PageViewsService } from "./page-views.service.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(() => database.dataSource.query("TRUNCATE page_view, page_view_browser"));

const newCounts = () => new PageViewsService({ database: database.dataSource, clock: systemClock });

function read(counts: PageViewsService, url: string): void {
  const request = { method: "GET", url, headers: { "user-agent": "Mozilla/5.0 Firefox/140.0" } } as IncomingMessage;
  counts.count(requestedPage(request), request);
}

const stored = async () =>
  (await database.dataSource.query("SELECT page, count::int FROM page_view ORDER BY page")).map(
    ({ page, count }: { page: string; count: number }) => `${page} ${count}`,
  );

test("invented addresses are not counted, and an invented query counts for its page", async () => {
  const counts = newCounts();
  for (let number = 0; number < 10_000; number += 1) {
    read(counts, `/invented-${number}`);
    read(counts, `/news/invented-${number}-0123456789`);
    read(counts, `/history?lang=sw&invented=${number}`);
  }
  await counts.store();
  expect(await stored()).toEqual(["/history 10000", "/news 10000"]);
});

test("the counts of several processes that store at the same time add up", async () => {
  const processes = [newCounts(), newCounts(), newCounts()];
  for (let round = 0; round < 20; round += 1) {
    for (const [index, counts] of processes.entries()) {
      const paths = ["/news", "/history", "/contact", "/gallery"];
      for (const path of index === 1 ? paths.reverse() : paths) read(counts, path);
    }
    await Promise.all(processes.map((counts) => counts.store()));
  }
  expect(await stored()).toEqual(["/contact 60", "/gallery 60", "/history 60", "/news 60"]);
});

test("counts that could not be stored are stored with the next ones", async () => {
  const counts = newCounts();
  read(counts, "/news");
  await database.dataSource.query("ALTER TABLE page_view RENAME TO page_view_away");
  await expect(counts.store()).rejects.toThrow("page_view");
  read(counts, "/news");
  await expect(counts.store()).rejects.toThrow("page_view");
  await database.dataSource.query("ALTER TABLE page_view_away RENAME TO page_view");
  read(counts, "/history");
  await counts.store();
  expect(await stored()).toEqual(["/history 1", "/news 2"]);
  const browsers = await database.dataSource.query("SELECT browser, count::int FROM page_view_browser");
  expect(browsers).toEqual([{ browser: "geckoWebkit", count: 3 }]);
  await counts.store();
  expect(await stored()).toEqual(["/history 1", "/news 2"]);
});
