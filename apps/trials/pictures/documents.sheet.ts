import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { languages } from "@visiga/contracts/languages";
import { fill } from "@visiga/i18n/format";
import { test as ownServer } from "@visiga/web/e2e/support/own-server.ts";
import { expect, open } from "@visiga/web/e2e/support/site.ts";
import sharp from "sharp";

const repository = new URL("../../../", import.meta.url);
const picture = fileURLToPath(new URL("packages/artwork/files/pictures/tree-planting.webp", repository));

const test = ownServer.extend({ asAdministrator: true, contextOptions: { reducedMotion: "reduce" } });

/** Takes what the phone shows, with sample content only. */
async function take(page: Page, name: string, width = 540): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 60, effort: 6 })
    .toFile(fileURLToPath(new URL(`docs/${name}.webp`, repository)));
}

/** Moves it below the head of a form. */
const show = (part: Locator) => part.evaluate((element) => element.scrollIntoView({ block: "center" }));

test.describe("README", () => {
  test.use({ language: "sw", viewport: { width: 360, height: 720 }, deviceScaleFactor: 2 });
  const visit = (path: string, name: string) =>
    test(name, async ({ page }) => {
      if (name === "gallery") await page.addInitScript(() => localStorage.setItem("theme", "dark"));
      await open(page, path);
      await expect(page.locator(".loading")).toHaveCount(0);
      await take(page, `pictures/${name}`);
    });
  test.describe("as a visitor sees it", () => {
    test.use({ asAdministrator: false });
    visit("/", "home");
    visit("/gallery", "gallery");
  });
  visit("/dashboard?tab=today", "today");

  test("editing", async ({ page, t: words, dashboardWords: { site } }) => {
    const { note } = words.admissionAlevel.condition2;
    await open(page, "/dashboard?editing=/a-level-admission");
    const pencil = { name: fill(site.editor.editOne, { words: note }) };
    await page.frameLocator("iframe[aria-busy=false]").getByRole("button", pencil).click();
    await expect(page.getByRole("dialog", { name: note })).toBeVisible();
    await take(page, "pictures/editing");
  });
});

for (const language of languages) {
  test.describe(`office guide, ${language}`, () => {
    test.describe.configure({ timeout: 180_000 });
    test.use({ language, viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 });

    test("screens", async ({ page, dashboardWords: t, t: words }) => {
      const { images, today, site, backups } = t;
      const dialog = page.getByRole("dialog");
      const press = (name: string) => dialog.getByRole("button", { name, exact: true }).first().click();
      const guide = (name: string) => take(page, `guide/${name}.${language}`);
      const task = async (name: string) => {
        await open(page, "/dashboard?tab=today");
        await page.getByRole("link", { name, exact: true }).click();
        await expect(dialog).toBeVisible();
      };

      await open(page, "/dashboard?tab=today");
      await expect(page.getByRole("region", { name: today.steps.title })).toBeVisible();
      await show(page.getByRole("region", { name: today.steps.title }).getByRole("listitem").nth(3));
      await guide("today");

      await task(today.tasks.news);
      await dialog.getByLabel(images.form.titles.NEWS, { exact: true }).fill("Tumepanda miti mia tatu");
      await dialog.getByLabel(images.form.newsText, { exact: true }).fill("Kila kidato kilipanda miti mia.");
      await dialog.locator("input[type=file]").first().setInputFiles(picture);
      await expect(dialog.locator("img").first()).toBeVisible();
      await show(dialog.locator("img").first());
      await guide("news");
      const agreed = dialog.getByRole("checkbox", { name: images.consent.agreed });
      await agreed.check();
      await show(agreed);
      await guide("consent");

      await task(today.tasks.fees);
      await dialog
        .getByRole("button", { name: /\((mfano|sample)\)$/ })
        .first()
        .click();
      await show(dialog.locator('[id="fees.0.amount"]'));
      await guide("fee");
      await press(site.send.title);
      await expect(page.getByRole("button", { name: words.common.send.sms }).first()).toBeVisible();
      await guide("sms");

      await open(page, "/dashboard?page=GALLERY");
      await page
        .getByRole("button", { name: fill(images.card.editOne, { name: "" }).slice(0, 6) })
        .nth(1)
        .click();
      await press(images.transform.open);
      await press(images.transform.cover);
      await show(dialog.getByRole("button", { name: images.transform.cover, exact: true }));
      await guide("cover");

      await open(page, "/dashboard?tab=backups");
      await page.getByRole("button", { name: backups.now.make, exact: true }).click();
      await expect(
        page
          .getByRole("link", { name: backups.download })
          .or(page.getByRole("button", { name: backups.download }))
          .first(),
      ).toBeVisible({ timeout: 60_000 });
      await guide("restore");
    });
  });
}
