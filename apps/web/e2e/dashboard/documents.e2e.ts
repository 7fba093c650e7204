import { fill } from "@visiga/i18n/format";
import { siteTest as test } from "../support/as-administrator.ts";
import { pdf } from "../support/chosen-files.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { bothLanguages, expect, open, press } from "../support/site.ts";
import { openValue, save, value } from "../support/site-tab.ts";

const viewport = { width: 360, height: 740 };
test.use({ viewport });

for (const { language, tag } of bothLanguages) {
  test.describe(language, { tag }, () => {
    test.use({ language });

    test("a PDF is checked, stored and downloaded", async ({
      page,
      request,
      complaints,
      t: words,
      dashboardWords: t,
    }) => {
      const { document: file, of, options } = t.records;
      const { fields } = of.documents;
      const title = language === "en" ? "Circular of Term 1" : "Waraka wa muhula wa kwanza";
      await openValue(page, "documents", "documents.new");
      const list = value(page, t.site.keys.documents);
      const item = list.getByRole("listitem").first();
      const side = language === "en" ? t.site.english : t.site.swahili;
      await item.getByLabel(`${fields.title}, ${side}`).fill(title);
      await press(page, t.dashboard.save);
      await expect(item.getByText(t.errors.issue.field_required)).toBeVisible();
      const choose = item.getByLabel(file.choose);
      await choose.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("no PDF") });
      await expect(item.getByText(t.errors.failure.document_type)).toBeVisible();
      // The console reports the refusal.
      expect(complaints.splice(0)[0]).toContain("415");
      await choose.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: pdf });
      await expect(item.getByText(fill(file.stored, { size: 1, pages: 1 }))).toBeVisible();
      await item.getByLabel(fields.place).selectOption(options.joining);
      expect(await screenFindings(page)).toEqual([]);
      await page.setViewportSize(viewport);
      await save(page, t);

      await open(page, "/joining");
      await expect(page.getByRole("heading", { name: words.documents.section })).toBeVisible();
      await expect(page.getByRole("link", { name: title })).toBeVisible();
      const footer = page.getByRole("contentinfo");
      await footer.getByRole("link", { name: words.footer.pages.documents, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.documents.title);
      await expect(page.getByText(fill(words.documents.about, { size: 1, pages: 1 }))).toBeVisible();
      expect(await screenFindings(page)).toEqual([]);
      const link = page.getByRole("main").getByRole("link", { name: title });
      const download = await request.get(String(await link.getAttribute("href")));
      expect((await download.body()).equals(pdf)).toBe(true);
      expect(download.headers()["content-disposition"]).toMatch(/^attachment; filename="[a-z0-9-]+\.pdf"$/);
    });
  });
}
