import type { Page, Request } from "@playwright/test";
import { expect, test } from "../support/site.ts";

/** The patterns of the style sheet, which are loaded once and cost 0.6 KB. */
const ownLooks = /\/(favicon|assets\/motif-\w+-[\w-]+)\.svg$/;

function watchRequests(page: Page): { all: Request[]; kinds: () => string[] } {
  const all: Request[] = [];
  page.on("request", (request) => {
    const ordinary = ["document", "stylesheet"].includes(request.resourceType()) || request.url().startsWith("data:");
    if (!ordinary && !ownLooks.test(request.url())) all.push(request);
  });
  return { all, kinds: () => all.map((request) => request.resourceType()) };
}

// Without a service worker Chromium reports pictures and fonts of its memory cache as requests.
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, serviceWorkers: "allow" });

test.describe("where the browser saves data", () => {
  test.use({ extraHTTPHeaders: { "save-data": "on" } });

  test("with data saver no picture, font, film or script is loaded until the visitor opens a picture, and then only that one", async ({
    page,
    words,
  }) => {
    const requests = watchRequests(page);
    for (const path of ["/", "/gallery"]) {
      await page.goto(path);
      await page.mouse.wheel(0, 20_000);
      await page.waitForLoadState("networkidle");
      expect(requests.kinds(), path).toEqual([]);
    }
    const tile = page.locator("main details").first();
    await tile.scrollIntoViewIfNeeded();
    const box = await tile.boundingBox();
    await tile.locator("summary").click();
    const picture = tile.locator("img");
    await expect(picture).toHaveJSProperty("complete", true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(requests.kinds()).toEqual(["image"]);
    expect(await tile.boundingBox(), "nothing moves").toEqual(box);
    await page.keyboard.press("Enter");
    await expect(picture).toBeHidden();
    await expect(tile.getByText(words.saver.show)).toBeHidden();
    await expect(tile.locator("em")).toBeVisible();
    await page.goto("/");
    await expect(page.locator("main details").first().getByText(words.saver.show)).toBeVisible();
  });

  test("with data saver the stored theme applies, nothing that needs script is shown, and a link changes the theme", async ({
    page,
    words,
  }) => {
    await page.goto("/news");
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    await page.goto("/contact#menu");
    await expect(page.locator("html")).toHaveClass("dark");
    await expect(page.getByRole("link", { name: words.saver.off, exact: true })).toBeVisible();
    // The search is a form, whose button works.
    const buttons = page.getByRole("button").filter({ visible: true });
    await expect(buttons.and(page.locator(":not([type=submit])"))).toHaveCount(0);
    await page.getByRole("link", { name: words.navbar.theme.light }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.locator("html")).not.toHaveClass("dark");
    expect(await page.evaluate(() => [localStorage.getItem("theme"), document.cookie.includes("theme")])).toEqual([
      "light",
      false,
    ]);
  });
});

test("a visitor can turn data saver on in the menu, keep it from page to page, and turn it off again", async ({
  page,
  words,
}) => {
  await page.goto("/gallery?show=48#menu");
  await page.getByRole("link", { name: words.saver.on, exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/gallery\?show=48$/);
  const requests = watchRequests(page);
  for (const address of ["/news?lang=sw", "/?lang=en"]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.locator("html")).toHaveAttribute("data-saver");
  }
  expect(requests.kinds()).toEqual([]);

  await page.goto("/gallery#menu");
  await page.getByRole("link", { name: words.saver.off, exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(page.locator("html")).not.toHaveAttribute("data-saver");
  await expect(page.locator("main img").first()).toHaveJSProperty("complete", true);
  expect(requests.kinds()).toEqual(expect.arrayContaining(["image", "font", "script"]));
});

test.describe("a choice on the site", () => {
  test.use({ extraHTTPHeaders: { "save-data": "on" } });

  test("the choice on the site overrides the browser's setting", async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: "saver", value: "off", url: String(baseURL) }]);
    await page.goto("/gallery");
    await expect(page.locator("main img").first()).toBeVisible();
  });
});
