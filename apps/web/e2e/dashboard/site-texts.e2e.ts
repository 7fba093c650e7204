import type { Page } from "@playwright/test";
import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { siteTest as test } from "../support/as-administrator.ts";
import { button, expect, open } from "../support/site.ts";
import { html, openSection, read, save, value } from "../support/site-tab.ts";
import { enter, speaks } from "../support/users.ts";

test("the rector’s message is edited in both languages and reverted", async ({ page, request, dashboardWords: t }) => {
  await openSection(page, "message");
  const message = value(page, t.site.keys.rectorMessage);
  const english = message.getByLabel(t.site.english, { exact: true });
  const before = await english.inputValue();
  await expect(message.getByText(t.site.tags.sample, { exact: true })).toBeVisible();
  await english.fill("A new message.\n\nIts second paragraph.");
  await message.getByLabel(t.site.swahili, { exact: true }).fill("Ujumbe mpya.");
  await expect(message.getByText(t.site.unsaved)).toBeVisible();
  await save(page, t);
  await expect(message.getByText(t.site.tags.sample, { exact: true })).toHaveCount(0);

  expect(await html(request, "/msg", "sw")).toContain("Ujumbe mpya.");
  await expect(await read(page, "/msg", "en")).toContainText("Its second paragraph.");

  await openSection(page, "message");
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
  const field = (of: Page) => value(of, t.site.keys.rectorName).getByLabel(t.site.bothLanguages, { exact: true });
  await openSection(page, "message");
  await openSection(second, "message");
  await field(page).fill("Rev. First");
  await save(page, t);
  await field(second).fill("Rev. Second");
  await button(second, t.dashboard.save).first().click();
  const told = second.getByRole("alertdialog", { name: conflict.title });
  await expect(told).toContainText("Rev. First");
  await expect(told).toContainText("Rev. Second");
  await button(told, conflict.back).click();
  await expect(field(second)).toHaveValue("Rev. Second");
  await button(second, t.dashboard.save).first().click();
  await button(told, conflict.saveMine).click();
  await expect(second.getByText(t.site.saved)).toBeVisible();
  expect(await html(request, "/msg", "en")).toContain("Rev. Second");
  await other.close();

  await field(page).fill("Rev. Third");
  await button(page, t.dashboard.save).first().click();
  await button(page.getByRole("alertdialog", { name: conflict.title }), conflict.useTheirs).click();
  await expect(field(page)).toHaveValue("Rev. Second");
  complaints.length = 0;
});

test("invalid input stays in its field and survives a closed tab", async ({ page, request, dashboardWords: t }) => {
  const field = (name: string) => value(page, name).getByLabel(t.site.bothLanguages, { exact: true });
  const { phoneOffice, emailProjects } = t.site.keys;
  await openSection(page, "contact");
  await field(phoneOffice).fill("+255 700 000 009");
  await field(emailProjects).fill("not an address");
  await button(page, t.dashboard.save).first().click();
  await expect(page.getByText(t.site.someRefused)).toBeVisible();
  await expect(value(page, emailProjects).getByText(t.errors.issue.email_invalid)).toBeVisible();
  await expect(field(emailProjects)).toBeFocused();
  await expect(value(page, phoneOffice).getByText(t.site.unsaved)).toHaveCount(0);
  await open(page, "/dashboard?tab=site");
  const restored = fill(t.dashboard.notice.draftRestoredIn, { names: emailProjects });
  await expect(page.getByText(restored)).toBeVisible();
  await expect(field(emailProjects)).toHaveValue("not an address");
  await button(page, t.dashboard.notice.discardDraft).click();
  await expect(field(emailProjects)).toHaveValue("projects@example.org");
  await expect(field(phoneOffice)).toHaveValue("+255 700 000 009");

  await field(emailProjects).fill("");
  await expect(value(page, emailProjects).getByText(t.site.empty)).toBeVisible();
  await save(page, t);
  expect(await html(request, "/contact", "en")).not.toContain("projects@example.org");
});

test("saving a page text keeps its place and the focus, and covers no link", async ({ page, dashboardWords: t }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/dashboard?tab=site&section=pages&of=/about-us");
  const values = page.getByRole("main").getByRole("group");
  const english = values.nth(4).getByLabel(t.site.english, { exact: true });
  const id = String(await english.getAttribute("id"));
  await english.fill("Words of our own.");
  await button(page, t.dashboard.save).last().click();
  await expect(page.getByText(t.site.saved)).toBeVisible();
  await expect(button(page, t.dashboard.save).last()).toBeFocused();
  await expect(english).toHaveAttribute("id", id);
  await expect(english).toHaveValue("Words of our own.");
  await expect(values.nth(4)).toContainText(t.site.changedAlone.split(". ")[1] ?? "");
  await page.getByRole("link", { name: t.site.texts.back, exact: true }).last().click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page.getByRole("main")).toContainText("Words of our own.");
});
