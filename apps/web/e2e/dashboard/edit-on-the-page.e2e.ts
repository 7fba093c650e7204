import type { FrameLocator, Locator, Page } from "@playwright/test";
import { editAttribute } from "@visiga/contracts/page-editing";
import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { test } from "../support/own-site.ts";
import { button, expect, open } from "../support/site.ts";
import { createUser, enter, removeUser } from "../support/users.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const path = "/a-level-admission";
const key = "text.admissionAlevel.condition2.note";

const frame = (page: Page): FrameLocator => page.frameLocator("iframe");
const place = (page: Page, name: string): Locator =>
  frame(page).locator(`[${editAttribute}="${name}"]`).filter({ visible: true }).first();

test.describe("on a phone, in Swahili", () => {
  test.use({ language: "sw", viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a condition of A-level admission is changed on its page within four taps", async ({
    page,
    words,
    dashboardWords: t,
  }) => {
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    await enter(page, administrator);
    await open(page, path);
    await tap(page.getByRole("link", { name: words.navbar.editPage }));
    const { note } = words.admissionAlevel.condition2;
    const condition = frame(page).getByRole("button", { name: fill(t.site.editor.editOne, { words: note }) });
    await tap(condition);
    const sheet = page.getByRole("dialog", { name: note });
    const field = sheet.getByLabel(t.site.swahili, { exact: true });
    await expect(field).toBeFocused();
    await tap(field);
    await field.fill("Kwa Daraja la Kwanza, la Pili au la Tatu.");
    await tap(button(sheet, t.site.save));
    await expect(place(page, key)).toHaveText("Kwa Daraja la Kwanza, la Pili au la Tatu.");
    await expect(sheet).toBeHidden();
    await expect(place(page, key)).toBeFocused();
    await expect(place(page, key)).toBeInViewport();
    expect(taps).toBeLessThanOrEqual(4);
    await page.getByRole("link", { name: t.site.editor.done }).tap();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("main")).toContainText("Kwa Daraja la Kwanza, la Pili au la Tatu.");
  });
});

test("a chosen amount, day or name on a page opens its record at that field", async ({ page, dashboardWords: t }) => {
  await enter(page, administrator);
  for (const [path, field, id] of [
    ["/joining", "fees.3.amount", "fees.3.amount"],
    ["/joining", "thingsToBring.1.item", "thingsToBring.1.item.en"],
    ["/calendar", "termDates.1.last", "termDates.1.last"],
  ] as const) {
    await open(page, `/dashboard?editing=${path}`);
    await place(page, field).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.locator(`[id="${id}"]`)).toBeFocused();
    await expect(sheet.getByRole("button", { expanded: true })).toHaveCount(1);
    await button(sheet, t.dashboard.cancel).click();
    await expect(place(page, field)).toBeFocused();
  }
});

test("an editor loads its page again after a failure, keeps unsaved text, edits a value together with its sentence, and is used by keyboard alone", async ({
  page,
  complaints,
  words,
  dashboardWords: t,
}) => {
  const { condition1, condition2 } = words.admissionAlevel;
  await enter(page, administrator);
  await page.route("**/editing/**", (route) => route.abort());
  await open(page, `/dashboard?editing=${path}`);
  await expect(page.getByText(t.site.editor.failed)).toBeVisible();
  complaints.length = 0;
  await page.unroute("**/editing/**");
  await button(page, words.common.retry).click();
  await expect(frame(page).getByRole("main")).toBeVisible();

  await place(page, "admissionPrice text.admission.form.price").click();
  const price = page.getByRole("dialog", { name: t.site.keys.admissionPrice });
  await expect(price.getByRole("group", { name: t.site.keys.admissionPrice })).toBeVisible();
  await expect(price.getByRole("group", { name: words.admission.form.price })).toBeVisible();
  await button(price, t.dashboard.cancel).click();
  await place(page, "phoneAdmission").click();
  const phone = page.getByRole("dialog", { name: t.site.keys.phoneAdmission });
  await expect(phone.getByRole("group", { name: t.site.keys.phoneAdmissionChannels })).toBeVisible();
  await button(phone, t.dashboard.cancel).click();

  await place(page, key).click();
  const sheet = page.getByRole("dialog", { name: condition2.note });
  const english = sheet.getByLabel(t.site.english, { exact: true });
  await english.fill("Half a sent");
  await page.keyboard.press("Escape");
  await place(page, key).click();
  await expect(english).toHaveValue("Half a sent");
  await expect(sheet.getByText(t.site.unsaved)).toBeVisible();
  await button(sheet, t.dashboard.cancel).click();
  await place(page, key).click();
  await expect(english).toHaveValue(condition2.note);

  await button(sheet, t.dashboard.cancel).click();
  // Tab goes from one text to the next, Enter opens it, and Escape returns to it.
  await place(page, "text.admissionAlevel.condition1.title").focus();
  await page.keyboard.press("Tab");
  await expect(place(page, "text.admissionAlevel.condition1.note")).toBeFocused();
  await page.keyboard.press("Enter");
  const first = page.getByRole("dialog", { name: condition1.note });
  await expect(first.getByText(t.site.texts.sampleHint)).toBeVisible();
  await expect(first.getByLabel(t.site.english, { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(first).toBeHidden();
  await expect(place(page, "text.admissionAlevel.condition1.note")).toBeFocused();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press(" ");
  const next = page.getByRole("dialog", { name: condition2.note });
  await next.getByLabel(t.site.english, { exact: true }).fill("With <b>Division 1</b>");
  await page.keyboard.press("Enter");
  await expect(next.getByText(t.errors.issue.markup_refused)).toBeVisible();
  await next.getByLabel(t.site.english, { exact: true }).fill("With Division 1, 2 or 3.");
  await page.keyboard.press("Enter");
  await expect(place(page, key)).toHaveText("With Division 1, 2 or 3.");
  await expect(place(page, key)).toBeFocused();
  // A link of the page leads nowhere, because it may contain a text.
  await frame(page).getByRole("main").getByRole("link").last().click();
  await expect(page).toHaveURL(/editing=/);
});

test("a USER edits the pictures of a page where they stand, and no texts", async ({
  page,
  request,
  words,
  dashboardWords: t,
}) => {
  const helper = await createUser(request, "Sample Helper 01");
  await enter(page, helper);
  await open(page, "/gallery");
  await page.getByRole("link", { name: words.navbar.editPage }).click();
  await expect(page.getByText(t.site.editor.leadPictures)).toBeVisible();
  await expect(frame(page).locator(`main [${editAttribute}^="text."]`)).toHaveCount(0);
  const picture = frame(page).locator(`main img[${editAttribute}]`).first();
  const id = String(await picture.getAttribute(editAttribute));
  await picture.focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: t.images.form.editTitle });
  const name = form.getByLabel(t.images.fields.name, { exact: true });
  const before = await name.inputValue();
  await name.fill("A name from the page");
  await button(form, t.images.form.save).click();
  await expect(form).toBeHidden();
  await expect(frame(page).getByText("A name from the page").first()).toBeVisible();
  await expect(frame(page).locator(`img[${editAttribute}="${id}"]`).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await name.fill(before);
  await button(form, t.images.form.save).click();
  await expect(form).toBeHidden();
  await removeUser(request, helper);
});
