import type { Page } from "@playwright/test";
import { heicSample } from "@visiga/contracts/heic-sample";
import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { listed } from "../support/listed-files.ts";
import { test } from "../support/own-server.ts";
import { expect, open } from "../support/site.ts";
import { enter } from "../support/users.ts";

const phoneHeic = { name: "IMG_3001.HEIC", mimeType: "image/heic", buffer: Buffer.from(heicSample, "base64") };

function countSent(page: Page): () => number {
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/v1/files/image")) sent += 1;
  });
  return () => sent;
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => enter(page, administrator));

test("when neither browser nor server can decode HEIC, the form does not offer it and refuses it before upload", async ({
  page,
  dashboardWords: t,
}) => {
  const { fields, form, upload } = t.images;
  const sent = countSent(page);
  await open(page, "/dashboard?page=GALLERY");
  await page.getByRole("button", { name: t.images.add, exact: true }).click();
  const adding = page.getByRole("dialog", { name: form.addTitle });
  const field = adding.locator("input[type=file]");
  await expect(field).toHaveAttribute("accept", "image/jpeg,image/png,image/webp,image/avif");
  await expect(adding.getByText(fill(form.pictureHint, { types: form.types }))).toBeVisible();
  await adding.getByLabel(fields.name, { exact: true }).fill("From an iPhone");
  await adding.getByLabel(fields.title, { exact: true }).fill("EVENTS");
  await adding.getByLabel(fields.page, { exact: true }).selectOption("GALLERY");
  await field.setInputFiles(phoneHeic);
  await expect(adding.getByText(t.errors.failure.picture_heic)).toBeVisible();
  await adding.getByRole("button", { name: form.save, exact: true }).click();
  await expect(field).toBeFocused();

  await open(page, "/dashboard?page=GALLERY&task=upload");
  await expect(page.getByText(fill(upload.dropHint, { types: form.types }))).toBeVisible();
  await page.locator("input[type=file]").setInputFiles(phoneHeic);
  await expect(page.getByText(t.errors.failure.picture_heic)).toBeVisible();
  await expect(page.getByText(upload.states.failed, { exact: true })).toBeVisible();
  expect(sent()).toBe(0);
});

test("when the browser can decode HEIC, the form offers it and converts it before upload", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const { fields, form, consent } = t.images;
  // As in Safari: Chromium decodes no HEIC.
  await page.addInitScript(() => {
    const isHeic = (picture: unknown) => picture instanceof Blob && picture.type === "image/heic";
    const { createImageBitmap } = window;
    const canvas = () => new OffscreenCanvas(300, 200);
    window.createImageBitmap = ((picture: ImageBitmapSource, ...rest: []) => {
      if (!isHeic(picture)) return createImageBitmap(picture, ...rest);
      const drawn = canvas();
      drawn.getContext("2d")?.fillRect(0, 0, 150, 200);
      return createImageBitmap(drawn);
    }) as typeof window.createImageBitmap;
    const { decode } = Image.prototype;
    Image.prototype.decode = function () {
      return this.src.startsWith("data:image/heic") ? Promise.resolve() : decode.call(this);
    };
  });
  await open(page, "/dashboard?page=GALLERY");
  await page.getByRole("button", { name: t.images.add, exact: true }).click();
  const adding = page.getByRole("dialog", { name: form.addTitle });
  const field = adding.locator("input[type=file]");
  await expect(field).toHaveAttribute("accept", /image\/heic/);
  await expect(adding.getByText(fill(form.pictureHint, { types: form.typesWithHeic }))).toBeVisible();
  await adding.getByLabel(fields.name, { exact: true }).fill("Converted");
  await adding.getByLabel(fields.title, { exact: true }).fill("EVENTS");
  await adding.getByLabel(fields.page, { exact: true }).selectOption("GALLERY");
  await field.setInputFiles(phoneHeic);
  await adding.getByRole("checkbox", { name: consent.agreed }).check();
  await adding.getByRole("button", { name: form.save, exact: true }).click();
  await expect(adding).toBeHidden();
  const [newest] = await listed(request, "GALLERY");
  expect(newest).toMatchObject({ name: "Converted", photo: { width: 300, height: 200 } });
});
