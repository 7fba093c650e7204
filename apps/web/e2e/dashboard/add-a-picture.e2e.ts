import { fill } from "@visiga/i18n/format";
import sharp from "sharp";
import { pictureTest as test } from "../support/as-administrator.ts";
import { listed } from "../support/listed-files.ts";
import { card, save, saveAndClose, unfold } from "../support/picture-form.ts";
import { button, cards, expect, field, open } from "../support/site.ts";

/**
 * A photograph of a phone, longer than the browser sends it: stored sideways with an orientation tag, and with position
 * and maker in its metadata. Upright, its upper half is red and its lower half blue.
 */
async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [2880, 2160];
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

test.use({ language: "sw" });

test("a phone photograph is added, shown, edited and deleted", async ({
  page,
  request,
  t: words,
  dashboardWords: t,
}) => {
  const name = "Feast of the Assumption";
  const { card: labels, confirm, consent, fields, form } = t.images;
  await open(page, "/dashboard?page=GALLERY");
  await button(page, t.images.add).click();
  const adding = page.getByRole("dialog", { name: form.addTitle });
  await save(adding, t);
  await expect(adding.getByText(t.errors.issue.name_required)).toBeVisible();
  // Students appear in the gallery, whose categories are a choice in the words of the screen.
  const title = field(adding, form.titles.GALLERY);
  await expect(title.locator("option:checked")).toHaveText(words.gallery.categories.events);
  // The screen is in Swahili, whose text alone is enough.
  const swahili = field(adding, fields.nameSw);
  await expect(swahili).toBeFocused();
  await swahili.fill(name);
  const choice = field(adding, fields.page);
  await expect(choice).toHaveValue("GALLERY");
  await choice.selectOption("NEWS");
  await expect(field(adding, form.titles.NEWS)).toBeFocused();
  await unfold(adding, form.more);
  await choice.selectOption("GALLERY");
  await expect(choice).toBeFocused();
  await expect(title).toHaveValue("EVENTS");
  const controls = adding.locator("input:not([type=file]), select, textarea");
  const ids = await controls.evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.slice(0, 4)).toEqual(["nameSw", "page", "title", "descriptionSw"]);
  const photo = { name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() };
  await adding.locator("input[type=file]").setInputFiles(photo);
  await adding.getByRole("checkbox", { name: consent.agreed }).check();
  await saveAndClose(adding, t);
  await expect(cards(page).first()).toContainText(name);

  const [newest] = await listed(request, "GALLERY");
  // The browser has scaled it down before sending.
  expect(newest).toMatchObject({ name, photo: { width: 1920, height: 2560 } });

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
  const top = await sharp(shown).extract({ left: 0, top: 0, width, height: 40 }).toBuffer();
  const { dominant } = await sharp(top).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);

  await page.goto("/dashboard?page=GALLERY");
  await button(card(page, name), fill(labels.editOne, { name })).click();
  const editing = page.getByRole("dialog", { name: form.editTitle });
  await expect(field(editing, fields.name)).toHaveValue("");
  await field(editing, fields.nameSw).fill(`${name}, edited`);
  await save(editing, t);
  await expect(cards(page).first()).toContainText(`${name}, edited`);

  await button(page, fill(labels.deleteOne, { name: `${name}, edited` })).click();
  const asking = page.getByRole("alertdialog").filter({ hasText: confirm.question });
  await button(asking, t.dashboard.delete).click();
  await expect(card(page, name)).toHaveCount(0);
  expect(await (await request.get("/gallery")).text()).not.toContain(name);
});
