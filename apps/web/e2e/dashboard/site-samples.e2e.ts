import type { SiteKey } from "@visiga/contracts/site";
import { about } from "@visiga/i18n/en/about";
import { fill } from "@visiga/i18n/format";
import { siteTest as test } from "../support/as-administrator.ts";
import { button, expect, open } from "../support/site.ts";
import { html, openSection, openValue, row, save, value } from "../support/site-tab.ts";
import { byAdministrator } from "../support/users.ts";
import { goTo } from "../support/walk.ts";

test("samples are confirmed alone, by section, and pictures on their cards", async ({ page, dashboardWords: t }) => {
  const { keys, tags, isRight, confirmed, confirmMany, confirmRecords, english } = t.site;
  const sample = (key: SiteKey) => row(page, key).getByText(tags.sample, { exact: true });
  await openSection(page, "developer");
  await row(page, "developerAbout").getByRole("button").click();
  await value(page, keys.developerAbout).getByLabel(english, { exact: true }).fill("Words of our own.");
  await save(page, t);
  await expect(sample("developerAbout")).toBeHidden();
  await expect(sample("developerName")).toBeVisible();
  await row(page, "developerName").getByRole("button").click();
  await button(value(page, keys.developerName), isRight).click();
  await expect(page.getByText(confirmed)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sample("developerName")).toBeHidden();

  const asking = page.getByRole("alertdialog", { name: confirmMany.title });
  await openValue(page, "motto");
  await button(page, t.dashboard.save).click();
  await expect(asking.getByRole("listitem")).toHaveText([keys.motto]);
  await button(asking, t.dashboard.cancel).click();
  await expect(asking).toBeHidden();

  await page.keyboard.press("Escape");
  await expect(sample("motto")).toBeVisible();
  await goTo(page, "/dashboard?tab=site&section=contact", t.site.sections.contact);
  await button(page, confirmRecords).click();
  const count = await asking.getByRole("listitem").count();
  await button(asking, confirmRecords).click();
  await expect(page.getByText(fill(confirmMany.confirmed, { count }))).toBeVisible();
  for (const name of ["tiktok", "youtube", "instagram"] as const) await expect(sample(name)).toBeHidden();
  await expect(page).toHaveURL(/section=contact$/);

  await open(page, "/dashboard?tab=site&section=pages&only=samples");
  await page.getByRole("link", { name: t.site.samples.pictures, exact: true }).click();
  const first = page.getByRole("article").first();
  await expect(first.getByText(tags.sample, { exact: true })).toBeVisible();
  const name = String(await first.getByRole("heading").textContent());
  await button(first, fill(t.images.card.sampleRightOne, { name })).click();
  await expect(page.getByText(confirmed)).toBeVisible();
  await expect(first.getByRole("heading")).not.toHaveText(name);
});

test("a sample text is marked and listed, removed and restored", async ({ page, request, dashboardWords: t }) => {
  const { texts, tags } = t.site;
  const [water, rooms] = about.plan.items;
  const main = page.getByRole("main");
  const listed = (name: string) => main.getByRole("listitem").getByRole("button", { name });
  const form = page.getByRole("dialog");
  await open(page, "/dashboard?tab=site&section=pages&only=samples");
  for (const name of [water.title, water.text]) {
    await listed(name.slice(0, 40)).first().click();
    await expect(form.getByText(tags.sample, { exact: true })).toBeVisible();
    await button(form, fill(texts.removeOne, { name })).click();
    await expect(form.getByText(texts.silent)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(listed(name.slice(0, 40))).toHaveCount(0);
  }
  await listed(rooms.title).click();
  await button(form, t.site.isRight).click();
  await expect(form.getByText(tags.sample, { exact: true })).toBeHidden();
  await page.keyboard.press("Escape");
  const without = await html(request, "/about-us", "en");
  expect(without).toContain(rooms.title);
  expect(without).not.toContain(water.title);

  await open(page, "/dashboard?tab=site&section=pages&of=/about-us");
  await page.getByRole("searchbox", { name: texts.find }).fill(water.title);
  await expect(main.getByRole("listitem").getByRole("button")).toHaveCount(1);
  await main.getByRole("listitem").getByRole("button").click();
  await button(form, texts.useDefault).click();
  await save(page, t);
  await expect(main.getByRole("listitem").getByText(tags.sample, { exact: true })).toBeVisible();
  expect(await html(request, "/about-us", "en")).toContain(water.title);
});

test("a changed fee and one confirmed by its button are no samples", async ({ page, request, dashboardWords: t }) => {
  const { keys, tags, isRight, confirmRecord } = t.site;
  const words = t.records.of.fees;
  await openValue(page, "fees");
  const fees = value(page, keys.fees);
  const samples = fees.getByRole("list").getByText(tags.sample, { exact: true });
  await expect(samples).toHaveCount(4);
  await fees.getByRole("button", { name: "School fees, first half (sample)", exact: true }).click();
  await fees.getByLabel(words.fields.amount, { exact: true }).fill("120000");
  await save(page, t);
  await button(row(page, "fees"), keys.fees).click();
  await expect(samples).toHaveCount(3);
  await expect(fees.getByText(t.site.sampleRecords)).toBeVisible();

  const name = "School fees, second half (sample)";
  await fees.getByRole("button", { name, exact: true }).click();
  const second = fees.getByRole("button", { name: fill(confirmRecord, { name }) });
  await expect(second).toHaveText(isRight);
  await second.click();
  await expect(samples).toHaveCount(2);
  await expect(fees.getByRole("button", { name, exact: true })).toBeFocused();
  await save(page, t);
  await expect(row(page, "fees").getByText(tags.sample, { exact: true })).toHaveCount(2);
  expect(await html(request, "/joining", "en")).toContain("240,000");
  await open(page, "/dashboard?tab=site&section=pages&only=samples");
  await expect(page.getByRole("listitem").getByRole("button", { name: keys.fees, exact: true })).toBeVisible();
});

test("all samples are removed in one step; Undo restores all, the bin only the pictures", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const { samples } = t.site;
  // The bin holds what other tests have deleted.
  const emptied = await request.post("/api/trpc/bin.empty", { headers: await byAdministrator(request), data: {} });
  expect(emptied.ok()).toBe(true);
  await open(page, "/dashboard?tab=site&section=samples");
  const counted = page.getByText(samples.lead).locator("b");
  const count = String(await counted.textContent());
  await button(page, samples.remove).click();
  const asking = page.getByRole("alertdialog");
  await expect(asking).toContainText(samples.remove);
  await button(asking, samples.remove).click();
  await expect(page.getByText(samples.removed)).toBeVisible();
  await expect(page.getByText(samples.none)).toBeVisible();
  const home = await html(request, "/", "en");
  for (const title of ["Two short films", "Games and sports</h3>"]) expect(home).not.toContain(title);
  expect(home).toContain("O-level</h3>");
  await button(page, t.dashboard.notice.undo).click();
  const all = count.match(/\d+/g)?.reduce((sum, each) => sum + Number(each), 0) ?? 0;
  const restored = fill(t.images.select.restored, { count: all });
  // Hundreds of entries are restored in one step.
  await expect(page.getByText(`${t.dashboard.notice.undone} ${restored}`)).toBeVisible({ timeout: 40_000 });
  await expect(counted).toHaveText(count);

  await button(page, samples.remove).click();
  await button(asking, samples.remove).click();
  await expect(page.getByText(samples.none)).toBeVisible();
  const pages = page
    .getByRole("navigation", { name: t.site.content })
    .getByRole("link", { name: t.site.sections.pages });
  await expect(pages).toContainText(/Removed: \d+$/);
  expect(await html(request, "/history", "en")).not.toContain("Sample Rector");
  expect(await html(request, "/o-level-admission", "en")).toContain("15,000 Tsh");

  await goTo(page, "/dashboard?page=ALL&only=bin", t.dashboard.tabs.images);
  await button(page, t.bin.restoreAll).click();
  await expect(asking).toContainText(t.bin.restoreAllHint);
  await button(asking, t.bin.restoreAll).click();
  await expect(page.getByText(t.bin.empty)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // Texts are no pictures: their earlier versions have them.
  expect(await html(request, "/history", "en")).not.toContain("Sample Rector");
});
