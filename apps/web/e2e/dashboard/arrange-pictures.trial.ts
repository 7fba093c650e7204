import { fill } from "@visiga/i18n/format";
import { pictureTest as test } from "../support/as-administrator.ts";
import { card, toast } from "../support/picture-form.ts";
import { addSample, removeSample } from "../support/sample-pictures.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { button, expect, field, open } from "../support/site.ts";
import { closeDialogs, goTo } from "../support/walk.ts";

test("axe finds nothing in lists of pictures, bin and activity log", async ({ page, request, dashboardWords }) => {
  const { images, bin, dashboard, activity } = dashboardWords;
  const check = async (state: string) => {
    expect(await screenFindings(page), state).toEqual([]);
    await closeDialogs(page);
  };
  const name = "Orchard A";
  const list = "/dashboard?page=WAWATA&q=Orchard";
  await addSample(request, { name: "Orchard C", page: "WAWATA", noise: 90, width: 640, height: 1600 });
  await addSample(request, { name: "Orchard B", page: "WAWATA", minors: true });
  const record = await addSample(request, { name, page: "WAWATA" });

  await open(page, `${list}&only=heavy`);
  await expect(card(page, "Orchard C")).toBeVisible();
  await check("heavy pictures");
  await goTo(page, `${list}&only=withoutConsent`, "Orchard B");
  await check("pictures without consent");
  await goTo(page, list, name);
  await button(page, images.select.start).click();
  for (const each of [name, "Orchard B"])
    await page.getByRole("checkbox", { name: fill(images.select.one, { name: each }) }).check();
  await check("selected pictures");
  await button(page, dashboard.done).click();
  await button(page, fill(images.card.deleteOne, { name })).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await check("deletion of a picture");
  await button(page, fill(images.card.takeDownOne, { name })).click();
  await expect(toast(page, fill(images.consent.takenDown, { name }))).toBeVisible();
  await page.getByLabel(images.only.label).selectOption({ label: images.only.hidden });
  await expect(card(page, name)).toBeVisible();
  await check("pictures taken down");

  await removeSample(request, record);
  await goTo(page, "/dashboard?page=ALL&only=bin", dashboard.tabs.images);
  await button(page, bin.emptyBin).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await check("emptying the bin");
  await page.getByLabel(images.search).fill(name);
  await button(page, images.select.start).click();
  const boxes = page.getByRole("checkbox", { name: fill(images.select.one, { name }) });
  await boxes.first().check();
  await check("selected entries of the bin");
  await goTo(page, "/dashboard?tab=activity", dashboard.tabs.activity);
  await field(page, activity.filters.what).selectOption({ label: activity.filters.pictures });
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: name }).first()).toBeVisible();
  await check("activity log");
});
