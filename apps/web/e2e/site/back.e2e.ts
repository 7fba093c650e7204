import type { Page } from "@playwright/test";
import { test as base, expect, open } from "../support/site.ts";

/** Enables the back/forward cache, which Playwright disables. A file of its own, because it needs another browser. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
});

/** What on the pages prevents the browser from caching them for Back. The headless shell caches none in any case. */
async function obstaclesToCache(page: Page): Promise<string[]> {
  const obstacles: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  devtools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) if (type === "PageSupportNeeded") obstacles.push(reason);
  });
  return obstacles;
}

test("a link opens a page at its top, and Back returns in the chosen theme and language", async ({ page }) => {
  const obstacles = await obstaclesToCache(page);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/history");
  await page.evaluate(() => scrollTo(0, 900));
  await page.locator("footer a[href='/pillars']").evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/pillars$/);
  await expect.poll(scrolled).toBe(0);
  await page.locator("[data-theme-toggle]:visible").first().click();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/history$/);
  await expect.poll(scrolled).toBe(900);
  await expect(page.locator("html")).toHaveClass(/dark/);

  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(/\/pillars$/);
  await page.locator("[data-language]:visible").first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/history$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  expect(obstacles).toEqual([]);
});
