import { expect, test } from "../support/site.ts";

test.use({ javaScriptEnabled: false });

test("without script pages are shown, their links work, and the other language is one link away", async ({
  page,
  words,
}) => {
  for (const path of ["/organization", "/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(200);
  }
  await page.getByRole("main").getByRole("link", { name: words.home.gallery.all, exact: true }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(page.locator("main img").first()).toBeVisible();
  await page.locator("a[hreflang=sw]:visible").first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  await page.goto("/news");
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
});

test("without script the page of a news item leaves no space for elements that need script", async ({
  page,
  words: { news, home },
}) => {
  await page.goto("/news");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByText(news.share, { exact: true })).toBeHidden();
  const all = await page.getByRole("main").getByRole("link", { name: home.news.all, exact: true }).boundingBox();
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(all?.x).toBe(title?.x);
});

test("without script the menu opens from a link, and its groups open", async ({ page, words: { navbar } }) => {
  const { pages, groups } = navbar;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/history");
  await page.getByRole("link", { name: navbar.openMenu }).click();
  const menu = page.getByRole("dialog", { name: navbar.menu });
  await menu.getByText(groups.services, { exact: true }).click();
  await expect(menu.getByRole("link", { name: pages.games, exact: true })).toBeVisible();
  await menu.getByRole("link", { name: navbar.closeMenu }).click();
  await expect(menu).toBeHidden();
  await page.getByRole("link", { name: navbar.openMenu }).click();
  await menu.getByRole("link", { name: pages.alumni, exact: true }).click();
  await expect(page).toHaveURL(/\/alumni$/);

  await page.setViewportSize({ width: 1440, height: 900 });
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: groups.services, exact: true }).hover();
  await bar.getByRole("link", { name: pages.dispensary, exact: true }).click();
  await expect(page).toHaveURL(/\/dispensary$/);
  await expect(bar.getByRole("button", { name: navbar.search.open, exact: true })).toHaveCount(0);
});

test("without script a link changes the theme, also for the next page", async ({ page, words: { navbar } }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/gallery?show=48");
  const bar = page.getByRole("banner");
  await bar.getByRole("link", { name: navbar.theme.dark }).click();
  await expect(page).toHaveURL(/\/gallery\?show=48$/);
  await expect(page.locator("html")).toHaveClass("dark");
  await page.goto("/news");
  await expect(page.locator("html")).toHaveClass("dark");
  await bar.getByRole("link", { name: navbar.theme.light }).click();
  await expect(page.locator("html")).not.toHaveClass("dark");
});
