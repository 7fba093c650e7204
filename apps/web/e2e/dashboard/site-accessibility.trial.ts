import type { Page } from "@playwright/test";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import type { SiteSection } from "#dashboard/shared/place/site-sections.ts";
import { administrator } from "../support/administrator.ts";
import { test } from "../support/own-site.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect } from "../support/site.ts";
import { openSection } from "../support/site-tab.ts";
import { enter } from "../support/users.ts";
import { goTo } from "../support/walk.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();

/** Brings a section into each further state of its own, and calls `check` there. */
type States = (page: Page, t: DashboardDictionary, check: (state: string) => Promise<void>) => Promise<void>;

/** The other sections consist of fields of these: `admission` and `joining` of those in results and announcements. */
const statesOf: Partial<Record<SiteSection, States>> = {
  contact: async () => {},
  results: async (page, { site, errors, records }, check) => {
    await press(page, records.of.results.add);
    await press(page, site.save);
    await expect(page.getByText(errors.issue.year_invalid).first()).toBeVisible();
    await check("an invalid result");
  },
  pages: async () => {},
  translation: async () => {},
  motto: async (page, { site }, check) => {
    await page.getByLabel(site.english, { exact: true }).fill("Prayer and work");
    await press(page, site.save);
    await expect(page.getByText(site.tags.englishChanged)).toBeVisible();
    await press(page, site.versions.show);
    await expect(page.getByRole("button", { name: site.versions.returnTo }).first()).toBeVisible();
    await check("a changed motto and its versions");
  },
  rosters: async (page, { site }, check) => {
    await press(page, fill(site.roster.show, { count: 35 }));
    await press(page, site.roster.paste);
    await page.getByLabel(site.roster.pasted, { exact: true }).fill("1990\tA\n\tB");
    await expect(page.getByRole("cell", { name: site.roster.noCell }).first()).toBeVisible();
    await check("an unfolded roster and a paste");
  },
  announcements: async (page, { site, errors, records }, check) => {
    await press(page, records.of.announcements.add);
    await press(page, site.save);
    await expect(page.getByText(errors.issue.date_invalid)).toBeVisible();
    await check("an invalid announcement");
  },
  samples: async (page, { site }, check) => {
    await press(page, site.samples.remove);
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await check("removal of the samples");
  },
};

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

// Two walks, because a loaded machine takes a minute for all sections.
const sections = Object.entries(statesOf) as [SiteSection, States][];
for (const [which, walked] of [
  ["first", sections.slice(0, 5)],
  ["other", sections.slice(5)],
] as const) {
  test(`axe finds nothing in the ${which} sections of the Site tab, narrow and wide, in both themes`, async ({
    page,
    dashboardWords: t,
  }) => {
    await enter(page, administrator);
    await openSection(page, "calendar");
    for (const [section, reach] of walked) {
      const check = async (state: string) => expect.soft(await screenFindings(page), state).toEqual([]);
      await goTo(page, `/dashboard?tab=site&section=${section}`, t.site.sections[section]);
      await check(section);
      await reach(page, t, check);
    }
  });
}
