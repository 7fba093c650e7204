import type { Locator } from "@playwright/test";
import { fill } from "@visiga/i18n/format";
import { pictureTest as test } from "../support/as-administrator.ts";
import { listed, seen } from "../support/listed-files.ts";
import { phonePhotos } from "../support/phone-photos.ts";
import { card, edit, save, toast } from "../support/picture-form.ts";
import { addSample, removeSample } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open, press } from "../support/site.ts";
import { goTo } from "../support/walk.ts";

const choose = async (form: Locator) => form.locator("input[type=file]").setInputFiles(await phonePhotos(1));

test("a picture of students is hidden until somebody says that it shows no minors", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const { fields, consent, notice } = t.images;
  const name = "Hand one";
  await open(page, "/dashboard?page=GALLERY");
  await press(page, t.images.add);
  const form = page.getByRole("dialog", { name: t.images.form.addTitle });
  await form.getByLabel(fields.name, { exact: true }).fill(name);
  await form.getByLabel(fields.page, { exact: true }).selectOption("ALUMNI");
  const minors = form.getByRole("checkbox", { name: consent.minors });
  await expect(form.getByText(t.images.form.classHint)).toBeVisible();
  await expect(minors).toHaveCount(0);
  await choose(form);
  await expect(minors).not.toBeChecked();
  await form.getByLabel(fields.title, { exact: true }).fill("games");
  await expect(minors).toBeChecked();
  await form.getByLabel(fields.title, { exact: true }).fill("Class of 1995");
  await expect(minors).not.toBeChecked();
  await form.getByLabel(fields.page, { exact: true }).selectOption("GALLERY");
  await expect(minors).toBeChecked();
  await expect(form.getByText(consent.required)).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await save(form, t);
  await expect(toast(page, fill(notice.hidden.withoutConsent, { name }))).toBeVisible();
  await expect(card(page, name)).toContainText(t.images.card.withoutConsent);
  expect(await seen(request, "GALLERY")).not.toContain(name);

  const again = await edit(page, t, name);
  await again.getByRole("checkbox", { name: consent.minors }).uncheck();
  await expect(again.getByText(consent.required)).toHaveCount(0);
  await save(again, t);
  await expect(toast(page, fill(notice.saved, { name }))).toBeVisible();
  expect(await seen(request, "GALLERY")).toContain(name);
});

test.describe("in the form", () => {
  test.use({ language: "sw" });

  test("a replaced picture needs a new answer about minors, also after its return from the bin", async ({
    page,
    request,
    dashboardWords: t,
  }) => {
    const { consent, notice } = t.images;
    const record = await addSample(request, { name: "Replaced", page: "GALLERY" });
    const { name } = record;
    await open(page, `/dashboard?page=GALLERY&q=${name}`);
    const form = await edit(page, t, name);
    const minors = form.getByRole("checkbox", { name: consent.minors });
    const agreed = form.getByRole("checkbox", { name: consent.agreed });
    await expect(minors).not.toBeChecked();
    await choose(form);
    await expect(minors).toBeChecked();
    await agreed.check();
    await save(form, t);
    await expect(toast(page, fill(notice.saved, { name }))).toBeVisible();
    expect(await seen(request, "GALLERY")).toContain(name);
    await edit(page, t, name);
    await expect(agreed).toBeChecked();
    await choose(form);
    await expect(agreed).not.toBeChecked();
    await save(form, t);
    await expect(toast(page, fill(notice.hidden.withoutConsent, { name }))).toBeVisible();

    await press(page, fill(t.images.card.deleteOne, { name }));
    await press(page.getByRole("alertdialog"), t.dashboard.delete);
    await expect(toast(page, fill(notice.binned, { name }))).toBeVisible();
    await press(page, t.dashboard.notice.undo);
    await expect(toast(page, fill(t.images.select.restoredHidden, { count: 1 }))).toBeVisible();
    await removeSample(request, record);
    await goTo(page, "/dashboard?page=ALL&only=bin", t.dashboard.tabs.images);
    // Below it are its replaced pictures.
    await press(card(page, name), fill(t.bin.restoreOne, { name }));
    await expect(toast(page, fill(t.bin.restoredHidden.withoutConsent, { name }))).toBeVisible();
  });
});

test.describe("on a phone, in Swahili", () => {
  test.use({ language: "sw", viewport: { width: 360, height: 780 } });

  test("the question stands under the picture, and the message about hidden news has its answers", async ({
    page,
    request,
    t: words,
    dashboardWords: t,
  }) => {
    const { consent, notice, form: formWords } = t.images;
    const name = "Misa ya shukrani";
    await open(page, "/dashboard?page=NEWS&add=true");
    const form = page.getByRole("dialog", { name: formWords.addTitle });
    await choose(form);
    await form.getByLabel(formWords.titles.NEWS, { exact: true }).fill(name);
    const minors = form.getByRole("checkbox", { name: consent.minors });
    const places = await Promise.all(
      [minors, form.getByLabel(formWords.titles.NEWS)].map((each) => each.boundingBox()),
    );
    expect(places[0]?.y).toBeGreaterThan(places[1]?.y ?? 0);
    await save(form, t);
    const hidden = toast(page, fill(notice.hidden.withoutConsent, { name }));
    await expect(hidden).toBeVisible();
    expect(await screenFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    await hidden.getByRole("button", { name: consent.none, exact: true }).click();
    await expect(toast(page, fill(notice.saved, { name }))).toBeVisible();
    const news = (await listed(request, "NEWS")).find(({ title }) => title === name);
    // The first account has nobody's name, so the school is the author.
    expect(news?.name).toBe(words.title.full);
    await toast(page, fill(notice.saved, { name })).getByRole("button", { name: t.dashboard.notice.undo }).click();
    await expect(toast(page, fill(notice.hidden.withoutConsent, { name }))).toBeVisible();
    await toast(page, fill(notice.hidden.withoutConsent, { name }))
      .getByRole("button", { name: consent.agreed, exact: true })
      .click();
    await expect(toast(page, fill(notice.saved, { name }))).toBeVisible();
    await expect(card(page, name)).not.toContainText(t.images.card.withoutConsent);
  });
});
