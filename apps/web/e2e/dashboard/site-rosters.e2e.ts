import { fill } from "@visiga/i18n/format";
import { siteTest as test } from "../support/as-administrator.ts";
import { button, expect } from "../support/site.ts";
import { openSection, read, save, value } from "../support/site-tab.ts";

test("pasted names replace the list, and missing values are marked before", async ({ page, dashboardWords: t }) => {
  const { roster, keys } = t.site;
  const { fields } = t.records.of.firstStudents;
  const names = Array.from({ length: 35 }, (_, index) => `Pasted Student ${String(index + 1).padStart(2, "0")}`);
  await openSection(page, "rosters");

  await button(value(page, keys.deceasedStudents), roster.paste).click();
  const pasting = page.getByRole("dialog", { name: roster.paste });
  await pasting.getByLabel(roster.pasted, { exact: true }).fill("A\tSample Parish 01\r\nB\r\n");
  await expect(pasting.getByText(fill(roster.toLookAt, { count: 2, wrong: 1 }))).toBeVisible();
  await expect(pasting.getByRole("cell", { name: roster.noParish })).toBeVisible();
  await button(pasting, t.dashboard.cancel).click();

  await button(value(page, keys.firstStudents), roster.paste).click();
  await pasting.getByLabel(roster.pasted, { exact: true }).fill([fields.name, ...names, "", ""].join("\r\n"));
  await expect(pasting.getByText(fill(roster.read, { count: 35 }))).toBeVisible();
  await button(pasting, roster.replaceAll).click();
  await expect(page.getByText(roster.replaced)).toBeVisible();
  await save(page, t);
  const history = await read(page, "/history", "en");
  for (const name of [names[0], names[34]]) await expect(history.getByText(String(name))).toBeVisible();
});
