import { fill } from "@visiga/i18n/format";
import { administrator } from "../support/administrator.ts";
import { photo, seen } from "../support/minors.ts";
import { test } from "../support/own-server.ts";
import { card, save, toast } from "../support/picture-form.ts";
import { addSample, removeLeftovers } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open } from "../support/site.ts";
import { enter } from "../support/users.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page }) => enter(page, administrator));
test.afterEach(async ({ request }) => removeLeftovers(request));

test("a picture added over REST without a word on minors is published, and listed in the dashboard until somebody answers", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const { consent, notice, only } = t.images;
  const { name } = await addSample(request, { name: `Silent`, page: "GALLERY", minors: null });
  expect(await seen(request, "GALLERY")).toContain(name);
  await open(page, "/dashboard");
  await expect(page.getByText(fill(consent.unsaid, { count: 1 }))).toBeVisible();
  await page.getByRole("button", { name: consent.unsaidSee, exact: true }).click();
  await expect(page.getByLabel(only.label)).toHaveValue("minorsUnsaid");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByText(consent.unsaidLead)).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);

  await page.getByRole("button", { name: fill(consent.noneOne, { name }) }).click();
  await expect(toast(page, fill(consent.saidNone, { name }))).toBeVisible();
  await expect(page.getByText(consent.unsaidEmpty)).toBeVisible();
  await page.getByRole("button", { name: t.dashboard.notice.undo, exact: true }).click();
  await page.getByRole("button", { name: fill(consent.recognisableOne, { name }), exact: true }).click();
  await expect(toast(page, fill(notice.hidden.withoutConsent, { name }))).toBeVisible();
  expect(await seen(request, "GALLERY")).not.toContain(name);
  await open(page, "/dashboard?page=GALLERY");
  await expect(card(page, name)).toBeVisible();
  await expect(page.getByText(fill(consent.unsaid, { count: 1 }))).toHaveCount(0);
});

test.describe("elsewhere", () => {
  test.use({ language: "sw" });

  test("a batch counts as showing minors on pages where pupils appear, and its summary says which pictures are hidden from visitors", async ({
    page,
    request,
    dashboardWords: t,
  }) => {
    const { upload, consent, form } = t.images;
    const name = `Batch`;
    await open(page, "/dashboard?page=GALLERY&task=upload");
    const minors = page.getByRole("checkbox", { name: upload.minors });
    await expect(minors).toBeChecked();
    await expect(page.getByText(upload.hidden)).toBeVisible();
    await page.getByLabel(form.page, { exact: true }).selectOption("WAWATA");
    await expect(minors).not.toBeChecked();
    await page.getByLabel(form.title, { exact: true }).fill("GAMES");
    await expect(minors).toBeChecked();
    await page.getByLabel(form.title, { exact: true }).fill("EVENTS");
    await page.getByLabel(form.page, { exact: true }).selectOption("SEMINARIAN");
    await page.getByLabel(upload.name).fill(name);
    await page.locator("input[type=file]").setInputFiles(await photo());
    await page.getByRole("button", { name: upload.sendOne, exact: true }).click();
    await expect(toast(page, fill(upload.someHidden, { count: 1 }))).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(upload.states.hidden, { exact: true })).toBeVisible();
    expect(await seen(request, "SEMINARIAN")).not.toContain(`${name} 1`);

    await minors.uncheck();
    await expect(page.getByRole("checkbox", { name: consent.agreed })).toHaveCount(0);
    await page.getByLabel(upload.name).fill(name);
    await page.locator("input[type=file]").setInputFiles(await photo());
    await page.getByRole("button", { name: upload.sendOne, exact: true }).click();
    await expect(toast(page, upload.allShown)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(upload.states.stored, { exact: true })).toBeVisible();
  });

  test("editing in place follows the same rule and says that the picture is no longer shown", async ({
    page,
    request,
    dashboardWords: t,
  }) => {
    const { consent, card: words, notice } = t.images;
    const { name } = await addSample(request, { name: `In place`, page: "GALLERY", minors: null });
    await open(page, "/images?page=GALLERY");
    await page.getByRole("button", { name: fill(words.editOne, { name }) }).click();
    const form = page.getByRole("dialog", { name: t.images.form.editTitle });
    await expect(form.getByRole("checkbox", { name: consent.minors })).toBeChecked();
    await expect(form.getByText(consent.required)).toBeVisible();
    await save(form, t);
    const said = page.getByRole("alertdialog");
    await expect(said).toContainText(fill(notice.hidden.withoutConsent, { name }));
    await said.getByRole("button", { name: t.dashboard.failure.ok, exact: true }).click();
    await expect(said).toHaveCount(0);
    await expect(page.getByRole("heading", { name })).toHaveCount(0);
  });

  test("pictures moved to a page where pupils appear are hidden, and Undo shows them again", async ({
    page,
    request,
    dashboardWords: t,
  }) => {
    const { select } = t.images;
    const { name } = await addSample(request, { name: `Moved`, page: "WAWATA" });
    await open(page, `/dashboard?page=WAWATA&q=${encodeURIComponent(name)}`);
    await page.getByRole("button", { name: select.start, exact: true }).click();
    await page.getByRole("checkbox", { name: fill(select.one, { name }) }).check();
    await page.getByLabel(select.movePage).selectOption("GALLERY");
    await page.getByRole("button", { name: select.move, exact: true }).click();
    await expect(toast(page, fill(select.movedHidden, { count: 1 }))).toBeVisible();
    expect(await seen(request, "GALLERY")).not.toContain(name);
    await page.getByRole("button", { name: t.dashboard.notice.undo, exact: true }).click();
    await expect(toast(page, t.dashboard.notice.undone)).toBeVisible();
    expect(await seen(request, "WAWATA")).toContain(name);
  });
});
