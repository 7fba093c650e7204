import type { Page } from "@playwright/test";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import {
  pagePlacePath,
  siteSectionPath,
  siteSections,
  textFilterPath,
  valuePath,
} from "#dashboard/shared/place/site-sections.ts";
import { type TabName, tabs } from "#dashboard/shared/place/tabs.ts";
import { cards, expect, open, press } from "./site.ts";
import { goTo } from "./walk.ts";

type Reach = (page: Page, t: DashboardDictionary) => Promise<unknown>;

export interface Screen {
  readonly path: string;
  /** Of the screen, if no state before has the same: then the page is not loaded again. */
  readonly heading?: (t: DashboardDictionary) => string;
  readonly reach?: Reach | undefined;
}

/** Presses the first button whose name begins as this one, which ends with the name of its item. */
const pressFirst = (page: Page, name: string) =>
  page
    .getByRole("button", { name: name.split("{name}")[0] ?? name })
    .first()
    .click();

/** Tabs of the dashboard but the Site tab, each in the state with most on it. */
const fullTabs: readonly Screen[] = [
  {
    path: "/dashboard?page=GALLERY",
    reach: async (page, { images: t }) => {
      await press(page, t.select.start);
      await cards(page).first().getByRole("checkbox").check();
      await expect(page.getByRole("region", { name: t.select.label })).toBeVisible();
    },
  },
  {
    path: "/dashboard?page=ALL",
    reach: async (page, { images: t, dashboard, errors }) => {
      await press(page, t.add);
      await press(page, dashboard.save);
      await expect(page.getByText(errors.issue.name_required)).toBeVisible();
    },
  },
  {
    path: "/dashboard?page=NEWS",
    reach: async (page, { images: t }) => {
      await pressFirst(page, t.card.editOne);
      await page.locator("summary", { hasText: t.form.more }).click();
      await page.getByLabel(t.fields.shownFrom).fill("2099-06-30");
      await press(page, t.transform.open);
      await expect(page.getByLabel(t.transform.width)).toBeVisible();
    },
  },
  {
    path: "/dashboard?page=NEWS",
    reach: async (page, { circulars: t }) => {
      await pressFirst(page, t.sendOne);
      await expect(page.getByRole("link", { name: t.pdf })).toBeVisible();
    },
  },
  { path: "/dashboard?only=improve" },
  { path: "/dashboard?page=ALL&only=bin" },
  { path: "/dashboard?task=upload", heading: (t) => t.images.upload.title },
  { path: "/dashboard?page=HOME&task=order", heading: (t) => t.images.order.home },
  {
    path: "/dashboard?tab=users",
    reach: (page, { users: t }) => page.getByRole("switch", { name: t.showAll }).check(),
  },
  {
    path: "/dashboard?tab=letters",
    reach: async (page, { site }) => {
      await page.getByLabel(site.pasting.pasted, { exact: true }).fill("A\t1\tB\nC\t9\tD");
      await expect(page.getByRole("cell", { name: "B", exact: true })).toBeVisible();
    },
  },
  { path: "/users", reach: (page, { users: t }) => pressFirst(page, t.card.editOne) },
];

/** The other tabs, and so a new one, as they open. */
export const plainTabs: readonly Screen[] = Object.keys(tabs)
  .filter((name): name is TabName => name !== "site" && name !== "images")
  .filter((name) => !fullTabs.some(({ path }) => path === `/dashboard?tab=${name}`))
  .map((name) => ({ path: `/dashboard?tab=${name}`, heading: (t) => t.dashboard.tabs[name] }));

export const tabScreens: readonly Screen[] = [...fullTabs, ...plainTabs];

/** Forms of the Site tab in such a state: an invalid record, a paste, a dialog. */
export const formStates: readonly Screen[] = [
  {
    path: valuePath("results", "results.new"),
    reach: async (page, { dashboard, errors }) => {
      await press(page, dashboard.save);
      await expect(page.getByText(errors.issue.year_invalid).first()).toBeVisible();
    },
  },
  {
    path: `${siteSectionPath("admission")}&edit=entranceResults`,
    reach: async (page, { entranceResults: t }) => {
      await page.getByLabel(t.rows).fill("0123\tselected\n0123\tX");
      await expect(page.getByRole("row")).toHaveCount(2);
    },
  },
  {
    path: valuePath("firstStudents"),
    reach: async (page, { site }) => {
      await press(page, site.pasting.paste);
      await page.getByLabel(site.pasting.pasted, { exact: true }).fill("1990\tA\n\tB");
      await expect(page.getByRole("cell", { name: "1990" })).toBeVisible();
    },
  },
  {
    path: valuePath("announcements", "announcements.new"),
    reach: async (page, { dashboard, errors }) => {
      await press(page, dashboard.save);
      await expect(page.getByText(errors.issue.date_invalid)).toBeVisible();
    },
  },
  {
    path: valuePath("rectorName"),
    reach: async (page, { site }) => {
      await press(page, site.plan.later);
      await expect(page.getByLabel(site.plan.firstDay)).toBeVisible();
    },
  },
  {
    path: textFilterPath("samples"),
    reach: async (page, { site }) => {
      await press(page, site.samples.remove);
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
];

/** Changes the motto, so its fields are those of no other screen. */
export const changedMotto: Screen = {
  path: valuePath("motto"),
  reach: async (page, { site, dashboard }) => {
    await page.getByLabel(site.english, { exact: true }).fill("Prayer and work");
    await press(page, dashboard.save);
    await expect(page.getByText(site.tags.englishLater)).toBeVisible();
    await open(page, valuePath("motto"));
    await press(page, site.versions.show);
    await expect(page.getByRole("button", { name: site.versions.returnTo }).first()).toBeVisible();
  },
};

export const siteScreens: readonly Screen[] = [
  { path: "/dashboard?tab=site" },
  ...siteSections.map((name): Screen => ({ path: siteSectionPath(name), heading: (t) => t.site.sections[name] })),
  { path: pagePlacePath("/contact") },
  { path: textFilterPath("missing") },
  ...formStates,
];

/** Shows a screen in its state, loading the page again only if it must. */
export async function showScreen(page: Page, t: DashboardDictionary, { path, heading, reach }: Screen): Promise<void> {
  if (heading && page.url().includes("/dashboard")) await goTo(page, path, heading(t));
  else await open(page, path);
  await expect(page.locator(".loading")).toHaveCount(0);
  await reach?.(page, t);
}
