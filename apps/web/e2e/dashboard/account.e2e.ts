import { screenFindings } from "../support/screen-findings.ts";
import { button, expect, open, test } from "../support/site.ts";
import { createUser, enter } from "../support/users.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

test("on a phone a user reaches the account through More, and logs out everywhere", async ({
  page,
  request,
  dashboardWords,
}) => {
  const { dashboard: t, login, passkeys } = dashboardWords;
  const account = await createUser(request, "Sample Teacher with two devices");
  await enter(page, account);
  await open(page, "/dashboard");
  await button(page, t.menu).tap();
  const drawer = page.getByRole("dialog", { name: t.title });
  await drawer.getByRole("link", { name: t.tabs.more }).tap();
  await expect(drawer).toBeHidden();
  const list = page.getByRole("main").getByRole("listitem");
  // Everything else is for administrators.
  await expect(list).toHaveText([t.tabs.letters, t.tabs.guide, t.tabs.account]);
  expect(await screenFindings(page)).toEqual([]);
  await list.last().getByRole("link").tap();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    t.account.changePassword,
    passkeys.title,
    t.account.sessions,
  ]);
  expect(await screenFindings(page)).toEqual([]);
  await button(page, t.account.logoutEverywhere).tap();
  const asking = page.getByRole("alertdialog", { name: t.account.logoutEverywhere });
  await expect(asking.getByText(t.account.logoutEverywhereConfirm)).toBeVisible();
  await button(asking, t.account.logoutEverywhere).tap();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(login.sessionEnded)).toBeHidden();
});

test("bookmarks of the tabs of earlier releases open their places, whose addresses replace them", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const account = await createUser(request, "Sample Teacher with bookmarks");
  await enter(page, account);
  for (const [address, place, heading] of [
    ["?tab=bin", "?page=ALL&only=bin", t.dashboard.tabs.images],
    ["?tab=removals", "?tab=today", t.dashboard.tabs.today],
    ["?tab=account", "?tab=account", t.dashboard.tabs.account],
    // A USER is told so where only administrators look.
    ["?tab=activity", "?tab=activity", t.dashboard.tabs.activity],
    ["?tab=views", "?tab=views", t.dashboard.tabs.views],
    ["?tab=backups", "?tab=backups", t.dashboard.tabs.backups],
  ] as const) {
    await open(page, `/dashboard${address}`);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect.poll(() => new URL(page.url()).search).toBe(place);
    const refused = /activity|views|backups/.test(address);
    await expect(page.getByText(t.dashboard.notAllowed)).toHaveCount(refused ? 1 : 0);
  }
});
