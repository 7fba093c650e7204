import type { Page } from "@playwright/test";
import { heicSample } from "@visiga/contracts/heic-sample";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { pictureTest as test } from "../support/as-administrator.ts";
import { listed } from "../support/listed-files.ts";
import { saveAndClose } from "../support/picture-form.ts";
import { button, expect, field, open } from "../support/site.ts";

const phoneHeic = { name: "IMG_3001.HEIC", mimeType: "image/heic", buffer: Buffer.from(heicSample, "base64") };

async function startAdding(page: Page, { images: { add, fields, form } }: DashboardDictionary, name: string) {
  await open(page, "/dashboard?page=GALLERY");
  await button(page, add).click();
  const adding = page.getByRole("dialog", { name: form.addTitle });
  await field(adding, fields.name).fill(name);
  return adding;
}

test("a HEIC picture that nobody can decode is refused before its upload", async ({ page, dashboardWords: t }) => {
  const { form, upload } = t.images;
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).pathname));
  const adding = await startAdding(page, t, "From an iPhone");
  const choice = adding.locator("input[type=file]");
  await expect(choice).toHaveAttribute(
    "accept",
    "image/jpeg,image/png,image/webp,image/avif,image/gif,image/bmp,application/octet-stream",
  );
  await expect(adding.getByText(fill(form.pictureHint, { types: form.types }))).toBeVisible();
  await choice.setInputFiles(phoneHeic);
  await expect(adding.getByText(t.errors.failure.picture_heic)).toBeVisible();
  await button(adding, t.dashboard.save).click();
  await expect(choice).toBeFocused();

  await open(page, "/dashboard?page=GALLERY&task=upload");
  await expect(page.getByText(fill(upload.dropHint, { types: form.types }))).toBeVisible();
  await page.locator("input[type=file]").setInputFiles(phoneHeic);
  await expect(page.getByText(t.errors.failure.picture_heic)).toBeVisible();
  await expect(page.getByText(upload.states.failed, { exact: true })).toBeVisible();
  expect(sent).not.toContain("/api/v1/files/image");
});

test("a HEIC picture that the browser decodes is converted first", async ({ page, request, dashboardWords: t }) => {
  const { form, consent } = t.images;
  // As in Safari: Chromium decodes no HEIC.
  await page.addInitScript(() => {
    const { createImageBitmap } = window;
    window.createImageBitmap = ((picture: ImageBitmapSource, ...rest: []) => {
      if (!(picture instanceof Blob && picture.type === "image/heic")) return createImageBitmap(picture, ...rest);
      const drawn = new OffscreenCanvas(300, 200);
      drawn.getContext("2d")?.fillRect(0, 0, 150, 200);
      return createImageBitmap(drawn);
    }) as typeof window.createImageBitmap;
    const { decode } = Image.prototype;
    Image.prototype.decode = function () {
      return this.src.startsWith("data:image/heic") ? Promise.resolve() : decode.call(this);
    };
  });
  const adding = await startAdding(page, t, "Converted");
  const choice = adding.locator("input[type=file]");
  await expect(choice).toHaveAttribute("accept", /image\/heic/);
  await expect(adding.getByText(fill(form.pictureHint, { types: form.typesWithHeic }))).toBeVisible();
  await choice.setInputFiles(phoneHeic);
  await adding.getByRole("checkbox", { name: consent.agreed }).check();
  await saveAndClose(adding, t);
  const [newest] = await listed(request, "GALLERY");
  expect(newest).toMatchObject({ name: "Converted", photo: { width: 300, height: 200 } });
});
