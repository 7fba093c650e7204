import { fill } from "@visiga/i18n/format";
import { stored, test } from "../support/gallery-picture.ts";
import { card, edit, save } from "../support/picture-form.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, hold } from "../support/site.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a picture without alternative text is counted, gets one, and can be called decorative", async ({
  page,
  request,
  dashboardWords: t,
  record,
}) => {
  const { alternative: words, fields } = t.images;
  await page.getByRole("button", { name: words.see, exact: true }).click();
  await expect(page.getByText(words.lead)).toBeVisible();
  const form = await edit(page, t, record.name);
  await expect(form.getByText(fill(words.saysOnly, { text: record.name }))).toBeVisible();
  await form.getByLabel(fields.alt, { exact: true }).fill("A blue square");
  await expect(form.getByText(fill(words.says, { text: "A blue square" }))).toBeVisible();
  await form.getByRole("checkbox", { name: fields.decorative }).press("Space");
  await expect(form.getByText(words.silent, { exact: true })).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await save(form, t);
  await expect(form).toBeHidden();
  await expect(card(page, record.name)).toBeHidden();
  expect((await stored(request, record))?.alt).toBe("");
});

test("the list waits for the notices above it, so that none moves a button", async ({
  page,
  dashboardWords: t,
  record,
}) => {
  const counts = await hold(page, "**/*size%22%3A1%7D*");
  await page.reload();
  await expect(page.getByText(t.images.loading)).toBeVisible();
  await expect(card(page, record.name)).toHaveCount(0);
  counts.release();
  await expect(page.getByRole("button", { name: t.images.alternative.see, exact: true })).toBeVisible();
  await expect(card(page, record.name)).toBeVisible();
});
