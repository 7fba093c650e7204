import type { Page } from "@playwright/test";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import type { SiteSection } from "#dashboard/shared/place/site-sections.ts";
import { expect, press } from "./site.ts";

export type Reach = (page: Page, t: DashboardDictionary) => Promise<unknown>;

/** The sections of the Site tab that have such a state of their own: an invalid record, a paste, a dialog. */
export const sectionStates: Partial<Record<SiteSection, Reach>> = {
  results: async (page, { site, errors, records }) => {
    await press(page, records.of.results.add);
    await press(page, site.save);
    await expect(page.getByText(errors.issue.year_invalid).first()).toBeVisible();
  },
  motto: async (page, { site }) => {
    await page.getByLabel(site.english, { exact: true }).fill("Prayer and work");
    await press(page, site.save);
    await expect(page.getByText(site.tags.englishChanged)).toBeVisible();
    await press(page, site.versions.show);
    await expect(page.getByRole("button", { name: site.versions.returnTo }).first()).toBeVisible();
  },
  rosters: async (page, { site }) => {
    await press(page, fill(site.roster.show, { count: 35 }));
    await press(page, site.roster.paste);
    await page.getByLabel(site.roster.pasted, { exact: true }).fill("1990\tA\n\tB");
    await expect(page.getByRole("cell", { name: site.roster.noCell }).first()).toBeVisible();
  },
  announcements: async (page, { site, errors, records }) => {
    await press(page, records.of.announcements.add);
    await press(page, site.save);
    await expect(page.getByText(errors.issue.date_invalid)).toBeVisible();
  },
  samples: async (page, { site }) => {
    await press(page, site.samples.remove);
    await expect(page.getByRole("alertdialog")).toBeVisible();
  },
};
