import { fill } from "@visiga/i18n/format";
import { siteTest as test } from "../support/as-administrator.ts";
import { button, expect } from "../support/site.ts";
import { openSection, save, value } from "../support/site-tab.ts";
import { goTo } from "../support/walk.ts";

test("a value without Swahili is listed with a link until it has both", async ({ page, dashboardWords: t }) => {
  const { translation, keys, tags, stillRight } = t.site;
  await openSection(page, "motto");
  const motto = value(page, keys.motto);
  await motto.getByLabel(t.site.swahili, { exact: true }).fill("");
  await save(page, t);
  await expect(motto.getByText(tags.noSwahili)).toBeVisible();

  const toTranslation = () => goTo(page, "/dashboard?tab=site&section=translation", t.site.sections.translation);
  await toTranslation();
  const item = page.getByRole("listitem").filter({ hasText: keys.motto });
  await expect(item).toContainText(tags.noSwahili);
  await item.getByRole("link", { name: fill(translation.translateOne, { name: keys.motto }) }).click();
  const swahili = motto.getByLabel(t.site.swahili, { exact: true });
  await expect(swahili).toBeFocused();
  await swahili.fill("Sala, Nidhamu, Elimu, Kazi");
  await save(page, t);
  await expect(motto.getByText(tags.noSwahili)).toHaveCount(0);

  await motto.getByLabel(t.site.english, { exact: true }).fill("Prayer, Discipline, Education and Work");
  await save(page, t);
  await expect(motto.getByText(tags.englishChanged)).toBeVisible();
  await button(motto, stillRight.swahili).click();
  await expect(page.getByText(t.site.agree)).toBeVisible();
  await expect(motto.getByText(tags.englishChanged)).toHaveCount(0);
  await toTranslation();
  await expect(page.getByText(translation.none)).toBeVisible();
});
