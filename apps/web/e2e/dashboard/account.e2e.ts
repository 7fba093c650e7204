import { expect, open, test } from "../support/site.ts";
import { createUser, enter, removeUser } from "../support/users.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test("logging out everywhere from a phone's drawer ends the sessions of both devices", async ({
  page,
  request,
  browser,
  baseURL,
  dashboardWords: t,
  complaints,
}) => {
  const account = await createUser(request, "Sample Teacher with two devices");
  const other = await (await browser.newContext({ baseURL: String(baseURL), locale: "en-GB" })).newPage();
  for (const device of [page, other]) {
    await enter(device, account);
    await open(device, "/dashboard?tab=bin");
  }
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

  await other.reload();
  await expect(other).toHaveURL(/\/not-found$/);
  await removeUser(request, account);
  await other.context().close();
  complaints.splice(0);
});
