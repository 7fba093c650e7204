import { siteTest as test } from "../support/as-administrator.ts";
import { saveValue } from "../support/own-site.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { button, expect, open } from "../support/site.ts";
import { openValue, row, save, value } from "../support/site-tab.ts";

test("a value without Swahili is listed until it has both", async ({ page, dashboardWords: t }) => {
  const { filters, keys, tags, stillRight } = t.site;
  await openValue(page, "motto");
  const motto = value(page, keys.motto);
  await motto.getByLabel(t.site.swahili, { exact: true }).fill("");
  await save(page, t);
  await expect(row(page, "motto").getByText(tags.missing)).toBeVisible();

  const listed = page.getByRole("main").getByRole("listitem").filter({ hasText: keys.motto });
  const filter = (name: string) => page.getByRole("group", { name: filters.label }).getByRole("button", { name });
  await open(page, "/dashboard?tab=site&section=pages");
  await filter(filters.missing).click();
  await expect(listed).toContainText(tags.missing);
  await listed.getByRole("button").click();
  const swahili = motto.getByLabel(t.site.swahili, { exact: true });
  await expect(swahili).toBeFocused();
  await swahili.fill("Sala, Nidhamu, Elimu, Kazi");
  await save(page, t);
  await expect(listed).toHaveCount(0);

  await openValue(page, "motto");
  await motto.getByLabel(t.site.english, { exact: true }).fill("Prayer, Discipline, Education and Work");
  await save(page, t);
  await expect(row(page, "motto").getByText(tags.englishLater)).toBeVisible();
  await open(page, "/dashboard?tab=site&section=pages&only=outdated");
  await listed.getByRole("button").click();
  await button(motto, stillRight.englishLater).click();
  await expect(page.getByText(t.site.agree)).toBeVisible();
  await expect(motto.getByText(tags.englishLater)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(listed).toHaveCount(0);
});

test.describe("in Swahili", () => {
  test.use({ language: "sw" });

  test("what lacks a language has its name in the language of the reader", async ({
    page,
    request,
    dashboardWords: t,
  }) => {
    const fee = { amount: 1000, due: null, level: "both" };
    await saveValue(request, "fees", [
      { ...fee, what: { en: "School fees, first term", sw: "Ada ya shule, muhula wa kwanza" } },
      { ...fee, what: { en: null, sw: "Bima" } },
    ]);
    await saveValue(request, "fees", [
      { ...fee, what: { en: "Fees, first term", sw: "Ada ya shule, muhula wa kwanza" } },
      { ...fee, what: { en: null, sw: "Bima" } },
    ]);
    await open(page, "/dashboard?tab=site&section=translation");
    await expect(page).toHaveURL(/section=pages&only=missing$/);
    const listed = page.getByRole("main").getByRole("listitem").getByRole("button");
    // Exactly: tags contain the Swahili word for fees.
    const fees = listed.filter({ has: page.getByText(t.site.keys.fees, { exact: true }) });
    await expect(fees).toHaveText([/^Bima/]);
    await open(page, "/dashboard?tab=site&section=joining");
    await expect(page).toHaveURL(/section=admission&at=fees$/);
    await expect(row(page, "fees")).toBeInViewport();
    const first = row(page, "fees").getByRole("listitem").first();
    await expect(first).toContainText("Ada ya shule, muhula wa kwanza");
    await expect(first).toContainText(t.site.tags.englishLater);
    await expect(row(page, "fees").getByRole("listitem").nth(1)).toContainText(t.site.tags.englishMissing);
    expect(await screenFindings(page)).toEqual([]);

    await open(page, "/dashboard?tab=site&section=pages&only=outdated");
    await expect(fees).toHaveText([/^Ada ya shule, muhula wa kwanza/]);
    await fees.click();
    const form = page.getByRole("dialog");
    await expect(form.getByLabel(new RegExp(`${t.site.swahili}$`))).toBeFocused();
    await expect(form.getByRole("listitem").first()).toContainText(t.site.tags.englishLater);
    await button(form, t.site.stillRight.englishLater).click();
    await expect(form.getByText(t.site.tags.englishLater)).toHaveCount(0);
  });
});
