import { button, expect, open, test } from "../support/site.ts";
import { createUser, enter, removeUser } from "../support/users.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, contextOptions: { reducedMotion: "reduce" } });

test("the drawer of a phone opens a dialog and logs out everywhere", async ({ page, request, dashboardWords }) => {
  const { dashboard: t, login } = dashboardWords;
  const account = await createUser(request, "Sample Teacher with two devices");
  await enter(page, account);
  await open(page, "/dashboard?tab=bin");
  const menu = button(page, t.menu);
  const drawer = page.getByRole("dialog", { name: t.title });
  await menu.tap();
  await button(drawer, t.account.changePassword).tap();
  await expect(drawer).toBeHidden();
  const changing = page.getByRole("dialog", { name: t.account.changePassword });
  await button(changing, t.cancel).tap();
  await expect(changing).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.tap();
  await button(drawer, t.account.logoutEverywhere).tap();
  const asking = page.getByRole("alertdialog", { name: t.account.logoutEverywhere });
  await expect(asking.getByText(t.account.logoutEverywhereConfirm)).toBeVisible();
  await button(asking, t.account.logoutEverywhere).tap();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(login.sessionEnded)).toBeHidden();
  await removeUser(request, account);
});
