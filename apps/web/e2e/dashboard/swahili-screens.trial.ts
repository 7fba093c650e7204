import type { Page } from "@playwright/test";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import type { SiteSection } from "#dashboard/shared/place/site-sections.ts";
import { administrator } from "../support/administrator.ts";
import { cards } from "../support/documented-screen.ts";
import { overflows } from "../support/findings.ts";
import { type Reach, sectionStates } from "../support/section-states.ts";
import { expect, open, press, test } from "../support/site.ts";
import { enter } from "../support/users.ts";
import { goTo } from "../support/walk.ts";

interface State {
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

const tabs: readonly State[] = [
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
    reach: async (page, { images: t, errors }) => {
      await press(page, t.add);
      await press(page, t.form.save);
      await expect(page.getByText(errors.issue.name_required)).toBeVisible();
    },
  },
  {
    path: "/dashboard?page=NEWS",
    reach: async (page, { images: t }) => {
      await pressFirst(page, t.card.editOne);
      await page.getByText(t.form.moreNews, { exact: true }).click();
      await page.getByLabel(t.fields.shownFrom).fill("2099-06-30");
      await press(page, t.transform.open);
      await expect(page.getByLabel(t.transform.width)).toBeVisible();
    },
  },
  { path: "/dashboard?only=withoutAlternativeText" },
  { path: "/dashboard?task=upload", heading: (t) => t.images.upload.title },
  { path: "/dashboard?page=HOME&task=order", heading: (t) => t.images.order.home },
  {
    path: "/dashboard?tab=users",
    reach: (page, { users: t }) => page.getByRole("switch", { name: t.showAll }).check(),
  },
  { path: "/users", reach: (page, { users: t }) => pressFirst(page, t.card.editOne) },
  { path: "/dashboard?tab=activity", heading: (t) => t.activity.title },
  {
    path: "/dashboard?tab=views",
    heading: (t) => t.pageViews.title,
    reach: (page, { pageViews: t }) => page.getByText(t.table, { exact: true }).first().click(),
  },
  { path: "/dashboard?tab=bin", heading: (t) => t.bin.title },
  { path: "/dashboard?tab=removals", heading: (t) => t.removals.title },
  { path: "/dashboard?tab=backups", heading: (t) => t.backups.title },
];

const section = (name: SiteSection): State => ({
  path: `/dashboard?tab=site&section=${name}`,
  heading: (t) => t.site.sections[name],
  reach: sectionStates[name],
});
const site: readonly State[] = [
  { path: "/dashboard?tab=site" },
  section("message"),
  section("rosters"),
  section("announcements"),
  { path: "/dashboard?tab=site&section=pages&of=/contact" },
  section("samples"),
  section("joining"),
  section("results"),
];

test.use({
  language: "sw",
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: "reduce" },
});

test("the login and its messages fit their window in Swahili", async ({ page, dashboardWords: t, complaints }) => {
  await open(page, "/set-password#spent");
  await expect(page.getByText(t.setPassword.linkInvalid)).toBeVisible();
  expect.soft(await overflows(page), "set-password").toEqual([]);
  await open(page, "/login");
  await press(page, t.login.submit);
  await expect(page.getByText(t.errors.issue.email_required)).toBeVisible();
  expect(await overflows(page), "login").toEqual([]);
  // The server refuses the link on purpose.
  complaints.length = 0;
});

for (const [screens, states] of [
  ["all tabs but the Site tab", tabs],
  ["the Site tab", site],
] as const) {
  test(`the screens of ${screens} fit their window in Swahili`, async ({ page, dashboardWords: t }) => {
    await enter(page, administrator);
    for (const { path, heading, reach } of states) {
      if (heading && page.url().includes("/dashboard")) await goTo(page, path, heading(t));
      else await open(page, path);
      await expect(page.locator(".loading")).toHaveCount(0);
      await reach?.(page, t);
      expect.soft(await overflows(page), path).toEqual([]);
    }
  });
}
