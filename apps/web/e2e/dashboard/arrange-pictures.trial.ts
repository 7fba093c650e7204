import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { test } from "../support/own-server.ts";
import { card, toast } from "../support/picture-form.ts";
import { addSample, removeLeftovers, removeSample } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open } from "../support/site.ts";
import { enter } from "../support/users.ts";
import { goTo } from "../support/walk.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.afterEach(async ({ request }) => removeLeftovers(request));

test("axe finds nothing in filtered and selected pictures, in the bin, in the dialogs of both and in the activity log", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const { images, bin } = t;
  const check = async (state: string) => expect(await screenFindings(page), state).toEqual([]);
  const name = "Orchard A";
  const listOf = (only: string) => `/dashboard?page=WAWATA&q=Orchard&only=${only}`;
  await addSample(request, { name: "Orchard C", page: "WAWATA", noise: 90, width: 640, height: 1600 });
  await addSample(request, { name: "Orchard B", page: "WAWATA", minors: true });
  const record = await addSample(request, { name, page: "WAWATA" });
  await enter(page, administrator);

  await open(page, listOf("heavy"));
  await expect(card(page, "Orchard C")).toBeVisible();
  await check("heavy pictures");
  await goTo(page, listOf("withoutConsent"), "Orchard B");
  await check("pictures without consent");
  await goTo(page, "/dashboard?page=WAWATA&q=Orchard", name);
  await page.getByRole("button", { name: images.select.start, exact: true }).click();
  for (const each of [name, "Orchard B"])
    await page.getByRole("checkbox", { name: fill(images.select.one, { name: each }) }).check();
  await check("selected pictures");
  await page.getByRole("button", { name: images.select.done, exact: true }).click();
  await page.getByRole("button", { name: fill(images.card.deleteOne, { name }) }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await check("deletion of a picture");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: fill(images.card.takeDownOne, { name }) }).click();
  await expect(toast(page, fill(images.consent.takenDown, { name }))).toBeVisible();
  await page.getByLabel(images.only.label).selectOption({ label: images.only.takenDown });
  await expect(card(page, name)).toBeVisible();
  await check("pictures taken down");

  await removeSample(request, record);
  await goTo(page, "/dashboard?tab=bin", bin.title);
  await page.getByRole("button", { name: bin.emptyBin, exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await check("emptying the bin");
  await page.keyboard.press("Escape");
  await page.getByLabel(bin.search).fill(name);
  await page.getByRole("button", { name: images.select.start, exact: true }).click();
  await page
    .getByRole("checkbox", { name: fill(images.select.one, { name }) })
    .first()
    .check();
  await check("selected entries of the bin");
  await goTo(page, "/dashboard?tab=activity", t.activity.title);
  await page.getByLabel(t.activity.filters.what, { exact: true }).selectOption({ label: t.activity.filters.pictures });
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: name }).first()).toBeVisible();
  await check("activity log");
});
