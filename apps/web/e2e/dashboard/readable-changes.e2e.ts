import { fill } from "@visiga/i18n/format";
import { siteTest as test } from "../support/as-administrator.ts";
import { saveValue } from "../support/own-site.ts";
import { addSample } from "../support/sample-pictures.ts";
import { button, expect, open } from "../support/site.ts";
import { openValue, value } from "../support/site-tab.ts";
import { byAdministrator } from "../support/users.ts";

test.use({ language: "sw" });

const fee = (amount: number) => ({ what: { en: "Fees", sw: "Ada" }, amount, due: "2027-01-11", level: "both" });

test("activity and earlier versions write fields as their page does", async ({ page, request, dashboardWords: t }) => {
  const { fields } = t.records.of.fees;
  await saveValue(request, "fees", [fee(100_000), fee(50_000)]);
  await saveValue(request, "fees", [fee(120_000), fee(50_000)]);
  await saveValue(request, "admissionDueDate", "2027-08-31");
  await open(page, "/dashboard?tab=activity");
  const lines = page.getByRole("listitem");
  const day = lines.filter({ hasText: t.site.keys.admissionDueDate }).first();
  await expect(day).toContainText("31 Agosti 2027");
  const change = lines.filter({ hasText: "Tsh\u00a0120,000" }).first();
  await expect(change.getByRole("term")).toHaveText(["Ada"]);
  await expect(change.getByRole("definition")).toHaveText([
    `${t.activity.before} ${fields.amount}: Tsh\u00a0100,000`,
    `${t.activity.after} ${fields.amount}: Tsh\u00a0120,000`,
  ]);

  await openValue(page, "fees");
  await button(value(page, t.site.keys.fees), t.site.versions.show).click();
  const versions = page.getByRole("dialog", { name: t.site.versions.title });
  const earlier = versions.getByRole("definition").first();
  await expect(earlier).toContainText(`${fields.what}, ${t.site.swahili}: Ada`);
  await expect(earlier).toContainText("11 Januari 2027");
  await expect(earlier).toContainText(t.records.options.both);
});

test("bin, removal requests and activity name a picture in Swahili", async ({ page, request, dashboardWords: t }) => {
  const headers = await byAdministrator(request);
  const { id } = await addSample(request, { name: "Harvest feast", nameSw: "Sikukuu ya mavuno", page: "GALLERY" });
  expect((await page.request.post(`/removal?file=${id}`, { form: { words: "Tafadhali" } })).ok()).toBe(true);
  await open(page, "/dashboard?tab=today");
  await expect(page.getByRole("heading", { name: "Sikukuu ya mavuno" })).toBeVisible();
  await button(page, fill(t.removals.dismissOne, { name: "Sikukuu ya mavuno" })).click();
  await expect(page.getByRole("heading", { name: t.removals.title })).toHaveCount(0);
  await open(page, "/dashboard?tab=activity");
  await expect(page.getByText(fill(t.activity.actions.removalDismissed, { item: "Sikukuu ya mavuno" }))).toBeVisible();
  await request.post("/api/trpc/files.bin", { headers, data: { ids: [id] } });
  await open(page, "/dashboard?page=ALL&only=bin");
  await expect(page.getByRole("heading", { name: "Sikukuu ya mavuno" })).toBeVisible();
  await open(page, "/dashboard?tab=activity");
  const binned = fill(t.activity.actions.pictureBinned, { item: "Sikukuu ya mavuno" });
  await expect(page.getByText(binned)).toBeVisible();
});

test("pictures deleted in a row share a line, unfolded by keyboard", async ({ page, request, dashboardWords: t }) => {
  const headers = await byAdministrator(request);
  const ids: string[] = [];
  for (const name of ["One", "Two", "Three"]) ids.push((await addSample(request, { name, page: "GALLERY" })).id);
  for (const id of ids) await request.post("/api/trpc/files.bin", { headers, data: { ids: [id] } });
  await open(page, "/dashboard?tab=activity");
  const line = page.getByRole("main").locator("ol > li").first();
  await expect(line).toContainText(fill(t.activity.actions.pictureBinned, { item: "Three" }));
  const more = line.getByText(fill(t.activity.more, { count: 2 }), { exact: true });
  await expect(line.getByText("Two", { exact: true })).toBeHidden();
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(line.getByRole("listitem")).toHaveText(["Two", "One"]);
});
