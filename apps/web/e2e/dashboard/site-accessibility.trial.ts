import { siteTest as test } from "../support/as-administrator.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { changedMotto, plainTabs, showScreen, siteScreens } from "../support/screens.ts";
import { expect } from "../support/site.ts";

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test("axe finds nothing in the sections and forms of the Site tab", async ({ page, dashboardWords: t }) => {
  for (const screen of [...siteScreens, changedMotto]) {
    await showScreen(page, t, screen);
    expect.soft(await screenFindings(page), screen.path).toEqual([]);
  }
});

test("axe finds nothing in a tab that has no test of its own", async ({ page, dashboardWords: t }) => {
  for (const screen of plainTabs) {
    await showScreen(page, t, screen);
    expect.soft(await screenFindings(page), screen.path).toEqual([]);
  }
});
