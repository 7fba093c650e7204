import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { fill } from "@visiga/i18n/format";
import { siteTest as test } from "../support/as-administrator.ts";
import { saveValue } from "../support/own-site.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { button, expect, open } from "../support/site.ts";

test.use({ viewport: { width: 360, height: 740 } });

async function downloaded(page: Page, control: Locator) {
  const downloading = page.waitForEvent("download");
  await control.click();
  const download = await downloading;
  const start = (await readFile(await download.path())).subarray(0, 5).toString();
  return `${start} ${download.suggestedFilename()}`;
}

test("an administrator reads what is stored, and saves the list and the consent form", async ({
  page,
  request,
  dashboardWords: { personalData: t, dashboard, site },
}) => {
  await open(page, "/dashboard?tab=more");
  await page.getByRole("link", { name: dashboard.tabs.personalData }).click();
  await expect(page.getByRole("link", { name: `${site.keys.serverCountry}: ${site.empty}` })).toBeVisible();
  await expect(page.getByText(fill(t.abroad, { country: "Germany" }))).toBeHidden();
  await saveValue(request, "backupCountry", { en: "Germany", sw: null });
  await page.reload();
  await expect(page.getByText(fill(t.abroad, { country: "Germany" }))).toBeVisible();

  await page.getByText(t.rows.accounts.title, { exact: true }).click();
  await expect(page.getByText(t.rows.accounts.what)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await screenFindings(page)).toEqual([]);

  expect(await downloaded(page, button(page, t.registerFile))).toBe("%PDF- personal-data.pdf");
  expect(await downloaded(page, button(page, t.consentFile))).toBe("%PDF- consent-form.pdf");
});

test("the form of a picture has the consent form while the parents have not agreed", async ({
  page,
  dashboardWords: { personalData, images },
}) => {
  await open(page, "/dashboard?page=GALLERY");
  await button(page, /^Edit /)
    .first()
    .click();
  const form = page.getByRole("dialog", { name: images.form.editTitle });
  await form.getByLabel(images.consent.minors).check();
  const consentForm = button(form, personalData.consentFile);
  expect(await downloaded(page, consentForm)).toBe("%PDF- consent-form.pdf");
  await form.getByLabel(images.consent.agreed).check();
  await expect(consentForm).toBeHidden();
});
