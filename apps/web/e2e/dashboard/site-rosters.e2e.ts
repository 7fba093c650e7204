import { fill } from "@visiga/i18n/format";
import { siteTest as test } from "../support/as-administrator.ts";
import { button, expect } from "../support/site.ts";
import { openValue, read, save, value } from "../support/site-tab.ts";

test("pasted names replace the list, and missing values are marked before", async ({ page, dashboardWords: t }) => {
  const { pasting, keys } = t.site;
  const { fields } = t.records.of.firstStudents;
  const names = Array.from({ length: 35 }, (_, index) => `Pasted Student ${String(index + 1).padStart(2, "0")}`);
  await openValue(page, "deceasedStudents");
  await button(value(page, keys.deceasedStudents), pasting.paste).click();
  const dialog = page.getByRole("dialog", { name: pasting.paste });
  await dialog.getByLabel(pasting.pasted, { exact: true }).fill("A\tSample Parish 01\r\nB\r\nC\t#REF!");
  await expect(dialog.getByText(fill(pasting.toLookAt, { count: 3, wrong: 2 }))).toBeVisible();
  for (const problem of [pasting.noParish, t.letters.problems.notShown])
    await expect(dialog.getByRole("cell", { name: problem })).toBeVisible();
  await button(dialog, t.dashboard.cancel).click();
  await openValue(page, "firstStudents");

  await button(value(page, keys.firstStudents), pasting.paste).click();
  await dialog.getByLabel(pasting.pasted, { exact: true }).fill([fields.name, ...names, "", ""].join("\r\n"));
  await expect(dialog.getByText(fill(pasting.read, { count: 35 }))).toBeVisible();
  await button(dialog, pasting.replaceAll).click();
  await expect(page.getByText(pasting.replaced)).toBeVisible();
  await save(page, t);
  const history = await read(page, "/history", "en");
  for (const name of [names[0], names[34]]) await expect(history.getByText(String(name))).toBeVisible();
});
