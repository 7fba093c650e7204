import type { APIRequestContext } from "@playwright/test";
import type { PageViewReport } from "@visiga/contracts/page-views";
import { fill, formatMonth } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { logIn } from "../support/login-form.ts";
import { test } from "../support/own-server.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open } from "../support/site.ts";
import { byAdministrator } from "../support/users.ts";

test.use({
  // Chromium without a window names itself as a robot.
  userAgent: "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36",
  // Pages that its worker fetches for the browser are counted as others are.
  serviceWorkers: "allow",
  viewport: { width: 1440, height: 900 },
});

async function pagesRead(request: APIRequestContext): Promise<string[]> {
  const headers = await byAdministrator(request);
  const answer = await request.get("/api/trpc/pageViews.report", { headers });
  const { pages } = (await answer.json()).result.data as PageViewReport;
  return pages.map(({ path, count }) => `${path} ${count}`);
}

test("a page is counted when opened, not when prefetched, and an administrator sees the count", async ({
  page,
  request,
  t: { seo },
  dashboardWords: t,
}) => {
  const { pageViews, images, dashboard } = t;
  await open(page, "/history");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(await pagesRead(request)).toEqual(["/history 1"]);

  const link = page.locator("footer a[href='/pillars']");
  const prefetching = page.waitForResponse("**/pillars");
  await link.hover();
  const prefetch = await prefetching;
  expect(await prefetch.request().headerValue("sec-purpose")).toMatch(/^prefetch/);
  await prefetch.finished();
  expect(await pagesRead(request)).toEqual(["/history 1"]);
  const counting = page.waitForRequest((sent) => sent.url().endsWith("/pillars") && sent.resourceType() === "fetch");
  await link.click();
  // The browser has the page, so the answer is 304.
  expect(await (await counting).headerValue("if-none-match")).toBe(await prefetch.headerValue("etag"));
  await expect.poll(() => pagesRead(request)).toEqual(["/history 1", "/pillars 1"]);
  await open(page, "/history");

  await open(page, "/login");
  await logIn(page, t, administrator);
  await expect(page).toHaveURL(/\/dashboard$/);
  await open(page, "/spiritual");
  await open(page, "/dashboard?tab=views");

  const days = page.getByRole("region", { name: pageViews.lastDays, exact: true });
  const months = page.getByRole("region", { name: pageViews.lastMonths, exact: true });
  const sentence = (when: string) => fill(pageViews.many, { count: 3, when, swahili: 0, saver: 0 });
  await expect(days.getByText(sentence(pageViews.inLastDays))).toBeVisible();
  const month = formatMonth(new Date().toISOString(), "en");
  await expect(months.getByText(sentence(fill(pageViews.inMonth, { month })))).toBeVisible();
  await expect(page.getByRole("region", { name: pageViews.mostRead }).getByRole("row")).toHaveText([
    `${images.fields.page}${pageViews.count}`,
    `${seo.pages.history.title}2`,
    `${seo.pages.pillars.title}1`,
  ]);

  await expect(page.getByRole("region", { name: pageViews.browsers }).getByRole("row")).toHaveText([
    `${pageViews.browser}${pageViews.count}`,
    `${pageViews.families.chromium}3`,
    `${pageViews.families.geckoWebkit}0`,
    `${pageViews.families.operaMini}0`,
    `${pageViews.families.other}0`,
  ]);

  // How they are counted stands below the numbers.
  const last = page.getByRole("main").getByRole("paragraph").last();
  await expect(last).toHaveText(pageViews.lead);

  for (const section of [days, months]) {
    await section.locator("summary").focus();
    await page.keyboard.press("Enter");
  }
  await expect(days.getByRole("row")).toHaveCount(31);
  const none = fill(dashboard.percent, { percent: 0 });
  await expect(days.getByRole("row").nth(1).getByRole("cell")).toHaveText(["3", none, none]);
  await expect(months.getByRole("row").nth(1).getByRole("rowheader")).toHaveText(month);
  expect(await screenFindings(page)).toEqual([]);
});
