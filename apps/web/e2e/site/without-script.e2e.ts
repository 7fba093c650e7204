import { expect, test } from "../support/site.ts";

test.use({ javaScriptEnabled: false });

test("without script a news item leaves no space for what needs script", async ({ page, t: { news, home } }) => {
  await page.goto("/news");
  await page.getByRole("article").first().getByRole("link").click();
  await expect(page.getByText(news.share, { exact: true })).toBeHidden();
  const all = await page.getByRole("main").getByRole("link", { name: home.news.all, exact: true }).boundingBox();
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(all?.x).toBe(title?.x);
});

test("without script the menu opens from a link, and its groups open", async ({ page, t: { navbar } }) => {
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

test("without script pictures show, and a link changes the theme from then on", async ({ page, t: { navbar } }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/gallery?show=48");
  await expect(page.locator("main img").first()).toBeVisible();
  const bar = page.getByRole("banner");
  await bar.getByRole("link", { name: navbar.theme.dark }).click();
  await expect(page).toHaveURL(/\/gallery\?show=48$/);
  await expect(page.locator("html")).toHaveClass("dark");
  await page.goto("/news");
  await expect(page.locator("html")).toHaveClass("dark");
  await bar.getByRole("link", { name: navbar.theme.light }).click();
  await expect(page.locator("html")).not.toHaveClass("dark");
});

test("without script /joining offers no buttons that copy, but links to send", async ({ page, t: { common } }) => {
  await page.goto("/joining?level=a-level");
  await expect(page.getByRole("button", { name: /Copy/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: common.send.whatsapp })).toHaveAttribute("href", /wa\.me\/\?text=/);
});
