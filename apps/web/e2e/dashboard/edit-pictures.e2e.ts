import type { Page } from "@playwright/test";
import { fill } from "@visiga/i18n/format";
import { stored, test } from "../support/gallery-picture.ts";
import { listed } from "../support/listed-files.ts";
import { phonePhotos } from "../support/phone-photos.ts";
import { card, edit, save, saveAndClose, unfold } from "../support/picture-form.ts";
import { addSample, removeSample } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { button, cards, expect, field, hold, loseAnswer, open } from "../support/site.ts";
import { storedKeys } from "../support/stored-keys.ts";
import { byAdministrator } from "../support/users.ts";

test("consent, Swahili words and focal point reach the page", async ({ page, request, dashboardWords: t, record }) => {
  const { consent, fields, form: words } = t.images;
  const form = await edit(page, t, record.name);
  await button(form, consent.takeDown).click();
  await expect(form.getByText(fill(consent.takenDown, { name: record.name }))).toBeVisible();
  expect(await stored(request, record)).toBeUndefined();
  await button(form, consent.putBack).click();
  await expect(button(form, consent.takeDown)).toBeVisible();
  expect(await stored(request, record)).toBeDefined();

  await form.getByRole("checkbox", { name: consent.minors }).check();
  await form.getByRole("checkbox", { name: consent.agreed }).check();
  await expect(form.getByText(consent.kept)).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await saveAndClose(form, t);
  expect(await stored(request, record)).toBeDefined();
  await edit(page, t, record.name);
  await expect(form.getByText(/Administrator/)).toBeVisible();

  const swahili = `${record.name} kwa Kiswahili`;
  await unfold(form, words.inSwahili);
  await form.getByLabel(fields.nameSw).fill(swahili);
  await unfold(form, words.more);
  await form.getByLabel(fields.eventDay).fill("2026-09-14");
  const point = form.getByRole("slider", { name: words.focal });
  for (const key of ["ArrowLeft", "ArrowLeft", "Shift+ArrowUp", "ArrowDown"]) await point.press(key);
  await expect(point).toHaveAttribute("aria-valuetext", fill(words.focalPointAt, { left: 48, top: 41 }));
  await expect(form.locator("figure img[alt='']").nth(1)).toHaveCSS("object-position", "48% 41%");
  await saveAndClose(form, t);
  expect((await stored(request, record))?.focal).toEqual({ x: 48, y: 41 });
  await open(page, "/gallery?lang=sw");
  const picture = page.getByRole("main").getByRole("link", { name: swahili }).first().locator("img");
  await expect(picture).toHaveCSS("object-position", "48% 41%");
});

test("a conflict of edits keeps the typed text", async ({ page, request, complaints, dashboardWords: t, record }) => {
  const describeAsAnother = async (description: string) => {
    const headers = await byAdministrator(request);
    const multipart = { name: record.name, title: "EVENTS", page: "GALLERY", description };
    const answer = await request.put(`/api/v1/files/edit/${record.id}`, { headers, multipart });
    expect(answer.status()).toBe(200);
  };
  const { conflict: words, fields } = t.images;
  const form = await edit(page, t, record.name);
  const swahili = form.getByLabel(fields.nameSw);
  const description = form.getByLabel(fields.description).first();
  await describeAsAnother("The chapel after the first rain.");
  await unfold(form, t.images.form.inSwahili);
  await swahili.fill("Kikanisa juu ya kilima");
  await save(form, t);

  const conflict = page.getByRole("alertdialog", { name: words.title });
  await expect(conflict.getByText("The chapel after the first rain.")).toBeVisible();
  await expect(conflict.locator("mark").getByText("Kikanisa juu ya kilima")).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await button(conflict, words.back).click();
  await expect(swahili).toHaveValue("Kikanisa juu ya kilima");
  await description.fill("Seen from the road below.");
  await save(form, t);
  await button(conflict, words.saveMine).click();
  await expect(form).toBeHidden();
  expect((await stored(request, record))?.description).toBe("Seen from the road below.");

  await edit(page, t, record.name);
  await describeAsAnother("Seen from the hill.");
  await description.fill("Too late.");
  await save(form, t);
  await button(conflict, words.useTheirs).click();
  await expect(swahili).toHaveValue("Kikanisa juu ya kilima");
  await expect(description).toHaveValue("Seen from the hill.");
  expect(complaints.splice(0).filter((each) => !/409|Somebody else/.test(each))).toEqual([]);
});

const draftKeys = (page: Page) => expect.poll(() => storedKeys(page, "drafts", "drafts"));

test("a draft lasts until saved or discarded", async ({ page: closed, context, request, dashboardWords: t }) => {
  const { add, fields, form: words } = t.images;
  const { draftRestored, discardDraft } = t.dashboard.notice;
  const name = "Kept picture";
  const form = (page: Page) => page.getByRole("dialog");
  const preview = (page: Page) => form(page).getByRole("img", { name: words.preview });
  const startAdding = async (page: Page) => {
    await open(page, "/dashboard?page=WAWATA");
    await button(page, add).click();
  };
  const choosePicture = async (page: Page) => {
    const photos = await phonePhotos(1);
    await form(page).locator("input[type=file]").setInputFiles(photos);
    await expect(preview(page)).toBeVisible();
  };
  await startAdding(closed);
  await choosePicture(closed);
  await field(form(closed), fields.name).fill(name);
  await draftKeys(closed).toHaveLength(2);
  await closed.close();

  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await startAdding(page);
  await expect(form(page).getByText(draftRestored)).toBeInViewport({ ratio: 1 });
  await expect(preview(page)).toBeVisible();
  await saveAndClose(form(page), t);
  await expect(card(page, name)).toBeVisible();
  await button(page, add).click();
  await expect(preview(page)).toHaveCount(0);
  await expect(form(page).getByText(draftRestored)).toHaveCount(0);
  await choosePicture(page);
  await startAdding(page);
  await button(form(page), discardDraft).click();
  await expect(preview(page)).toHaveCount(0);
  await startAdding(page);
  await expect(preview(page)).toHaveCount(0);
  // An open page would miss the pictures.
  await page.close();
  for (const entry of await listed(request, "WAWATA")) if (entry.name === name) await removeSample(request, entry);
});

test("typed text lasts until discarded by Cancel or a button", async ({ page, dashboardWords: t, record }) => {
  const { draftRestored, discardDraft } = t.dashboard.notice;
  const form = await edit(page, t, record.name);
  const description = form.getByLabel(t.images.fields.description).first();
  await description.fill("Typed before the line was cut");
  await draftKeys(page).toHaveLength(1);
  // As a phone does that ends the page while the camera is open; and a login returns to the same address.
  await page.reload();
  await expect(form.getByText(draftRestored)).toBeVisible();
  await expect(description).toHaveValue("Typed before the line was cut");
  expect(await screenFindings(page)).toEqual([]);
  await button(form, discardDraft).click();
  await expect(description).toHaveValue("");
  await expect(form.getByText(draftRestored)).toBeHidden();
  await description.fill("Not wanted");
  await button(form, t.dashboard.cancel).click();
  await draftKeys(page).toEqual([]);
  await page.reload();
  await expect(card(page, record.name)).toBeVisible();
  await expect(form).toHaveCount(0);
  await edit(page, t, record.name);
  await expect(description).toHaveValue("");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("deleting a picture keeps the scroll position and focuses the next one", async ({ page, dashboardWords: t }) => {
    await open(page, "/dashboard?page=GALLERY");
    const heading = cards(page).nth(4).getByRole("heading");
    const name = String(await heading.textContent());
    const next = String(await cards(page).nth(5).getByRole("heading").textContent());
    await button(page, fill(t.images.card.deleteOne, { name })).click();
    const asking = page.getByRole("alertdialog").filter({ hasText: t.images.confirm.question });
    await button(asking, t.dashboard.delete).click();
    await expect(heading).toHaveText(next);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await button(page, t.dashboard.notice.undo).click();
    await expect(heading).toHaveText(name);
  });

  test("a picture gets an alternative text, or is decorative", async ({ page, request, dashboardWords: t, record }) => {
    const { alternative: words, fields } = t.images;
    await button(page, t.images.options).click();
    await page.getByLabel(t.images.only.label).selectOption("improve");
    const form = await edit(page, t, record.name);
    await unfold(form, words.title);
    await expect(form.getByText(fill(words.saysOnly, { text: record.name }))).toBeVisible();
    await form.getByLabel(fields.alt, { exact: true }).fill("A blue square");
    await expect(form.getByText(fill(words.says, { text: "A blue square" }))).toBeVisible();
    await form.getByRole("checkbox", { name: fields.decorative }).press("Space");
    await expect(form.getByText(words.silent, { exact: true })).toBeVisible();
    expect(await screenFindings(page)).toEqual([]);
    await saveAndClose(form, t);
    expect((await stored(request, record))?.alt).toBe("");
  });

  test("the list waits for the notice above it, so no button moves", async ({
    page,
    request,
    dashboardWords: t,
    record,
  }) => {
    await addSample(request, { name: "Unanswered", page: "GALLERY", minors: null });
    const counts = await hold(page, "**/*size%22%3A1%7D*");
    await page.reload();
    await expect(page.getByText(t.images.loading)).toBeVisible();
    await expect(card(page, record.name)).toHaveCount(0);
    counts.release();
    await expect(button(page, t.images.see)).toBeVisible();
    await expect(card(page, record.name)).toBeVisible();
  });
});

test.describe("in Swahili", () => {
  test.use({ language: "sw" });

  test("a save whose answer is lost is no conflict at the second attempt", async ({
    page,
    request,
    complaints,
    dashboardWords: t,
    record,
  }) => {
    const form = await edit(page, t, record.name);
    await form.locator("#descriptionSw").fill("Saved without an answer ");
    await loseAnswer(page, "**/api/v1/files/edit/**");
    await save(form, t);
    const failed = page.getByRole("alertdialog");
    await expect.poll(async () => (await stored(request, record))?.description).toBe("Saved without an answer");
    await button(failed, t.dashboard.failure.ok).click();
    await saveAndClose(form, t);
    await expect(failed).toHaveCount(0);
    // Chromium reports the lost answer and the stale version.
    complaints.splice(0);
  });

  test("a saved picture can be edited at once", async ({ page, request, complaints, dashboardWords: t, record }) => {
    const { conflict, fields, form: words } = t.images;
    const form = await edit(page, t, record.name);
    const description = form.getByLabel(fields.descriptionSw).first();
    const list = await hold(page, "**/files.browse**");
    for (const text of ["First", "Second"]) {
      await description.fill(text);
      await saveAndClose(form, t);
      await edit(page, t, record.name);
      await expect(description).toHaveValue(text);
    }
    expect((await stored(request, record))?.description).toBe("Second");
    list.release();

    await description.fill("Still here");
    await request.delete(`/api/v1/files/${record.id}`, { headers: await byAdministrator(request) });
    await save(form, t);
    const said = page.getByRole("alertdialog", { name: t.dashboard.failure.title });
    await expect(said).toContainText(fill(words.failed, { reason: conflict.gone }));
    await button(said, t.dashboard.failure.ok).click();
    await expect(description).toHaveValue("Still here");
    complaints.length = 0;
  });
});

for (const language of ["en", "sw"] as const)
  test.describe(language, () => {
    test.use({ language });

    test("page and title of a new picture stand in one row", async ({ page, dashboardWords }) => {
      const { add, fields, form } = dashboardWords.images;
      await open(page, "/dashboard?page=ALUMNI");
      await button(page, add).click();
      const adding = page.getByRole("dialog", { name: form.addTitle });
      const top = async (label: string) => (await field(adding, label).boundingBox())?.y;
      expect(await top(form.titles.ALUMNI)).toBe(await top(fields.page));
    });
  });
