import { languages } from "@visiga/contracts/languages";
import { framedPages } from "../support/routes.ts";
import { expect, test } from "../support/site.ts";

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language, javaScriptEnabled: false });

    test("every page is read and reached without script", async ({ page, words }) => {
      for (const path of framedPages) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect((await page.getByRole("main").innerText()).length).toBeGreaterThan(200);
      }
      await page.goto("/");
      await page.getByRole("main").getByRole("link", { name: words.home.gallery.all, exact: true }).click();
      await expect(page).toHaveURL(/\/gallery$/);
      await expect(page.locator("main img").first()).toBeVisible();
    });

    test("the other language is one link away", async ({ page }) => {
      const other = language === "en" ? "sw" : "en";
      await page.goto("/news");
      await page.locator(`a[hreflang=${other}]:visible`).first().click();
      await expect(page.locator("html")).toHaveAttribute("lang", other);
      await page.goto("/gallery");
      await expect(page.locator("html")).toHaveAttribute("lang", other);
    });
  });
}
