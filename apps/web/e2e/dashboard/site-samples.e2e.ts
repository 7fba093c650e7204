import { administrator } from "../support/administrator.ts";
import { test } from "../support/fresh-server.ts";
import { expect } from "../support/site.ts";
import { button, openSection, read } from "../support/site-tab.ts";
import { enter } from "../support/users.ts";

test.beforeEach(async ({ page }) => {
  await enter(page, administrator);
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
});
