import { fill, formatDay } from "@visiga/i18n/format";
import { pictureTest as test } from "../support/as-administrator.ts";
import { axeFinds } from "../support/axe.ts";
import { seen } from "../support/listed-files.ts";
import { card, edit, save, toast, unfold } from "../support/picture-form.ts";
import { addSample } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { button, expect, open } from "../support/site.ts";
import { goTo } from "../support/walk.ts";

test("a picture with a later first day is hidden until then", async ({
  page,
  request,
  t: words,
  dashboardWords: t,
}) => {
  const { fields, schedule, notice, only } = t.images;
  const name = "Later one";
  const day = "2099-06-30";
  const shownDay = formatDay(day, "en");
  await addSample(request, { name, page: "GALLERY" });
  await open(page, "/dashboard?page=GALLERY");
  const form = await edit(page, t, name);
  await unfold(form, t.images.form.more);
  await form.getByLabel(fields.shownFrom).fill(day);
  await expect(form.getByText(fill(schedule.waits, { day: shownDay }))).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await save(form, t);
  await expect(toast(page, fill(notice.hidden.scheduled, { name }))).toBeVisible();
  expect(await seen(request, "GALLERY")).not.toContain(name);

  await goTo(page, "/dashboard?page=ALL&only=scheduled", t.dashboard.tabs.images);
  await expect(page.getByLabel(only.label)).toHaveValue("hidden");
  await expect(card(page, name)).toContainText(fill(schedule.tag, { day: shownDay }));
  expect(await screenFindings(page)).toEqual([]);

  const opened = page.waitForEvent("popup");
  await button(card(page, name), fill(schedule.previewOne, { name })).click();
  const preview = await opened;
  // Without its style sheets, the page has smaller targets.
  await preview.waitForURL("**/preview/**");
  await expect(preview.getByText(fill(words.common.preview, { day: shownDay }))).toBeVisible();
  expect(await axeFinds(preview, { rules: "appearance" })).toEqual([]);
  await expect(preview.getByRole("heading", { level: 1 })).toContainText(name);
  const picture = preview.locator("main img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await preview.close();

  await edit(page, t, name);
  await unfold(form, t.images.form.more);
  await form.getByLabel(fields.shownFrom).fill("");
  await save(form, t);
  await expect(toast(page, fill(notice.saved, { name }))).toBeVisible();
  expect(await seen(request, "GALLERY")).toContain(name);
});
