import type { Page } from "@playwright/test";
import type { Line } from "../support/line.ts";
import { expect, keptPages, test, visit } from "../support/own-line.ts";

const html = (page: Page) => page.locator("html");
const notice = (page: Page) => page.locator("[data-kept-notice]");

/** Opens full pages, which register the worker, and then turns data saver on. */
async function turnOn(page: Page): Promise<void> {
  await visit(page, "/history");
  await page.goto("/history?saver=on");
  await expect(html(page)).toHaveAttribute("data-saver");
}

/** Whether the page has not arrived in the time after which a cached copy would be shown. */
const staysAway = (opening: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    opening.then(() => false),
    new Promise<true>((resolve) => {
      setTimeout(resolve, 3300, true);
    }),
  ]);

/** Expects a page requested over a slow connection to come from the server with data saver, not from the cache. */
async function expectNoCopy(page: Page, line: Line): Promise<void> {
  line.slow();
  const opening = page.goto("/history");
  expect(await staysAway(opening)).toBe(true);
  line.mend();
  await opening;
  await expect(html(page)).toHaveAttribute("data-saver");
}

test("a page read with data saver since the first visit opens offline, and nothing else was fetched for it", async ({
  page,
  context,
  line,
  words,
}) => {
  await context.addCookies([{ name: "saver", value: "on", url: line.url }]);
  await page.goto("/history");
  await expect(html(page)).toHaveAttribute("data-saver");
  const kept = ["/history?lang=en", "/offline?lang=en"];
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(kept));
  await page.goto("/staff");
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining([...kept, "/staff?lang=en"]));
  const asked = new Set(line.asked.filter((path) => !/^\/(assets\/[^/]+\.(css|svg)|favicon.*|manifest.*)$/.test(path)));
  expect([...asked].sort()).toEqual(["/history", "/offline?lang=en", "/staff", "/sw.js"]);
  const files = await page.evaluate(async () => (await (await caches.open("files-1")).keys()).map(({ url }) => url));
  expect(files.map((file) => file.split(".").at(-1))).toEqual(["css"]);

  line.cut();
  for (const path of ["/history", "/staff"]) {
    await page.goto(path);
    await expect(html(page)).toHaveAttribute("data-saver");
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).toHaveCSS("background-color", "rgb(242, 182, 50)");
  }
  await page.goto("/wawata");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.offline.title);
  await expect(page.getByRole("listitem")).toHaveCount(2);
});

test("a visitor with data saver gets no cached copy while there is a network, however slow", async ({ page, line }) => {
  await turnOn(page);
  await expectNoCopy(page, line);
});

test("a visitor with data saver gets an earlier cached page when offline, and the page says so", async ({
  page,
  line,
}) => {
  await turnOn(page);
  await page.goto("/staff");
  line.cut();
  await page.goto("/contact");
  await expect(notice(page)).toBeVisible();
  await expect(html(page)).not.toHaveAttribute("data-saver");
});

test("pages are cached with their pictures again once data saver is turned off", async ({ page, line }) => {
  await turnOn(page);
  await page.goto("/history?saver=off");
  await expect(html(page)).not.toHaveAttribute("data-saver");
  line.cut();
  await page.goto("/history");
  await expect(notice(page)).toBeVisible();
  await expect(html(page)).not.toHaveAttribute("data-saver");
});

test("turning data saver on over a slow connection does not show a cached copy", async ({ page, line }) => {
  await visit(page, "/history");
  line.slow();
  const opening = page.goto("/history?saver=on");
  expect(await staysAway(opening)).toBe(true);
  line.mend();
  await opening;
  await expect(html(page)).toHaveAttribute("data-saver");
});

test("a visitor with data saver gets no cached copy either when workers cannot read cookies", async ({
  page,
  line,
}) => {
  line.change((path, body) => (path === "/sw.js" ? `Object.defineProperty(self, "cookieStore", {});\n${body}` : body));
  await turnOn(page);
  await expectNoCopy(page, line);
});

test("after a full page with its fonts, a page with data saver requests nothing but itself", async ({ page, line }) => {
  await visit(page, "/history");
  // Chromium also reports fonts served from its memory cache as requests.
  await page.waitForLoadState("networkidle");
  const before = line.asked.length;
  await page.goto("/history?saver=on", { waitUntil: "networkidle" });
  await page.goto("/contact", { waitUntil: "networkidle" });
  // The browser checks for a newer worker.
  const asked = line.asked.slice(before).filter((path) => path !== "/sw.js");
  expect(asked).toEqual(["/history?saver=on", "/history", "/contact"]);
});
