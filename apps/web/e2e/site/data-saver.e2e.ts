import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

/** The patterns of the style sheet, which are loaded once and cost 0.6 KB. */
const ownLooks = /\/(favicon|assets\/motif-\w+-[\w-]+)\.svg$/;

/** The kinds of the requests from now on, without pages and their styles. */
function watchRequests(page: Page): string[] {
  const kinds: string[] = [];
  page.on("request", (request) => {
    const ordinary = ["document", "stylesheet"].includes(request.resourceType()) || request.url().startsWith("data:");
    if (!ordinary && !ownLooks.test(request.url())) kinds.push(request.resourceType());
  });
  return kinds;
}

// Without a service worker Chromium reports pictures and fonts of its memory cache as requests.
test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, serviceWorkers: "allow" });

test.describe("where the browser saves data", () => {
  test.use({ extraHTTPHeaders: { "save-data": "on" } });

  test("with data saver no picture, font, film or script loads until one picture is opened", async ({
    page,
    t: words,
  }) => {
    const requests = watchRequests(page);
    for (const path of ["/", "/gallery"]) {
      await page.goto(path);
      await page.mouse.wheel(0, 20_000);
      await page.waitForLoadState("networkidle");
      expect(requests, path).toEqual([]);
    }
    const tile = page.locator("main details").first();
    await tile.scrollIntoViewIfNeeded();
    const box = await tile.boundingBox();
    await tile.locator("summary").click();
    const picture = tile.locator("img");
    await expect(picture).toHaveJSProperty("complete", true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(requests).toEqual(["image"]);
    expect(await tile.boundingBox(), "nothing moves").toEqual(box);
    await page.keyboard.press("Enter");
    await expect(picture).toBeHidden();
    await expect(tile.getByText(words.saver.show)).toBeHidden();
    await expect(tile.locator("em")).toBeVisible();
    await page.goto("/");
    await expect(page.locator("main details").first().getByText(words.saver.show)).toBeVisible();
  });

  test("with data saver a link changes the stored theme, and nothing needs script", async ({ page, t: words }) => {
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

test("a visitor turns data saver on in the menu, keeps it on other pages and turns it off", async ({
  page,
  t: words,
}) => {
  await page.goto("/gallery?show=48#menu");
  await page.getByRole("link", { name: words.saver.on, exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/gallery\?show=48&saver=on$/);
  const requests = watchRequests(page);
  for (const address of ["/news?lang=sw", "/?lang=en"]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.locator("html")).toHaveAttribute("data-saver");
  }
  expect(requests).toEqual([]);

  await page.goto("/gallery#menu");
  await page.getByRole("link", { name: words.saver.off, exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(page.locator("html")).not.toHaveAttribute("data-saver");
  await expect(page.locator("main img").first()).toHaveJSProperty("complete", true);
  expect(requests).toEqual(expect.arrayContaining(["image", "font", "script"]));
});
