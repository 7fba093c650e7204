import type { EntryRecord } from "@visiga/contracts/entries";
import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { test } from "../support/own-server.ts";
import { addSample } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open } from "../support/site.ts";
import { enter } from "../support/users.ts";

let record: EntryRecord;
test.beforeEach(async ({ request }, { title }) => {
  record = await addSample(request, { name: title.slice(0, 12), page: "GALLERY" });
});

test("a removal is asked for in two taps, granted in one", async ({ page, t: { removal }, dashboardWords: t }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, `/gallery#${record.id}`);
  const link = page.getByRole("dialog").getByRole("link", { name: removal.link });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page.getByRole("heading", { level: 2, name: record.name })).toBeVisible();
  const button = page.getByRole("button", { name: removal.send, exact: true });
  await expect(button).toBeInViewport();
  expect(await screenFindings(page)).toEqual([]);
  await button.click();
  await expect(page.getByRole("heading", { level: 1, name: removal.sentTitle })).toBeVisible();

  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, administrator);
  await open(page, "/dashboard");
  const oneOpen = fill(t.removals.openOne, { count: 1 });
  await expect(page.getByRole("button", { name: `${t.dashboard.menu}, ${oneOpen}`, exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  const tab = page.getByRole("link", { name: t.dashboard.tabs.today });
  await expect(tab).toContainText(oneOpen);
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, "/dashboard?tab=today");
  await expect(page.getByRole("heading", { name: t.removals.title })).toBeVisible();
  const picture = page.getByRole("region", { name: t.removals.title }).locator("img");
  await expect(picture).toBeInViewport({ ratio: 1 });
  // Whoever asks may stand at the edge of the picture.
  expect(await picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe("contain");
  await page.setViewportSize({ width: 1280, height: 900 });
  const hide = page.getByRole("button", { name: fill(t.removals.hideOne, { name: record.name }) });
  await expect(hide).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await hide.click();
  await page.getByRole("button", { name: t.dashboard.notice.undo, exact: true }).click();
  const undone = `${t.dashboard.notice.undone} ${fill(t.removals.reopened, { name: record.name })}`;
  await expect(page.getByText(undone)).toBeVisible();
  expect((await page.request.get(String(record.photoUrl))).status()).toBe(200);
  await hide.click();
  await expect(page.getByText(fill(t.removals.hidden, { name: record.name }))).toBeVisible();
  await expect(page.getByRole("heading", { name: t.removals.title })).toHaveCount(0);
  await expect(tab).toHaveText(t.dashboard.tabs.today);
  expect((await page.request.get(String(record.photoUrl))).status()).toBe(404);
});

test.describe("in Swahili", () => {
  test.use({ language: "sw" });

  test("a request shows its words and telephone number, and can be dismissed", async ({ page, dashboardWords: t }) => {
    const form = { telephone: "+255 700 000 001", words: "My son is in it." };
    expect((await page.request.post(`/removal?file=${record.id}`, { form })).ok()).toBe(true);
    await enter(page, administrator);
    await open(page, "/dashboard?tab=today");
    await expect(page.getByText(form.words)).toBeVisible();
    const call = page.getByRole("link", { name: fill(t.removals.call, { telephone: form.telephone }) });
    await expect(call).toHaveAttribute("href", "tel:+255700000001");
    await page.getByRole("button", { name: fill(t.removals.dismissOne, { name: record.name }) }).click();
    await expect(page.getByText(fill(t.removals.dismissed, { name: record.name }))).toBeVisible();
    await expect(page.getByRole("heading", { name: t.removals.title })).toHaveCount(0);
    expect((await page.request.get(String(record.photoUrl))).status()).toBe(200);
  });
});
