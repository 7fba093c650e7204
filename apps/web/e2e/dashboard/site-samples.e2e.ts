import { administrator } from "../support/administrator.ts";
import { test } from "../support/fresh-server.ts";
import { expect } from "../support/site.ts";
import { button, openSection, read, save, value } from "../support/site-tab.ts";
import { enter } from "../support/users.ts";

test.beforeEach(async ({ page }) => {
  await enter(page, administrator);
});

test("a sample is confirmed with 'This is right', or by saving its section as it stands", async ({
  page,
  dashboardWords: t,
}) => {
  const { keys, tags, isRight, confirmed } = t.site;
  const sample = (name: string) => value(page, name).getByText(tags.sample, { exact: true });
  await openSection(page, "social");
  await expect(sample(keys.tiktok)).toBeVisible();
  await button(value(page, keys.tiktok), isRight).click();
  await expect(page.getByText(confirmed)).toBeVisible();
  await expect(sample(keys.tiktok)).toBeHidden();
  await expect(sample(keys.youtube)).toBeVisible();
  await save(page, t);
  for (const name of [keys.youtube, keys.instagram]) await expect(sample(name)).toBeHidden();
});

test("all samples go in one step, counted first, and come back with Undo", async ({ page, dashboardWords: t }) => {
  const { samples } = t.site;
  await openSection(page, "samples");
  const counted = page.getByText(samples.lead).locator("b");
  const count = String(await counted.textContent());
  await button(page, samples.remove).click();
  const asking = page.getByRole("alertdialog");
  await expect(asking).toContainText(samples.remove);
  await button(asking, samples.remove).click();
  await expect(page.getByText(samples.removed)).toBeVisible();
  await expect(page.getByText(samples.none)).toBeVisible();
  await button(page, t.dashboard.notice.undo).click();
  await expect(page.getByText(t.dashboard.notice.undone)).toBeVisible();
  await expect(counted).toHaveText(count);

  await button(page, samples.remove).click();
  await button(asking, samples.remove).click();
  await expect(page.getByText(samples.none)).toBeVisible();
  await page.getByRole("link", { name: samples.openBin, exact: true }).click();
  await expect(page.getByRole("main")).toContainText(t.bin.restore);
  await expect(await read(page, "/history", "en")).not.toContainText("Sample Rector");
  await expect(await read(page, "/o-level-admission", "en")).toContainText("15,000 Tsh");
});
