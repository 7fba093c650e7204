import { fill } from "@visiga/i18n/format";
import { siteTest as test } from "../support/as-administrator.ts";
import { button, expect, loseAnswer } from "../support/site.ts";
import { openSection, openValue, read, row, save, value } from "../support/site-tab.ts";

test.use({ language: "sw", viewport: { width: 360, height: 740 } });

test("a fee is added by keyboard on a phone, and a wrong amount refused", async ({ page, dashboardWords: t }) => {
  const { add, fields } = t.records.of.fees;
  const { errors, records, site } = t;
  await openSection(page, "admission");
  const fees = value(page, site.keys.fees);
  const item = (number: number) => fees.getByRole("listitem").nth(number - 1);
  await button(page, add).focus();
  await page.keyboard.press("Enter");
  await expect(item(5).getByLabel(`${fields.what}, ${site.swahili}`)).toBeFocused();
  await page.keyboard.type("Bima");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Insurance");
  await page.keyboard.press("Tab");
  await page.keyboard.type("12,00");
  const amount = item(5).getByLabel(fields.amount);
  await expect(amount).toHaveAttribute("inputmode", "numeric");
  await item(5).getByLabel(fields.level).selectOption("a-level");

  await button(page, t.dashboard.save).click();
  await expect(item(5).getByText(errors.issue.amount_invalid)).toBeVisible();
  await expect(amount).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await amount.fill("12,000/=");
  await save(page, t);

  await row(page, "fees").getByRole("button", { name: site.keys.fees, exact: true }).click();
  const up = fill(records.moveUp, { name: "Bima" });
  await button(fees, up).focus();
  await page.keyboard.press("Enter");
  await expect(item(4).getByRole("button", { name: up })).toBeFocused();
  for (const _ of [3, 2, 1]) await page.keyboard.press("Enter");
  await expect(item(1).getByRole("button", { name: fill(records.moveDown, { name: "Bima" }) })).toBeFocused();
  await expect(button(fees, up)).toHaveCount(0);
  for (const _ of [2, 3, 4]) await page.keyboard.press("Enter");
  await button(fees, fill(records.remove, { name: "Maabara (mfano)" })).focus();
  await page.keyboard.press("Enter");
  await expect(item(5)).toHaveCount(0);
  await save(page, t);
  await page.reload();
  const rows = row(page, "fees").getByRole("listitem").getByRole("button");
  // The last row adds a fee.
  await expect(rows).toHaveText([/^Ada/, /^Ada/, /^Sare/, /^Bima/, add]);
  await rows.nth(3).click();
  await expect(item(4).getByLabel(`${fields.what}, ${site.swahili}`)).toHaveValue("Bima");
  await expect(item(4).getByLabel(fields.amount)).toHaveValue("12000");
  await expect(item(5)).toHaveCount(0);
});

test("WhatsApp needs a number with its country code", async ({ page, complaints, dashboardWords: t }) => {
  const { site, records, errors } = t;
  await openValue(page, "phoneOffice");
  const number = value(page, site.keys.phoneOffice).getByRole("textbox");
  const channels = value(page, site.keys.phoneOfficeChannels);
  await channels.getByLabel(records.options.whatsapp).check();
  await number.fill("215 0001");
  await button(page, t.dashboard.save).click();
  await expect(channels.getByText(errors.issue.phone_country_code, { exact: true })).toBeVisible();
  complaints.length = 0;
  await number.fill("+255 700 000 001");
  await save(page, t);
  await expect(row(page, "phoneOffice")).toContainText("+255 700 000 001");
  await openValue(page, "phoneOffice");
  await expect(channels.getByLabel(records.options.whatsapp)).toBeChecked();
  await expect(channels.getByLabel(records.options.sms)).not.toBeChecked();
});

test("results that do not add up are refused until corrected", async ({ page, complaints, dashboardWords: t }) => {
  const { fields } = t.records.of.results;
  await openValue(page, "results", "results.new");
  const results = value(page, t.site.keys.results);
  await results.getByLabel(fields.exam).selectOption("csee");
  const counts = [fields.divisionI, fields.divisionII, fields.divisionIII, fields.divisionIV, fields.division0];
  for (const [index, figure] of [30, 10, 5, 1, 0].entries())
    await results.getByLabel(counts[index] ?? "", { exact: true }).fill(String(figure));
  await results.getByLabel(fields.year).fill("2025");
  await results.getByLabel(fields.candidates).fill("47");
  await button(page, t.dashboard.save).click();
  await expect(results.getByText(t.errors.issue.results_sum, { exact: true })).toBeVisible();
  complaints.length = 0;
  await results.getByLabel(fields.candidates).fill("46");
  await save(page, t);

  const main = await read(page, "/o-level", "sw");
  const row = main.getByRole("row", { name: /^2025/ });
  await expect(row.getByRole("cell")).toHaveText([
    "46",
    /^\s*30\s*65%$/,
    /^\s*10\s*22%$/,
    /^\s*5\s*11%$/,
    /^\s*1\s*2%$/,
    /^\s*0\s*0%$/,
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a value whose answer is lost is no conflict at the second attempt", async ({
  page,
  t: words,
  complaints,
  dashboardWords: t,
}) => {
  const form = await openValue(page, "admissionPrice");
  await form.locator('[id="admissionPrice"]').fill("Tsh 12,000/=");
  await loseAnswer(page, "**/api/trpc/site.save**");
  await button(form, t.dashboard.save).click();
  await expect(form.getByText(fill(t.site.failed, { reason: words.common.unreachable }))).toBeVisible();
  await save(page, t);
  // Chromium reports the lost answer and the stale version.
  complaints.splice(0);
});
