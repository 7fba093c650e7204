import { siteTest as test } from "../support/as-administrator.ts";
import { saveValue } from "../support/own-site.ts";
import { expect, press } from "../support/site.ts";
import { openSection, openValue, read, row, save, value } from "../support/site-tab.ts";

test.use({ language: "sw" });

test("a Swahili screen asks for Swahili first, which alone is enough", async ({ page, request, dashboardWords: t }) => {
  const { keys, english, swahili } = t.site;
  const { fields } = t.records.of.termDates;
  await saveValue(request, "termDates", null);
  await openValue(page, "motto");
  await expect(page.getByRole("group").getByRole("textbox").first()).toHaveAccessibleName(swahili);

  await openSection(page, "calendar");
  await row(page, "termDates").getByRole("button").click();
  const dates = value(page, keys.termDates);
  await dates.getByLabel(new RegExp(`^${fields.first}`)).fill("2030-05-04");
  const what = dates.getByRole("textbox", { name: fields.what });
  await expect(what.first()).toHaveAccessibleName(`${fields.what}, ${swahili}`);
  await expect(what.nth(1)).toHaveAccessibleName(`${fields.what}, ${english}`);
  await press(page, t.dashboard.save);
  await expect(dates.getByText(t.errors.issue.field_required)).toHaveCount(1);
  await expect(what.first()).toBeFocused();
  await what.first().fill("Siku ya michezo");
  await expect(dates.getByText(t.errors.issue.field_required)).toHaveCount(0);
  await save(page, t);
  await openValue(page, "termDates", "termDates.0");
  await expect(dates.getByLabel(new RegExp(`^${fields.last}`))).toHaveValue("2030-05-04");
  await expect((await read(page, "/calendar", "en")).locator("[lang=sw]")).toHaveText("Siku ya michezo");
});
