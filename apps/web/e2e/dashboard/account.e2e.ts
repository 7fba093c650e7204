import { expect, open, test } from "../support/site.ts";
import { createUser, enter, removeUser } from "../support/users.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

test("a dialog opened from a phone's drawer returns the focus to the menu, and logging out everywhere leads to the login", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const account = await createUser(request, "Sample Teacher with two devices");
  await enter(page, account);
  await open(page, "/dashboard?tab=bin");
  const menu = page.getByRole("button", { name: t.dashboard.menu, exact: true });
  const drawer = page.getByRole("dialog", { name: t.dashboard.title });
  await menu.tap();
  await drawer.getByRole("button", { name: t.dashboard.account.changePassword, exact: true }).tap();
  await expect(drawer).toBeHidden();
  const changing = page.getByRole("dialog", { name: t.dashboard.account.changePassword });
  await changing.getByRole("button", { name: t.dashboard.cancel, exact: true }).tap();
  await expect(changing).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.tap();
  await drawer.getByRole("button", { name: t.dashboard.account.logoutEverywhere, exact: true }).tap();
  const asking = page.getByRole("alertdialog", { name: t.dashboard.account.logoutEverywhere });
  await expect(asking.getByText(t.dashboard.account.logoutEverywhereConfirm)).toBeVisible();
  await asking.getByRole("button", { name: t.dashboard.account.logoutEverywhere, exact: true }).tap();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(t.login.sessionEnded)).toBeHidden();
  await removeUser(request, account);
});
