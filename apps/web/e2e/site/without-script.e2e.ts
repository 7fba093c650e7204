import { expect, test } from "../support/site.ts";

test.use({ javaScriptEnabled: false });

test("without script pages are shown, lead on, and are one link away from the other language", async ({
  page,
  words,
}) => {
  for (const path of ["/news", "/history", "/organization", "/o-level-admission", "/"]) {
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

test("without script the menu opens from a link, and its groups open", async ({ page, words: { navbar } }) => {
  const { label, items } = navbar.groups.services;
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/history");
  await page.getByRole("link", { name: navbar.openMenu }).click();
  const menu = page.getByRole("dialog", { name: navbar.menu });
  await menu.getByText(label, { exact: true }).click();
  await expect(menu.getByRole("link", { name: items.games, exact: true })).toBeVisible();
  await menu.getByRole("link", { name: navbar.closeMenu }).click();
  await expect(menu).toBeHidden();
  await page.getByRole("link", { name: navbar.openMenu }).click();
  await menu.getByRole("link", { name: navbar.alumni, exact: true }).click();
  await expect(page).toHaveURL(/\/alumni$/);

  await page.setViewportSize({ width: 1440, height: 900 });
  const bar = page.getByRole("banner");
  await bar.getByRole("button", { name: label, exact: true }).hover();
  await bar.getByRole("link", { name: items.dispensary, exact: true }).click();
  await expect(page).toHaveURL(/\/dispensary$/);
  // What would do nothing is not offered.
  await expect(bar.getByRole("button", { name: navbar.theme.dark })).toHaveCount(0);
  await expect(bar.getByRole("button", { name: navbar.search.open, exact: true })).toHaveCount(0);
});
