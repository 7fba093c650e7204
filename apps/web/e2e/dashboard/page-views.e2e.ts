import type { APIRequestContext } from "@playwright/test";
import { languages } from "@visiga/contracts/languages";
import type { PageViewReport } from "@visiga/contracts/page-views";
import { fill, formatMonth } from "@visiga/i18n/format";
import { administrator } from "../support/administrator.ts";
import { findings } from "../support/findings.ts";
import { test } from "../support/fresh-server.ts";
import { visit } from "../support/own-line.ts";
import { expect, open } from "../support/site.ts";
import { byAdministrator } from "../support/users.ts";

/** Chromium without a window names itself as a robot. */
const userAgent = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language, userAgent });

    test("an administrator sees how often pages were read, as a sentence, as a table and by page, and is not counted", async ({
      page,
      words: { seo },
      dashboardWords: { login, pageViews },
    }) => {
      for (const path of ["/history", "/history", "/contact"]) await open(page, path);
      await open(page, "/login");
      await page.getByLabel(login.email, { exact: true }).fill(administrator.email);
      await page.getByLabel(login.password, { exact: true }).fill(administrator.password);
      await page.getByRole("button", { name: login.submit, exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await open(page, "/spiritual");
      await open(page, "/dashboard?tab=views");

      const [swahili, percent] = language === "sw" ? [100, "100"] : [0, "0"];
      const days = page.getByRole("region", { name: pageViews.lastDays, exact: true });
      const sentence = (when: string) => fill(pageViews.many, { count: 3, when, swahili, saver: 0 });
      await expect(days.getByText(sentence(pageViews.inLastDays))).toBeVisible();
      const month = formatMonth(new Date().toISOString(), language);
      const months = page.getByRole("region", { name: pageViews.lastMonths, exact: true });
      await expect(months.getByText(sentence(fill(pageViews.inMonth, { month })))).toBeVisible();

      const mostRead = page.getByRole("region", { name: pageViews.mostRead }).getByRole("row");
      await expect(mostRead).toHaveText([
        `${pageViews.page}${pageViews.count}`,
        `${seo.pages.history.title}2`,
        `${seo.pages.contact.title}1`,
      ]);

      // With the keyboard.
      await days.locator("summary").focus();
      await page.keyboard.press("Enter");
      await months.locator("summary").focus();
      await page.keyboard.press("Enter");
      await expect(days.getByRole("row")).toHaveCount(31);
      const cells = ["3", fill(pageViews.percent, { percent }), fill(pageViews.percent, { percent: 0 })];
      await expect(days.getByRole("row").nth(1).getByRole("cell")).toHaveText(cells);
      await expect(months.getByRole("row").nth(1).getByRole("rowheader")).toHaveText(month);
      expect(await findings(page)).toEqual([]);
    });
  });
}

/** The most read pages, each with its count. */
async function pagesRead(request: APIRequestContext): Promise<string[]> {
  const headers = await byAdministrator(request);
  const answer = await request.get("/api/trpc/pageViews.report", { headers });
  const { pages } = (await answer.json()).result.data as PageViewReport;
  return pages.map(({ path, count }) => `${path} ${count}`);
}

test.describe("beside the prefetches", () => {
  test.use({ userAgent, serviceWorkers: "allow" });

  test("a page is counted when it is opened, not when the browser or the service worker fetches it in advance", async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, "/history");
    expect(await pagesRead(request)).toEqual(["/history 1"]);

    const prefetched = page.waitForResponse("**/pillars");
    await page.locator("footer a[href='/pillars']").hover();
    const prefetch = await prefetched;
    expect(await prefetch.request().headerValue("sec-purpose")).toMatch(/^prefetch/);
    await prefetch.finished();
    expect(await pagesRead(request)).toEqual(["/history 1"]);
    const counting = page.waitForRequest((sent) => sent.url().endsWith("/pillars") && sent.resourceType() === "fetch");
    await page.locator("footer a[href='/pillars']").click();
    // The browser has the page, so the answer is 304.
    expect(await (await counting).headerValue("if-none-match")).toBe(await prefetch.headerValue("etag"));
    await expect.poll(() => pagesRead(request)).toEqual(["/history 1", "/pillars 1"]);
  });
});
