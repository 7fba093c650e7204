import { expect, open, test } from "../support/site.ts";

test("the title and the addresses in the head change when a link is followed", async ({ page, words }) => {
  await open(page, "/");
  await page.getByRole("main").getByRole("link", { name: words.home.gallery.all, exact: true }).click();
  await expect(page).toHaveTitle(new RegExp(`^${words.seo.pages.gallery.title} `));
  await expect(page.locator("head > title")).toHaveCount(1);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", words.seo.pages.gallery.description);
  const canonical = new URL(String(await page.locator("link[rel=canonical]").getAttribute("href")));
  expect(canonical.pathname + canonical.search).toBe("/gallery");
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
