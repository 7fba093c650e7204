import type { Locator } from "@playwright/test";
import { test } from "../support/gallery-picture.ts";
import { edit } from "../support/picture-form.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open } from "../support/site.ts";
import { storedKeys } from "../support/stored-keys.ts";

test("text typed in a form survives a closed tab, and is discarded by Cancel or by a button", async ({
  page,
  context,
  dashboardWords: t,
  record,
}) => {
  const form = await edit(page, t, record.name);
  await form.getByLabel(t.images.fields.description).first().fill("Typed before the line was cut");
  const description = (of: Locator) => of.getByLabel(t.images.fields.description).first();
  const restored = (of: Locator) => of.getByText(t.dashboard.notice.draftRestored);
  await expect.poll(() => storedKeys(page, "drafts", "drafts")).toHaveLength(1);
  await page.close();

  const later = await context.newPage();
  await open(later, `/dashboard?page=GALLERY&q=${encodeURIComponent(record.name)}`);
  const again = await edit(later, t, record.name);
  await expect(restored(again)).toBeVisible();
  await expect(description(again)).toHaveValue("Typed before the line was cut");
  expect(await screenFindings(later)).toEqual([]);
  await again.getByRole("button", { name: t.dashboard.notice.discardDraft }).click();
  await expect(description(again)).toHaveValue("");
  await expect(restored(again)).toBeHidden();

  await description(again).fill("Not wanted");
  await again.getByRole("button", { name: t.dashboard.cancel, exact: true }).click();
  await expect.poll(() => storedKeys(later, "drafts", "drafts")).toEqual([]);
  await later.reload();
  await expect(description(await edit(later, t, record.name))).toHaveValue("");
});
