import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { expect, open, test } from "../support/site.ts";

test("a visitor's choice of language and theme is kept on the next visit", async ({ page, words }) => {
  const swahili = await loadPublicDictionary("sw");
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/gallery");
  const utility = page.getByRole("banner");
  await page.mouse.wheel(0, 400);
  await utility.getByRole("link", { name: words.navbar.language.swahili }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(swahili.gallery.title);
  await expect(page).toHaveTitle(new RegExp(swahili.seo.pages.gallery.title));
  await page.getByRole("button", { name: swahili.navbar.theme.dark }).first().click();
  await expect(page.locator("html")).toHaveClass(/dark/);

  await page.goto("/news");
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(swahili.news.title);
  const stored = await page.evaluate(() => [localStorage.getItem("language"), localStorage.getItem("theme")]);
  expect(stored).toEqual(["sw", "dark"]);
});

test("the language in local storage overrides the cookie and corrects it", async ({ page, context, baseURL }) => {
  await page.addInitScript(() => localStorage.setItem("language", "sw"));
  await page.goto("/news");
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  await expect
    .poll(async () => (await context.cookies(baseURL)).find(({ name }) => name === "language")?.value)
    .toBe("sw");
});

test("the theme is set before first paint", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  const html = await (await page.request.get("/")).text();
  expect(html.indexOf('localStorage.getItem("theme")')).toBeLessThan(html.indexOf("<body"));
  await page.goto("/");
  await expect(page.locator("html")).toHaveClass(/dark/);
});
