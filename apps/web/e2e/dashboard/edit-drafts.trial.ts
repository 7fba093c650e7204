import type { Page } from "@playwright/test";
import type { FileRecord } from "@visiga/contracts/files";
import { administrator } from "@visiga/testing/server-process";
import sharp from "sharp";
import { test } from "../support/own-server.ts";
import { removeSample } from "../support/sample-pictures.ts";
import { expect, open } from "../support/site.ts";
import { storedKeys } from "../support/stored-keys.ts";
import { enter } from "../support/users.ts";

test.use({ language: "sw", contextOptions: { reducedMotion: "reduce" } });

test("a selected picture survives a closed tab, and is discarded with the draft", async ({
  page,
  context,
  request,
  dashboardWords: t,
}) => {
  const { fields, form: words, add } = t.images;
  const blue = { width: 240, height: 180, channels: 3, background: "#15378f" } as const;
  const photo = await sharp({ create: blue }).jpeg().toBuffer();
  const form = (of: Page) => of.getByRole("dialog", { name: words.addTitle });
  const preview = (of: Page) => form(of).getByRole("img", { name: words.preview });
  const restored = (of: Page) => form(of).getByText(t.dashboard.notice.draftRestored);
  const openForm = (of: Page) => of.getByRole("button", { name: add, exact: true }).click();
  const choose = (of: Page) =>
    form(of).locator("input[type=file]").setInputFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer: photo });
  const name = "Kept picture";
  const list = `/dashboard?page=WAWATA&q=${encodeURIComponent(name)}`;

  await enter(page, administrator);
  await open(page, list);
  await openForm(page);
  await choose(page);
  await expect(preview(page)).toBeVisible();
  await form(page).getByLabel(fields.name, { exact: true }).fill(name);
  await form(page).getByLabel(fields.title, { exact: true }).fill("EVENTS");
  await expect.poll(() => storedKeys(page, "drafts", "drafts")).toHaveLength(2);
  await page.close();

  const later = await context.newPage();
  await open(later, list);
  await openForm(later);
  await expect(restored(later)).toBeVisible();
  await expect(preview(later)).toBeVisible();
  await form(later).getByRole("button", { name: words.save, exact: true }).click();
  await expect(form(later)).toBeHidden();
  await expect(later.getByRole("article").filter({ hasText: name })).toBeVisible();
  await openForm(later);
  await expect(preview(later)).toHaveCount(0);
  await expect(restored(later)).toHaveCount(0);

  await choose(later);
  await expect(preview(later)).toBeVisible();
  await open(later, list);
  await openForm(later);
  await form(later).getByRole("button", { name: t.dashboard.notice.discardDraft }).click();
  await expect(preview(later)).toHaveCount(0);
  await open(later, list);
  await openForm(later);
  await expect(preview(later)).toHaveCount(0);
  const records: FileRecord[] = await (await request.get("/api/v1/files")).json();
  for (const record of records.filter((each) => each.name === name)) await removeSample(request, record);
});
