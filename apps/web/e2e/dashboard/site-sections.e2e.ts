import { pictureTest as test } from "../support/as-administrator.ts";
import { button, expect, open } from "../support/site.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("in a narrow window the Site tab is a list that opens sections", async ({ page, dashboardWords: { site } }) => {
  await open(page, "/dashboard?tab=site");
  const list = page.getByRole("navigation", { name: site.content });
  // The developer’s is reached from the tab More.
  await expect(list.getByRole("link")).toHaveCount(Object.keys(site.sections).length - 1);
  const title = (name: string) => page.getByRole("heading", { level: 2, name });
  await expect(title(site.sections.contact)).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  for (const section of ["contact", "admission"] as const) {
    await list.getByRole("link", { name: site.sections[section] }).click();
    await expect(page).toHaveURL(new RegExp(`section=${section}`));
    await expect(title(site.sections[section])).toBeVisible();
    await expect(list).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(list).toBeVisible();
  }

  await open(page, "/dashboard?tab=site&section=admission");
  await expect(title(site.sections.admission)).toBeVisible();
  await page.getByRole("link", { name: site.allContent }).click();
  await expect(list).toBeVisible();
});

test("the foot of the form of a picture takes one row in a narrow window", async ({ page, dashboardWords: t }) => {
  await open(page, "/dashboard?page=ALUMNI");
  await button(page, /^Edit /)
    .first()
    .click();
  const form = page.getByRole("dialog", { name: t.images.form.editTitle });
  const save = await button(form, t.dashboard.save).boundingBox();
  const cancel = await button(form, t.dashboard.cancel).boundingBox();
  expect(save?.y).toBe(cancel?.y);
  const takeDown = await button(form, t.images.consent.takeDown).boundingBox();
  expect(takeDown?.y).not.toBe(save?.y);
});
