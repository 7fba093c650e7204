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
