import { languages } from "@visiga/contracts/languages";
import { fill } from "@visiga/i18n/format";
import { siteSections } from "#dashboard/shared/place/site-sections.ts";
import { administrator } from "../support/administrator.ts";
import { findings } from "../support/findings.ts";
import { test } from "../support/fresh-server.ts";
import { expect, open } from "../support/site.ts";
import { enter } from "../support/users.ts";

/** What is edited in the first of these sections is listed in the others. */
const isOfTexts = (section: string) => ["message", "motto", "pages", "translation", "samples"].includes(section);

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language, viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    for (const sections of [siteSections.filter(isOfTexts), siteSections.filter((section) => !isOfTexts(section))]) {
      test(`axe finds nothing in the sections ${sections.join(", ")} of the Site tab`, async ({
        page,
        words,
        dashboardWords: t,
      }) => {
        await enter(page, administrator);
        const look = async (state: string) => {
          expect.soft(await findings(page), state).toEqual([]);
          await page.setViewportSize({ width: 1440, height: 900 });
        };
        const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
        const { site } = t;

        for (const section of sections) {
          await open(page, `/dashboard?tab=site&section=${section}`);
          await expect(page.getByRole("heading", { level: 2, name: site.sections[section] })).toBeVisible();
          await look(section);
          if (section === "message") {
            const name = page.getByRole("group", { name: site.keys.rectorName }).getByRole("textbox");
            await name.fill(`Rev. Sample Rector ${language}`);
            await press(site.save);
            await expect(page.getByText(site.saved)).toBeVisible();
            await press(site.versions.show);
            await expect(page.getByRole("button", { name: site.versions.returnTo }).first()).toBeVisible();
            await look("versions");
          }
          if (section === "motto") {
            await page.getByLabel(site.english, { exact: true }).fill(`Prayer ${language}`);
            await press(site.save);
            await expect(page.getByText(site.tags.englishChanged)).toBeVisible();
            await look("English later");
          }
          if (section === "rosters") {
            await press(fill(site.roster.show, { count: 35 }));
            await look("rosters, unfolded");
            await press(site.roster.paste);
            await page.getByLabel(site.roster.pasted, { exact: true }).fill("1990\tA\n\tB");
            await expect(page.getByRole("cell", { name: site.roster.noCell }).first()).toBeVisible();
            await look("paste");
          }
          if (section === "announcements") {
            await press(site.announcements.add);
            await press(site.save);
            await expect(page.getByText(t.errors.issue.date_invalid)).toBeVisible();
            await look("announcement, wrong");
            const field = (label: string) => page.getByLabel(label).first();
            await field(`${site.announcements.text}, ${site.english}`).fill("A sentence for everybody.");
            await field(site.announcements.until).fill("2099-12-31");
            await press(site.save);
            await expect(page.getByText(site.saved)).toBeVisible();
            await open(page, "/");
            await expect(page.getByRole("complementary", { name: words.home.announcement.label })).toBeVisible();
            await look("home with an announcement");
          }
          if (section === "samples") {
            await press(site.samples.remove);
            await expect(page.getByRole("alertdialog")).toBeVisible();
            await look("samples, asking");
          }
        }
      });
    }
  });
}
