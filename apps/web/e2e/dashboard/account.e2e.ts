import { button, expect, open, test } from "../support/site.ts";
import { createUser, enter, removeUser } from "../support/users.ts";

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
  await expect(list).toHaveText([t.tabs.account]);
  await list.getByRole("link").tap();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    t.account.changePassword,
    passkeys.title,
    t.account.sessions,
  ]);
  await button(page, t.account.logoutEverywhere).tap();
  const asking = page.getByRole("alertdialog", { name: t.account.logoutEverywhere });
  await expect(asking.getByText(t.account.logoutEverywhereConfirm)).toBeVisible();
  await button(asking, t.account.logoutEverywhere).tap();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(login.sessionEnded)).toBeHidden();
  await removeUser(request, account);
});
