import type { Locator, Page } from "@playwright/test";
import type { EntryRecord } from "@visiga/contracts/entries";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import type { SiteSection } from "#dashboard/shared/place/site-sections.ts";
import { tabRow } from "#dashboard/shared/place/tab-access.ts";
import type { TabName } from "#dashboard/shared/place/tabs.ts";
import { Hand } from "./hand.ts";
import { test as siteTest } from "./own-site.ts";
import { addSample } from "./sample-pictures.ts";
import { button, expect, open } from "./site.ts";

interface Office {
  /** Opens the dashboard, then a tab by the menu, or one of the list under More. */
  openTab: (tab: TabName) => Promise<void>;
  /** Opens Today, then the form of a task. */
  begin: (task?: keyof DashboardDictionary["today"]["tasks"]) => Promise<void>;
  openSection: (section: SiteSection) => Promise<void>;
  /** Adds a picture, then opens the dashboard with those of its page. */
  openSample: (sample: Parameters<typeof addSample>[1]) => Promise<EntryRecord>;
  /** Saves the form of a value. */
  submit: () => Promise<void>;
}

export const dialog = (page: Page): Locator => page.getByRole("dialog");
export const control = (page: Page, id: string): Locator => dialog(page).locator(`[id="${id}"]`);

/** Types into the field that its form has focused, which takes no tap. */
export async function fillFocused(hand: Hand, field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused();
  await hand.fill(field, text);
}

/** A visitor in Swahili at 360 px. After the test its taps, fields and scrolled pixels are printed. */
export const visitorTest = siteTest.extend<{ hand: Hand }>({
  viewport: { width: 360, height: 740 },
  language: "sw",
  contextOptions: { reducedMotion: "reduce" },
  hand: async ({}, use, info) => {
    const hand = new Hand();
    await use(hand);
    const { taps, fields, scroll } = hand;
    if (info.status === info.expectedStatus)
      console.info(`${info.title}: ${taps} taps, ${fields} fields, ${Math.round(scroll)} px`);
  },
});

/** As `visitorTest`, by the administrator in the dashboard. */
export const test = visitorTest.extend<Office>({
  asAdministrator: true,
  openTab: ({ page, hand, dashboardWords: { dashboard } }, use) =>
    use(async (tab) => {
      const link = (within: Locator, name: TabName) =>
        within.getByRole("link", { name: dashboard.tabs[name], exact: true });
      await open(page, "/dashboard");
      await hand.tap(button(page, dashboard.menu));
      await hand.tap(link(dialog(page), tabRow(tab).inMore ? "more" : tab));
      if (tabRow(tab).inMore) await hand.tap(link(page.getByRole("main"), tab));
    }),
  begin: ({ page, hand, openTab, dashboardWords: { today } }, use) =>
    use(async (task) => {
      await openTab("today");
      if (task) await hand.tap(page.getByRole("link", { name: today.tasks[task], exact: true }));
    }),
  openSection: ({ page, hand, openTab, dashboardWords: { site } }, use) =>
    use(async (section) => {
      await openTab("site");
      const sections = page.getByRole("navigation", { name: site.content });
      await hand.tap(sections.getByRole("link", { name: site.sections[section] }));
    }),
  openSample: ({ page, request, hand, dashboardWords: { images } }, use) =>
    use(async (sample) => {
      const entry = await addSample(request, sample);
      await open(page, "/dashboard");
      await hand.tap(button(page, images.pages[entry.page]));
      return entry;
    }),
  submit: ({ page, hand, dashboardWords: { dashboard, site } }, use) =>
    use(async () => {
      await hand.tap(dialog(page).getByRole("button", { name: dashboard.save, exact: true }).last());
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByText(site.saved)).toBeVisible();
    }),
});
