import type { Page } from "@playwright/test";
import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { siteTest as test } from "../support/as-administrator.ts";
import { saveValue } from "../support/own-site.ts";
import { button, expect, open } from "../support/site.ts";
import { html, openSection, openValue, read, row, save, value } from "../support/site-tab.ts";
import { enter, speaks } from "../support/users.ts";

test("the rector’s message is edited in both languages and reverted", async ({ page, request, dashboardWords: t }) => {
  await openValue(page, "rectorMessage");
  const message = value(page, t.site.keys.rectorMessage);
  const english = message.getByLabel(t.site.english, { exact: true });
  const before = await english.inputValue();
  await expect(message.getByText(t.site.tags.sample, { exact: true })).toBeVisible();
  await english.fill("A new message.\n\nIts second paragraph.");
  await message.getByLabel(t.site.swahili, { exact: true }).fill("Ujumbe mpya.");
  await expect(message.getByText(t.site.unsaved)).toBeVisible();
  await save(page, t);
  await expect(row(page, "rectorMessage")).toContainText("A new message.");
  await expect(row(page, "rectorMessage").getByText(t.site.tags.sample, { exact: true })).toHaveCount(0);

  expect(await html(request, "/msg", "sw")).toContain("Ujumbe mpya.");
  await expect(await read(page, "/msg", "en")).toContainText("Its second paragraph.");

  await openValue(page, "rectorMessage");
  await button(message, t.site.versions.show).click();
  const versions = page.getByRole("dialog", { name: t.site.versions.title });
  await expect(versions.getByRole("listitem")).toHaveCount(1);
  await button(versions, t.site.versions.returnTo).click();
  await expect(page.getByText(t.site.versions.returned)).toBeVisible();
  await expect(english).toHaveValue(before);
  const firstParagraph = String(before.split("\n")[0]);
  const returned = await html(request, "/msg", "en");
  expect(returned).toContain(firstParagraph);
  expect(returned).not.toContain("Its second paragraph.");
});

test.describe("on a phone", () => {
  test.use({ language: "sw", viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a toast of an open form stands above its buttons, and its own button is tapped", async ({
    page,
    request,
    dashboardWords: t,
  }) => {
    const { versions } = t.site;
    await saveValue(request, "rectorName", "Padri Yohana");
    const form = await openValue(page, "rectorName");
    const typed = form.getByRole("textbox");
    await typed.fill("Padri Petro");
    await button(form, versions.show).tap();
    await button(page.getByRole("dialog", { name: versions.title }), versions.returnTo)
      .last()
      .tap();
    const toast = form.getByRole("status").filter({ hasText: versions.returned });
    await expect(toast).toBeInViewport({ ratio: 1 });
    await expect(typed).not.toHaveValue("Padri Petro");
    const [said, save] = [await toast.boundingBox(), await button(form, t.dashboard.save).boundingBox()];
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(save?.y ?? 0);
    await button(toast, t.dashboard.notice.undo).tap();
    await expect(typed).toHaveValue("Padri Petro");
    await button(form, t.dashboard.cancel).tap();
  });
});

test("of two administrators editing a text, the second sees both versions and keeps the input", async ({
  page,
  request,
  browser,
  baseURL,
  dashboardWords: t,
  complaints,
}) => {
  const { conflict } = t.images;
  const other = await browser.newContext();
  await speaks(other, "en", String(baseURL));
  const second = await other.newPage();
  await enter(second, administrator);
  const field = (of: Page) => value(of, t.site.keys.rectorName).getByRole("textbox");
  await openValue(page, "rectorName");
  await openValue(second, "rectorName");
  await field(page).fill("Rev. First");
  await save(page, t);
  await field(second).fill("Rev. Second");
  await button(second, t.dashboard.save).click();
  const told = second.getByRole("alertdialog", { name: conflict.title });
  await expect(told).toContainText("Rev. First");
  await expect(told).toContainText("Rev. Second");
  await button(told, conflict.back).click();
  await expect(field(second)).toHaveValue("Rev. Second");
  await button(second, t.dashboard.save).click();
  await button(told, conflict.saveMine).click();
  await expect(second.getByText(t.site.saved)).toBeVisible();
  expect(await html(request, "/msg", "en")).toContain("Rev. Second");
  await other.close();

  // The page has not read the other's change.
  await row(page, "rectorName").getByRole("button").click();
  await field(page).fill("Rev. Third");
  await button(page, t.dashboard.save).click();
  await button(page.getByRole("alertdialog", { name: conflict.title }), conflict.useTheirs).click();
  await expect(field(page)).toHaveValue("Rev. Second");
  complaints.length = 0;
});

test("invalid input stays in its form and survives a closed tab", async ({ page, request, dashboardWords: t }) => {
  const { emailProjects } = t.site.keys;
  const field = value(page, emailProjects).getByRole("textbox", { name: emailProjects });
  const unsaved = row(page, "emailProjects").getByText(t.site.unsaved);
  await openValue(page, "emailProjects");
  await field.fill("not an address");
  await button(page, t.dashboard.save).click();
  await expect(value(page, emailProjects).getByText(t.errors.issue.email_invalid)).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(unsaved).toBeVisible();
  await open(page, "/dashboard?tab=site");
  await expect(page.getByText(fill(t.dashboard.notice.draftRestoredIn, { names: emailProjects }))).toBeVisible();
  await row(page, "emailProjects").getByRole("button").click();
  await expect(field).toHaveValue("not an address");
  await button(page.getByRole("dialog"), t.dashboard.cancel).click();
  await expect(unsaved).toHaveCount(0);

  await row(page, "emailProjects").getByRole("button").click();
  await expect(field).toHaveValue("projects@example.org");
  await field.fill("");
  await save(page, t);
  await expect(row(page, "emailProjects")).toContainText(t.site.empty);
  expect(await html(request, "/contact", "en")).not.toContain("projects@example.org");
});

test("a new record opened by an address keeps the drafts, and is none if left empty", async ({
  page,
  dashboardWords: t,
}) => {
  const { site, dashboard } = t;
  const restored = (...names: string[]) =>
    page.getByText(fill(dashboard.notice.draftRestoredIn, { names: names.join(", ") }));
  const notice = value(page, site.keys.announcements).getByRole("listitem").getByRole("textbox").first();
  await openValue(page, "announcements", "announcements.new");
  await expect(notice).toBeFocused();
  await openSection(page, "school");
  await expect(page.getByText(site.keys.motto, { exact: true })).toBeVisible();
  await expect(restored(site.keys.announcements)).toHaveCount(0);

  const motto = (await openValue(page, "motto")).getByLabel(site.english, { exact: true });
  await motto.fill("Pray and work");
  await openValue(page, "announcements", "announcements.new");
  await notice.fill("No school on Monday");
  await openValue(page, "announcements", "announcements.new");
  await expect(notice).toHaveValue("");
  await expect(button(value(page, site.keys.announcements), "No school on Monday")).toBeVisible();
  await open(page, "/dashboard?tab=site");
  await expect(restored(site.keys.motto, site.keys.announcements)).toBeVisible();
  await openValue(page, "motto");
  await expect(motto).toHaveValue("Pray and work");
});

test("a form over a list is closed by Back, and the list keeps its place", async ({ page, dashboardWords: t }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/dashboard?tab=site&section=pages&of=/about-us");
  const rows = page.getByRole("main").getByRole("listitem").getByRole("button");
  await rows.nth(12).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await rows.nth(12).click();
  const form = page.getByRole("dialog");
  await form.getByLabel(t.site.english, { exact: true }).fill("Words of our own.");
  await page.goBack();
  await expect(form).toBeHidden();
  await expect(rows.nth(12)).toContainText(t.site.unsaved);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await rows.nth(12).click();
  await save(page, t);
  await expect(rows.nth(12)).toContainText("Words of our own.");
  await expect(rows.nth(12)).toBeFocused();
  await page.getByRole("link", { name: t.site.texts.back, exact: true }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page.getByRole("main")).toContainText("Words of our own.");
});
