import type { Page } from "@playwright/test";
import { editAttribute, sampleAttribute } from "@visiga/contracts/page-editing";
import { fill } from "@visiga/i18n/format";
import { siteTest as test } from "../support/as-administrator.ts";
import { saveAndClose } from "../support/picture-form.ts";
import { button, expect, field, open } from "../support/site.ts";
import { createUser, enter } from "../support/users.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const path = "/a-level-admission";
const key = "text.admissionAlevel.condition2.note";

/** The page once it is parsed: what is chosen before has no effect. */
const frame = (page: Page) => page.frameLocator("iframe[aria-busy=false]");
const place = (page: Page, name: string) =>
  frame(page).locator(`[${editAttribute}="${name}"]`).filter({ visible: true }).first();

test.describe("on a phone, in Swahili", () => {
  test.use({ language: "sw", viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a text is changed on its page within four taps", async ({
    page,
    t: words,
    dashboardWords: { site, dashboard },
  }) => {
    const { note } = words.admissionAlevel.condition2;
    const changed = "Kwa Daraja la Kwanza, la Pili au la Tatu.";
    await open(page, path);
    await page.getByRole("link", { name: words.navbar.editPage }).tap();
    const pencil = { name: fill(site.editor.editOne, { words: note }) };
    await frame(page).getByRole("button", pencil).tap();
    const sheet = page.getByRole("dialog", { name: note });
    await expect(field(sheet, site.swahili)).toBeFocused();
    await field(sheet, site.swahili).tap();
    await field(sheet, site.swahili).fill(changed);
    // The fourth tap.
    await button(sheet, dashboard.save).tap();
    await expect(place(page, key)).toHaveText(changed);
    await expect(sheet).toBeHidden();
    await expect(place(page, key)).toBeFocused();
    await expect(place(page, key)).toBeInViewport();
    await page.getByRole("link", { name: site.editor.done }).tap();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("main")).toContainText(changed);
  });
});

test("a text is chosen while the pictures of its page have not come", async ({ page, t: words, dashboardWords: t }) => {
  await page.route(/\/(media|artwork)\//, () => {});
  await open(page, "/dashboard?editing=/");
  await place(page, "text.title.full").click();
  const sheet = page.getByRole("dialog", { name: words.title.full });
  await expect(sheet).toBeVisible();
  await button(sheet, t.dashboard.cancel).click();
  await expect(place(page, "text.title.full")).toBeFocused();
});

test("a sample is marked on its page until its button confirms it", async ({ page, dashboardWords: { site } }) => {
  await open(page, "/dashboard?editing=/history");
  await expect(page.getByText(site.editor.leadSamples)).toBeVisible();
  const samples = (name: string) => frame(page).locator(`[${editAttribute}="${name}"][${sampleAttribute}]`);
  await expect(samples("deceasedStudents.0.name")).toHaveAttribute(sampleAttribute, site.tags.sample);
  await expect(samples("deceasedStudents.0.name")).toHaveAccessibleName(new RegExp(`^${site.tags.sample}: `));
  await expect(samples("firstStudents.0.name")).toHaveCount(1);
  await expect(samples("text.history.deceased.title")).toHaveCount(0);
  await place(page, "deceasedStudents.0.name").click();
  const sheet = page.getByRole("dialog");
  await button(sheet, site.confirmRecords).click();
  await expect(sheet.getByText(site.tags.sample, { exact: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(place(page, "deceasedStudents.0.name")).toBeFocused();
  await expect(samples("deceasedStudents.0.name")).toHaveCount(0);
  await expect(samples("firstStudents.0.name")).toHaveCount(1);
});

test("a chosen amount, day or name on a page opens its record at that field", async ({ page, dashboardWords: t }) => {
  for (const [path, part, id] of [
    ["/joining", "fees.3.amount", "fees.3.amount"],
    ["/joining", "thingsToBring.1.item", "thingsToBring.1.item.en"],
    ["/calendar", "termDates.1.last", "termDates.1.last"],
  ] as const) {
    await open(page, `/dashboard?editing=${path}`);
    await place(page, part).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.locator(`[id="${id}"]`)).toBeFocused();
    await expect(sheet.getByRole("button", { expanded: true })).toHaveCount(1);
    await button(sheet, t.dashboard.cancel).click();
    await expect(place(page, part)).toBeFocused();
  }
});

test("the editor recovers from a failure, keeps drafts and works by keyboard", async ({
  page,
  complaints,
  t: words,
  dashboardWords,
}) => {
  const { dashboard, site } = dashboardWords;
  const { condition1, condition2 } = words.admissionAlevel;
  await page.route("**/editing/**", (route) => route.abort());
  await open(page, `/dashboard?editing=${path}`);
  await expect(page.getByText(site.editor.failed)).toBeVisible();
  complaints.length = 0;
  await page.unroute("**/editing/**");
  await button(page, words.common.retry).click();
  await expect(frame(page).getByRole("main")).toBeVisible();

  for (const [part, ...groups] of [
    ["admissionPrice text.admission.form.price", site.keys.admissionPrice, words.admission.form.price],
    ["phoneAdmission", site.keys.phoneAdmission, site.keys.phoneAdmissionChannels],
  ] as const) {
    await place(page, part).click();
    const value = page.getByRole("dialog", { name: groups[0] });
    for (const name of groups) await expect(value.getByRole("group", { name })).toBeVisible();
    await button(value, dashboard.cancel).click();
  }

  await place(page, key).click();
  const sheet = page.getByRole("dialog", { name: condition2.note });
  const english = field(sheet, site.english);
  await english.fill("Half a sent");
  await page.keyboard.press("Escape");
  await place(page, key).click();
  await expect(english).toHaveValue("Half a sent");
  await expect(sheet.getByText(site.unsaved)).toBeVisible();
  await button(sheet, dashboard.cancel).click();
  await place(page, key).click();
  await expect(english).toHaveValue(condition2.note);
  await button(sheet, dashboard.cancel).click();

  // Tab goes from one text to the next, Enter opens it, and Escape returns to it.
  await place(page, "text.admissionAlevel.condition1.title").press("Tab");
  const firstNote = place(page, "text.admissionAlevel.condition1.note");
  await expect(firstNote).toBeFocused();
  await page.keyboard.press("Enter");
  const first = page.getByRole("dialog", { name: condition1.note });
  await expect(first.getByText(site.texts.sampleHint)).toBeVisible();
  await expect(field(first, site.english)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(first).toBeHidden();
  await expect(firstNote).toBeFocused();

  for (const next of ["Tab", "Tab", " "]) await page.keyboard.press(next);
  await english.fill("With Division 1, 2 or 3.");
  await page.keyboard.press("Enter");
  await expect(place(page, key)).toHaveText("With Division 1, 2 or 3.");
  await expect(place(page, key)).toBeFocused();
  // A link of the page leads nowhere, because it may contain a text.
  await frame(page).getByRole("main").getByRole("link").last().click();
  await expect(page).toHaveURL(/editing=/);
});

test("a USER edits the pictures of a page, and no texts", async ({ page, request, t: words, dashboardWords: t }) => {
  const helper = await createUser(request, "Sample Helper 01");
  await enter(page, helper);
  await open(page, "/gallery");
  await page.getByRole("link", { name: words.navbar.editPage }).click();
  await expect(page.getByText(t.site.editor.leadPictures)).toBeVisible();
  await expect(frame(page).locator(`main [${editAttribute}^="text."]`)).toHaveCount(0);
  const picture = frame(page).locator(`main img[${editAttribute}]`).first();
  const id = String(await picture.getAttribute(editAttribute));
  await picture.press("Enter");
  const form = page.getByRole("dialog", { name: t.images.form.editTitle });
  const name = field(form, t.images.fields.name);
  const before = await name.inputValue();
  await name.fill("A name from the page");
  await saveAndClose(form, t);
  await expect(frame(page).getByText("A name from the page").first()).toBeVisible();
  await expect(frame(page).locator(`img[${editAttribute}="${id}"]`).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await name.fill(before);
  await saveAndClose(form, t);
});
