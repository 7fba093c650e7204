import type { EntryRecord } from "@visiga/contracts/entries";
import { pictureTest as test } from "../support/as-administrator.ts";
import { unfold } from "../support/picture-form.ts";
import { removeSample } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { bothLanguages, expect, open } from "../support/site.ts";

test.use({ viewport: { width: 360, height: 780 } });

for (const { language, tag } of bothLanguages) {
  test.describe(language, { tag }, () => {
    test.use({ language });

    test("news is added from Today with a list, a link and bold", async ({ page, request, dashboardWords: t }) => {
      const { form: words } = t.images;
      const text = language === "en" ? "description" : "descriptionSw";
      await open(page, "/dashboard?tab=today");
      await page.getByRole("link", { name: t.today.tasks.news, exact: true }).click();
      const form = page.getByRole("dialog", { name: words.addTitle });
      await expect(form.getByLabel(words.titles.NEWS, { exact: true })).toBeFocused();
      await page.keyboard.type(`What to bring ${language}`);
      const area = form.locator(`textarea#${text}`);
      await area.fill(`The form is [${language === "en" ? "here" : "hapa"}](https://example.org/form)`);
      const [hint = ""] = words.format.vagueLink.split("“");
      await expect(form.getByRole("status").filter({ hasText: hint })).toBeVisible();
      const status = (text: string) => form.getByRole("status").filter({ hasText: text.split("“")[0] ?? "" });
      await area.fill("[The form](https://)");
      await expect(status(words.format.brokenAddress)).toContainText("“https://”");
      await area.fill("[The form](/joining)");
      await expect(status(words.format.brokenAddress)).toHaveCount(0);
      await area.fill("Please bring\nmattress\nform\n");
      await expect(form.getByRole("status").filter({ hasText: hint })).toHaveCount(0);
      await form.getByRole("button", { name: words.format.bold, exact: true }).first().click();
      await expect(status(words.format.noWords)).toBeVisible();
      await expect(area).toHaveValue("Please bring\nmattress\nform\n");
      const choose = (words: string) =>
        area.evaluate((element: HTMLTextAreaElement, chosen) => {
          const from = element.value.indexOf(chosen);
          element.setSelectionRange(from, from + chosen.length);
        }, words);
      const press = async (name: string) => {
        const button = form.getByRole("button", { name, exact: true });
        await button.focus();
        await page.keyboard.press("Enter");
        await expect(area).toBeFocused();
      };
      await choose("mattress\nform");
      await press(words.format.list);
      await choose("mattress");
      await press(words.format.bold);
      await choose("form");
      await press(words.format.link);
      await page.keyboard.insertText("https://example.org/form");
      await expect(area).toHaveValue("Please bring\n• **mattress**\n• [form](https://example.org/form)\n");
      expect(await screenFindings(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 780 });
      const format = form.getByRole("group", { name: words.format.label }).first();
      for (const button of await format.getByRole("button").all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);

      const answer = page.waitForResponse("**/api/v1/files/image");
      await form.getByRole("button", { name: t.dashboard.save, exact: true }).click();
      const record: EntryRecord = await (await answer).json();
      await open(page, String(record.path));
      const article = page.getByRole("article").first();
      await expect(article.getByRole("listitem")).toHaveText(["mattress", "form"]);
      await expect(article.locator("strong")).toHaveText("mattress");
      const link = article.getByRole("link", { name: "form", exact: true });
      await expect(link).toHaveAttribute("href", "https://example.org/form");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      // An open page would miss the picture.
      await page.close();
      await removeSample(request, record);
    });

    test("a page chosen in the form gives news its author, and an error keeps its section open", async ({
      page,
      dashboardWords: t,
    }) => {
      const { form: words, fields } = t.images;
      const own = language === "en" ? "" : "Sw";
      await open(page, "/dashboard");
      await page.getByRole("button", { name: t.images.add, exact: true }).click();
      const form = page.getByRole("dialog", { name: words.addTitle });
      const chosen = form.getByLabel(fields.page, { exact: true });
      await chosen.focus();
      await chosen.selectOption("NEWS");
      const headline = form.getByLabel(words.titles.NEWS, { exact: true });
      await expect(headline).toBeFocused();
      const author = form.locator(`#name${own}`);
      await expect(author).not.toHaveValue("");
      await form.locator(`#title${own}`).fill("Parents meet");
      await unfold(form, words.more);
      await author.fill("");
      await unfold(form, words.more);
      await expect(author).toBeHidden();
      await form.getByRole("button", { name: t.dashboard.save, exact: true }).click();
      await expect(author).toBeFocused();
      await expect(author).toBeInViewport({ ratio: 1 });
      await page.keyboard.type("Neema");
      await expect(author).toBeFocused();
      await expect(author).toHaveValue("Neema");
    });
  });
}
