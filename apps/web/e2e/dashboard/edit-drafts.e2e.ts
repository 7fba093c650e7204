import type { Locator, Page } from "@playwright/test";
import type { FileRecord } from "@visiga/contracts/files";
import { languages } from "@visiga/contracts/languages";
import sharp from "sharp";
import { findings } from "../support/findings.ts";
import { test } from "../support/gallery-picture.ts";
import { edit } from "../support/picture-form.ts";
import { removeSample } from "../support/sample-pictures.ts";
import { expect, open } from "../support/site.ts";

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test("typed text survives a closed tab, and is discarded by Cancel or by hand", async ({
      page,
      context,
      dashboardWords: t,
      record,
    }) => {
      const form = await edit(page, t, record.name);
      await form.getByLabel(t.images.form.description).first().fill("Typed before the line was cut");
      const description = (of: Locator) => of.getByLabel(t.images.form.description).first();
      const restored = (of: Locator) => of.getByText(t.dashboard.notice.draftRestored);
      await page.close();

      const later = await context.newPage();
      await open(later, "/dashboard?page=GALLERY");
      const again = await edit(later, t, record.name);
      await expect(restored(again)).toBeVisible();
      await expect(description(again)).toHaveValue("Typed before the line was cut");
      expect(await findings(later)).toEqual([]);
      await again.getByRole("button", { name: t.dashboard.notice.discardDraft }).click();
      await expect(description(again)).toHaveValue("");
      await expect(restored(again)).toBeHidden();

      await description(again).fill("Not wanted");
      await again.getByRole("button", { name: t.dashboard.cancel, exact: true }).click();
      const last = await edit(later, t, record.name);
      await expect(description(last)).toHaveValue("");
      await later.reload();
      await expect(description(await edit(later, t, record.name))).toHaveValue("");
    });
  });
}

test.describe("with a picture", () => {
  test.use({ language: "sw" });

  test("a selected picture survives a closed tab, and is discarded with the draft", async ({
    page,
    context,
    request,
    dashboardWords: t,
  }) => {
    const { form: words, add } = t.images;
    const blue = { width: 900, height: 600, channels: 3, background: "#15378f" } as const;
    const photo = await sharp({ create: blue }).jpeg().toBuffer();
    const adding = (of: Page) => of.getByRole("dialog", { name: words.addTitle });
    const preview = (of: Page) => adding(of).getByRole("img", { name: words.preview });
    const openForm = async (of: Page) => {
      await open(of, "/dashboard?page=GALLERY");
      await of.getByRole("button", { name: add, exact: true }).click();
    };
    await openForm(page);
    await adding(page)
      .locator("input[type=file]")
      .setInputFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer: photo });
    await expect(preview(page)).toBeVisible();
    const name = "Kept picture";
    await adding(page).getByLabel(words.name, { exact: true }).fill(name);
    await adding(page).getByLabel(words.title, { exact: true }).fill("EVENTS");
    await adding(page).getByLabel(words.page, { exact: true }).selectOption("GALLERY");
    await page.close();

    const later = await context.newPage();
    await openForm(later);
    await expect(adding(later).getByText(t.dashboard.notice.draftRestored)).toBeVisible();
    await expect(preview(later)).toBeVisible();
    await adding(later).getByRole("button", { name: words.save, exact: true }).click();
    await expect(adding(later)).toBeHidden({ timeout: 30_000 });
    const added = later.getByRole("article").filter({ hasText: name });
    await expect(added).toBeVisible();
    await later.reload();
    await openForm(later);
    await expect(preview(later)).toHaveCount(0);
    await expect(adding(later).getByText(t.dashboard.notice.draftRestored)).toHaveCount(0);

    await adding(later)
      .locator("input[type=file]")
      .setInputFiles({ name: "IMG_0002.jpg", mimeType: "image/jpeg", buffer: photo });
    await expect(preview(later)).toBeVisible();
    await openForm(later);
    await adding(later).getByRole("button", { name: t.dashboard.notice.discardDraft }).click();
    await expect(preview(later)).toHaveCount(0);
    await openForm(later);
    await expect(preview(later)).toHaveCount(0);
    const records: FileRecord[] = await (await request.get("/api/v1/files")).json();
    for (const record of records.filter((each) => each.name === name)) await removeSample(request, record);
  });
});
