import { schoolDay } from "@visiga/contracts/dates";
import { fill, formatDay } from "@visiga/i18n/format";
import { pictureTest as test } from "../support/as-administrator.ts";
import { seen } from "../support/listed-files.ts";
import { card, edit, save, toast, unfold } from "../support/picture-form.ts";
import { addSample } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { button, expect, open } from "../support/site.ts";

const day = (fromNow: number) => schoolDay(new Date(Date.now() + fromNow * 24 * 3600 * 1000));

test("a picture past its last day is hidden, listed and prolonged", async ({ page, request, dashboardWords: t }) => {
  const { fields, schedule, notice, only } = t.images;
  const name = "Past one";
  await addSample(request, { name, page: "GALLERY" });
  await open(page, "/dashboard?page=GALLERY");
  const form = await edit(page, t, name);
  await unfold(form, t.images.form.more);
  await form.getByLabel(fields.shownFrom).fill(day(0));
  await form.getByLabel(fields.shownUntil).fill(day(-1));
  await expect(form.getByText(schedule.isOver)).toBeVisible();
  await form.getByRole("button", { name: t.dashboard.save }).click();
  await expect(form.getByText(t.errors.issue.period_reversed)).toBeVisible();
  await form.getByLabel(fields.shownFrom).fill("");
  expect(await screenFindings(page)).toEqual([]);
  await save(form, t);
  await expect(toast(page, fill(notice.hidden.ended, { name }))).toBeVisible();
  expect(await seen(request, "GALLERY")).not.toContain(name);

  await open(page, "/dashboard?page=ALL&only=ended");
  await expect(page.getByLabel(only.label)).toHaveValue("hidden");
  await expect(card(page, name)).toContainText(fill(schedule.overTag, { day: formatDay(day(-1), "en") }));
  expect(await screenFindings(page)).toEqual([]);
  await button(card(page, name), fill(schedule.prolongOne, { name })).press("Enter");
  const prolonged = toast(page, fill(schedule.prolonged, { name, day: formatDay(day(30), "en") }));
  await expect(prolonged).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  expect(await seen(request, "GALLERY")).toContain(name);
  await page.getByRole("button", { name: t.dashboard.notice.undo }).click();
  await expect(card(page, name)).toBeVisible();
  expect(await seen(request, "GALLERY")).not.toContain(name);
});
