import { fill } from "@visiga/i18n/format";
import { pictureTest as test } from "../support/as-administrator.ts";
import { seen } from "../support/listed-files.ts";
import { phonePhotos } from "../support/phone-photos.ts";
import { card, edit, toast } from "../support/picture-form.ts";
import { addSample } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open } from "../support/site.ts";
import { goTo } from "../support/walk.ts";

test("a picture added over REST is listed until somebody answers about minors", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const { consent, notice, only } = t.images;
  const { name } = await addSample(request, { name: `Silent`, page: "GALLERY", minors: null });
  expect(await seen(request, "GALLERY")).toContain(name);
  await open(page, "/dashboard");
  await expect(page.getByText(fill(only.undecided, { count: 1 }))).toBeVisible();
  await page.getByRole("button", { name: t.images.see, exact: true }).click();
  await expect(page.getByLabel(only.label)).toHaveValue("decide");
  await expect(page.getByRole("article")).toHaveCount(1);
  expect(await screenFindings(page)).toEqual([]);

  const form = await edit(page, t, name);
  await expect(form.getByRole("checkbox", { name: consent.minors })).toBeChecked();
  await form.getByRole("button", { name: t.dashboard.cancel, exact: true }).click();
  await page.getByRole("button", { name: fill(consent.noneOne, { name }) }).click();
  await expect(toast(page, fill(consent.saidNone, { name }))).toBeVisible();
  await expect(page.getByText(only.empty)).toBeVisible();
  await page.getByRole("button", { name: t.dashboard.notice.undo, exact: true }).click();
  await page.getByRole("button", { name: fill(consent.recognisableOne, { name }), exact: true }).click();
  await expect(toast(page, fill(notice.hidden.withoutConsent, { name }))).toBeVisible();
  expect(await seen(request, "GALLERY")).not.toContain(name);
  await goTo(page, "/dashboard?page=GALLERY", name);
  await expect(card(page, name)).toBeVisible();
  await expect(page.getByText(t.images.card.minorsUnsaid)).toHaveCount(0);
});

test.describe("in Swahili", () => {
  test.use({ language: "sw" });

  test("a batch counts as showing minors where students appear, and lists what visitors cannot see", async ({
    page,
    request,
    dashboardWords: t,
  }) => {
    const { upload, consent, fields } = t.images;
    const name = `Batch`;
    await open(page, "/dashboard?page=GALLERY&task=upload");
    const minors = page.getByRole("checkbox", { name: upload.minors });
    await expect(minors).toBeChecked();
    await expect(page.getByText(upload.hidden)).toBeVisible();
    await page.getByLabel(fields.page, { exact: true }).selectOption("WAWATA");
    await expect(minors).not.toBeChecked();
    await page.getByLabel(fields.page, { exact: true }).selectOption("GALLERY");
    await page.getByLabel(t.images.form.titles.GALLERY, { exact: true }).selectOption("GAMES");
    await expect(minors).toBeChecked();
    await page.getByLabel(fields.page, { exact: true }).selectOption("SEMINARIAN");
    await minors.uncheck();
    await expect(page.getByRole("checkbox", { name: consent.agreed })).toHaveCount(0);
    await minors.check();
    await page.getByLabel(upload.nameSwahili).fill(name);
    await page.locator("input[type=file]").setInputFiles(await phonePhotos(1));
    await page.getByRole("button", { name: upload.sendOne, exact: true }).click();
    await expect(toast(page, fill(upload.someHidden, { count: 1 }))).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(upload.states.hidden, { exact: true })).toBeVisible();
    expect(await seen(request, "SEMINARIAN")).not.toContain(`${name} 1`);
  });
});
