import type { SiteSection } from "#dashboard/shared/place/site-sections.ts";
import { siteTest as test } from "../support/as-administrator.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { plainTabs, sectionStates, showScreen } from "../support/screens.ts";
import { expect } from "../support/site.ts";
import { openSection } from "../support/site-tab.ts";
import { goTo } from "../support/walk.ts";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

/**
 * The other sections consist of fields of these: `admission` and `joining` of those in results and announcements. Two
 * walks, because a loaded machine takes a minute for all sections.
 */
const walks: Readonly<Record<string, readonly SiteSection[]>> = {
  first: ["contact", "results", "pages", "translation", "motto"],
  other: ["rosters", "announcements", "samples"],
};
for (const [which, sections] of Object.entries(walks)) {
  test(`axe finds nothing in the ${which} sections of the Site tab`, async ({ page, dashboardWords: t }) => {
    await openSection(page, "calendar");
    for (const section of sections) {
      await goTo(page, `/dashboard?tab=site&section=${section}`, t.site.sections[section]);
      expect.soft(await screenFindings(page), section).toEqual([]);
      const reach = sectionStates[section];
      if (!reach) continue;
      await reach(page, t);
      expect.soft(await screenFindings(page), `${section}, in use`).toEqual([]);
    }
  });
}

test("axe finds nothing in a tab that has no test of its own", async ({ page, dashboardWords: t }) => {
  for (const screen of plainTabs) {
    await showScreen(page, t, screen);
    expect.soft(await screenFindings(page), screen.path).toEqual([]);
  }
});
