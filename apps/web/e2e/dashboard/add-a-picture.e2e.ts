import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import sharp from "sharp";
import { listed } from "../support/listed-files.ts";
import { test } from "../support/own-server.ts";
import { expect, open } from "../support/site.ts";
import { enter } from "../support/users.ts";

/**
 * A photograph of a phone, longer than the browser sends it: stored sideways with an orientation tag, and with position
 * and maker in its metadata. Upright, its upper half is red and its lower half blue. It is narrow, so that the server
 * encodes one variant.
 */
async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [2880, 270];
  const channels = 3;
  const red = { create: { width: width / 2, height, channels, background: "#b02010" } } as const;
  // Orientation 6 is a clockwise turn: the left side becomes the top.
  return sharp({ create: { width, height, channels, background: "#1020b0" } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: "Sample Phone" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 47/1 0/1" } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

test.use({ language: "sw", contextOptions: { reducedMotion: "reduce" } });

test("an administrator adds a phone photograph, sees it first in the gallery, edits it and deletes it", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const photo = await phonePhoto();
  const name = `Feast of the Assumption`;
  await enter(page, administrator);
  await open(page, "/dashboard?page=GALLERY");
  await page.getByRole("button", { name: t.images.add, exact: true }).click();

  const adding = page.getByRole("dialog", { name: t.images.form.addTitle });
  await adding.getByRole("button", { name: t.images.form.save, exact: true }).click();
  await expect(adding.getByText(t.errors.issue.name_required)).toBeVisible();
  await expect(adding.getByText(t.errors.issue.title_required)).toBeVisible();
  // The screen is in Swahili, whose text alone is enough.
  await expect(adding.getByLabel(t.images.fields.nameSw, { exact: true })).toBeFocused();
  await adding.getByLabel(t.images.fields.nameSw, { exact: true }).fill(name);
  await adding.getByLabel(t.images.fields.title, { exact: true }).fill("EVENTS");
  const { fields, form } = t.images;
  const choice = adding.getByLabel(fields.page, { exact: true });
  await expect(choice).toHaveValue("GALLERY");
  await choice.selectOption("NEWS");
  await expect(adding.getByLabel(fields.title, { exact: true })).toHaveAccessibleDescription(form.titleHints.NEWS);
  await adding.getByText(form.moreNews).click();
  await expect(adding.getByLabel(fields.nameSw, { exact: true })).toHaveAccessibleDescription(form.newsNameHint);
  await choice.selectOption("GALLERY");
  await expect(adding.getByLabel(fields.title, { exact: true })).toHaveAccessibleDescription(form.titleHints.GALLERY);
  const controls = adding.locator("input:not([type=file]), select, textarea");
  const ids = await controls.evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.slice(0, 4)).toEqual(["nameSw", "title", "page", "descriptionSw"]);
  await adding
    .locator("input[type=file]")
    .setInputFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer: photo });
  await adding.getByRole("checkbox", { name: t.images.consent.agreed }).check();
  await adding.getByRole("button", { name: t.images.form.save, exact: true }).click();
  await expect(adding).toBeHidden({ timeout: 30_000 });
  const cards = page.getByRole("article");
  await expect(cards.first()).toContainText(name);

  const [newest] = await listed(request, "GALLERY");
  expect(newest?.name).toBe(name);
  // The browser has scaled it down before sending.
  expect([newest?.photo?.width, newest?.photo?.height]).toEqual([240, 2560]);

  await open(page, "/gallery");
  const picture = page.getByRole("main").getByRole("link", { name }).first().locator("img");
  await expect(picture).toBeVisible();
  const chosen = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.currentSrc;
  });
  const shown = await (await request.get(chosen)).body();
  expect(shown.byteLength).toBeLessThan(120_000);
  const { exif, orientation, width = 0, height = 0 } = await sharp(shown).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
  expect(height).toBeGreaterThan(width);
  const { dominant } = await sharp(
    await sharp(shown).extract({ left: 0, top: 0, width, height: 40 }).toBuffer(),
  ).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);

  await page.goto("/dashboard?page=GALLERY");
  await cards
    .filter({ hasText: name })
    .getByRole("button", { name: fill(t.images.card.editOne, { name }) })
    .click();
  const editing = page.getByRole("dialog", { name: t.images.form.editTitle });
  await expect(editing.getByLabel(fields.name, { exact: true })).toHaveValue("");
  await editing.getByLabel(fields.nameSw, { exact: true }).fill(`${name}, edited`);
  await editing.getByRole("button", { name: t.images.form.save, exact: true }).click();
  await expect(cards.first()).toContainText(`${name}, edited`);

  await cards
    .filter({ hasText: name })
    .getByRole("button", { name: fill(t.images.card.deleteOne, { name: `${name}, edited` }) })
    .click();
  const asking = page.getByRole("alertdialog").filter({ hasText: t.images.confirm.question });
  await asking.getByRole("button", { name: t.images.confirm.delete, exact: true }).click();
  await expect(cards.filter({ hasText: name })).toHaveCount(0);
  expect(await (await request.get("/gallery")).text()).not.toContain(name);
  expect((await request.get(chosen)).status()).toBe(404);
});
