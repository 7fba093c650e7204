import { fill } from "@visiga/i18n/format";
import { pictureTest as test } from "../support/as-administrator.ts";
import { listed } from "../support/listed-files.ts";
import { phonePhotos } from "../support/phone-photos.ts";
import { addSample, removeSample } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { bothLanguages, button, expect, open } from "../support/site.ts";

const viewport = { width: 360, height: 780 };
test.use({ viewport });

for (const { language, tag } of bothLanguages) {
  test.describe(language, { tag }, () => {
    test.use({ language });

    test("pictures are added to an album and shown in full", async ({ page, request, t: words, dashboardWords: t }) => {
      const { album, form, upload, fields } = t.images;
      const title = "Graduation 2026";
      const news = await addSample(request, { name: "Sample Author", title, page: "NEWS" });
      await open(page, `/dashboard?page=NEWS&edit=${news.id}`);
      await page.getByRole("dialog", { name: form.editTitle }).getByRole("link", { name: album.add }).press("Enter");
      await expect(page.getByLabel(fields.album)).toHaveValue(news.id);
      await page.getByLabel(language === "en" ? upload.name : upload.nameSwahili).fill("Procession");
      await page.getByRole("checkbox", { name: upload.minors }).uncheck();
      await page.locator("input[type=file]").setInputFiles(await phonePhotos(2));
      await expect(page.getByText(upload.states.ready, { exact: true })).toHaveCount(2);
      expect(await screenFindings(page)).toEqual([]);
      await page.setViewportSize(viewport);
      await button(page, fill(upload.send, { count: 2 })).click();
      await expect(page.getByText(upload.states.stored, { exact: true })).toHaveCount(2, { timeout: 60_000 });
      for (let number = 3; number <= 14; number += 1)
        await addSample(request, { name: `Later ${number}`, page: "GALLERY", album: news.id });

      await open(page, "/gallery");
      await page.getByRole("navigation", { name: words.gallery.albums }).getByRole("link", { name: title }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      const pictures = page.getByRole("region", { name: words.news.album.title }).getByRole("link");
      await expect(pictures).toHaveCount(12);
      expect(await screenFindings(page)).toEqual([]);
      await page.setViewportSize(viewport);

      const { label, position } = words.gallery.fullSize;
      const view = page.getByRole("dialog", { name: label });
      await pictures.nth(11).press("Enter");
      await expect(view.getByText(fill(position, { shown: 12, total: 14 }))).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(view.getByText(fill(position, { shown: 13, total: 14 }))).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(
        page.getByRole("link", { name: fill(words.gallery.fullSize.open, { name: "Later 13" }) }),
      ).toBeFocused();

      // An open page would miss the pictures.
      await page.close();
      for (const entry of await listed(request, "GALLERY"))
        if (entry.name.startsWith("Procession")) await removeSample(request, entry);
    });
  });
}
