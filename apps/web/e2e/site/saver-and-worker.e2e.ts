import type { Page } from "@playwright/test";
import type { Line } from "../support/line.ts";
import { expect, keptPages, test, visit } from "../support/own-line.ts";

const html = (page: Page) => page.locator("html");
const notice = (page: Page) => page.locator("[data-kept-notice]");

/** Opens pages, then pages of data saver with the worker that the first have left. */
async function turnOn(page: Page): Promise<void> {
  await visit(page, "/history");
  await page.goto("/history?saver=on");
  await expect(html(page)).toHaveAttribute("data-saver");
}

/** Addresses of the kept pages that were drawn for data saver. */
const keptSaverPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cache = await caches.open("pages-1");
    const kept = await Promise.all((await cache.keys()).map(async (key) => [key.url, await cache.match(key)] as const));
    const pages = await Promise.all(kept.map(async ([url, copy]) => [url, String(await copy?.text())] as const));
    return pages.filter(([, text]) => text.includes("data-saver")).map(([url]) => url);
  });

/** Whether the page has not come after longer than a kept copy would take. */
const staysAway = (opening: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    opening.then(() => false),
    new Promise<true>((resolve) => {
      setTimeout(resolve, 4000, true);
    }),
  ]);

/** A page that is asked for on a slow line comes as one of data saver, not as a kept copy. */
async function expectNoCopy(page: Page, line: Line): Promise<void> {
  line.slow();
  const opening = page.goto("/history");
  expect(await staysAway(opening)).toBe(true);
  line.mend();
  await opening;
  await expect(html(page)).toHaveAttribute("data-saver");
}

test("pages of data saver are not kept, and are not replaced by kept ones while there is a network", async ({
  page,
  line,
}) => {
  await turnOn(page);
  await page.goto("/staff");
  await expect(html(page)).toHaveAttribute("data-saver");
  await expectNoCopy(page, line);
  line.outage(502);
  expect((await page.goto("/history"))?.status()).toBe(502);
  line.mend();
  await page.goto("/history");
  expect(await keptSaverPages(page)).toEqual([]);
  expect(await keptPages(page)).not.toContain("/staff?lang=en");
});

test("without a network who saves data reads the kept copy, which says so", async ({ page, line }) => {
  await turnOn(page);
  line.cut();
  await page.goto("/history");
  await expect(notice(page)).toBeVisible();
  await expect(html(page)).not.toHaveAttribute("data-saver");
});

test("pages are kept again once all pictures are wanted", async ({ page }) => {
  await turnOn(page);
  await page.goto("/staff?saver=off");
  await expect(html(page)).not.toHaveAttribute("data-saver");
  await expect.poll(() => keptPages(page)).toContain("/staff?lang=en");
  expect(await keptSaverPages(page)).toEqual([]);
});

test("a slow line does not answer the choice with a kept copy", async ({ page, line }) => {
  await visit(page, "/history");
  line.slow();
  const opening = page.goto("/history?saver=on");
  expect(await staysAway(opening)).toBe(true);
  line.mend();
  await opening;
  await expect(html(page)).toHaveAttribute("data-saver");
});

test("the same holds where workers read no cookies", async ({ page, line }) => {
  line.change((path, body) => (path === "/sw.js" ? `Object.defineProperty(self, "cookieStore", {});\n${body}` : body));
  await turnOn(page);
  await expectNoCopy(page, line);
});

test("after a page with its fonts, a page of data saver asks the server for nothing but itself", async ({
  page,
  line,
}) => {
  // Registers no worker, whose pack would be asked for as well.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  // Chromium also lists fonts that it still has in memory from the page before as requests: they never leave the browser.
  await page.goto("/history", { waitUntil: "networkidle" });
  const before = line.asked.length;
  await page.goto("/history?saver=on", { waitUntil: "networkidle" });
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect(line.asked.slice(before)).toEqual(["/history?saver=on", "/history", "/contact"]);
});
