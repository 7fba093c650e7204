import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { test } from "../support/own-server.ts";
import { phonePhotos } from "../support/phone-photos.ts";
import { addSample, removeLeftovers } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open } from "../support/site.ts";
import { byAdministrator, enter } from "../support/users.ts";

const viewport = { width: 360, height: 780 };
test.use({ viewport, contextOptions: { reducedMotion: "reduce" } });
test.afterEach(({ request }) => removeLeftovers(request));

for (const language of ["en", "sw"] as const) {
  test.describe(language, () => {
    test.use({ language });

    test("pictures are added to the album of news in one go, and its page shows them at full size", async ({
      page,
      request,
      words,
      dashboardWords: t,
    }) => {
      const { album, form, upload, fields } = t.images;
      const title = "Graduation 2026";
      const news = await addSample(request, { name: "Sample Author", title, page: "NEWS" });
      await enter(page, administrator);
      await open(page, `/dashboard?page=NEWS&edit=${news.id}`);
      await page.getByRole("dialog", { name: form.editTitle }).getByRole("link", { name: album.add }).press("Enter");
      await expect(page.getByLabel(fields.album)).toHaveValue(news.id);
      await page.getByLabel(language === "en" ? upload.name : upload.nameSwahili).fill("Procession");
      await page.getByRole("checkbox", { name: upload.minors }).uncheck();
      await page.locator("input[type=file]").setInputFiles(await phonePhotos(2));
      await expect(page.getByText(upload.states.ready, { exact: true })).toHaveCount(2, { timeout: 30_000 });
      expect(await screenFindings(page)).toEqual([]);
      await page.setViewportSize(viewport);
      await page.getByRole("button", { name: fill(upload.send, { count: 2 }), exact: true }).click();
      await expect(page.getByText(upload.states.stored, { exact: true })).toHaveCount(2, { timeout: 60_000 });
      for (let number = 3; number <= 14; number += 1)
        await addSample(request, { name: `Later ${number}`, page: "GALLERY", album: news.id });

      await open(page, "/gallery");
      await page.getByRole("navigation", { name: words.gallery.albums }).getByRole("link", { name: title }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      const pictures = page.getByRole("region", { name: words.news.album.title });
      await expect(pictures.getByRole("link")).toHaveCount(12);
      expect(await screenFindings(page)).toEqual([]);
      await page.setViewportSize(viewport);

      const { fullSize } = words.gallery;
      const view = page.getByRole("dialog", { name: fullSize.label });
      await pictures.getByRole("link").nth(11).press("Enter");
      await expect(view.getByText(fill(fullSize.position, { shown: 12, total: 14 }))).toBeVisible();
      await page.keyboard.press("ArrowRight");
      await expect(view.getByText(fill(fullSize.position, { shown: 13, total: 14 }))).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(pictures.getByRole("link", { name: fill(fullSize.open, { name: "Later 13" }) })).toBeFocused();

      const headers = await byAdministrator(request);
      for (const { id, name } of await (await request.get("/api/v1/files/page/GALLERY")).json())
        if (name.startsWith("Procession")) await request.delete(`/api/v1/files/${id}`, { headers });
    });
  });
}
