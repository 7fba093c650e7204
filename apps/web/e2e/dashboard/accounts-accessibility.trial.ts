import type { APIRequestContext, Page } from "@playwright/test";
import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { screenFindings } from "../support/screen-findings.ts";
import { button, expect, field, open, press, test } from "../support/site.ts";
import { byAdministrator, createUser, enter, removeUser } from "../support/users.ts";
import { closeDialogs } from "../support/walk.ts";

const phoneNumber = "+255 700 000 006";
const uninvited = "Sample Teacher 06";

/** Registers a user who does not use the link. */
async function register(request: APIRequestContext, email: string): Promise<{ id: string; setPasswordUrl: string }> {
  const data = { name: uninvited, email, phoneNumber };
  return (await request.post("/api/v1/users/register", { headers: await byAdministrator(request), data })).json();
}

async function check(page: Page, state: string): Promise<void> {
  expect.soft(await screenFindings(page), state).toEqual([]);
  await closeDialogs(page);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("axe finds nothing in the screens of a visitor", async ({ page, request, dashboardWords: t, complaints }) => {
  const { errors, login, setPassword, restore } = t;
  await open(page, "/login");
  await button(page, login.submit).click();
  await expect(page.getByText(errors.issue.email_required)).toBeVisible();
  await check(page, "login, wrong");

  await page.evaluate(() => sessionStorage.setItem("returnTo", "/dashboard?tab=users"));
  await open(page, "/login");
  await expect(page.getByText(login.sessionEnded)).toBeVisible();
  await field(page, t.users.fields.email).fill("nobody@example.org");
  await field(page, login.password).fill("not a password");
  await button(page, login.submit).click();
  await expect(page.getByText(errors.failure.login_failed)).toBeVisible();
  await check(page, "login, refused, after a session has ended");

  await open(page, "/set-password#spent");
  await expect(page.getByText(errors.issue.link_invalid)).toBeVisible();
  await check(page, "set-password, dead link");

  await open(page, "/restore");
  await field(page, restore.code.label).fill("not the code");
  await button(page, restore.code.submit).click();
  await expect(page.getByText(errors.failure.restore_key_invalid)).toBeVisible();
  await check(page, "restore, wrong code");

  const invited = await register(request, "invited.visitor@example.org");
  await open(page, `/set-password${new URL(invited.setPasswordUrl).hash}`);
  await field(page, setPassword.newPassword).fill("four words set together");
  await button(page, setPassword.submit).click();
  await expect(page.getByText(setPassword.different)).toBeVisible();
  await check(page, "set-password, wrong");
  await removeUser(request, invited);
  // The requests were refused on purpose.
  complaints.splice(0);
});

test("axe finds nothing in users and dialogs of accounts", async ({ page, request, dashboardWords: t, complaints }) => {
  const { dashboard, errors, users } = t;
  const account = await createUser(request, "Sample Colleague");
  const { id, name, email } = account;
  const headers = await byAdministrator(request);
  const rename = (to: string) =>
    request.put(`/api/v1/users/update/${id}`, { headers, data: { name: to, email, status: "INACTIVE" } });
  await rename(name);
  await enter(page, administrator);
  const invited = await register(request, `uninvited.${id}@example.org`);
  const openUsers = async () => {
    await open(page, "/dashboard?tab=users");
    await page.getByRole("switch", { name: users.showAll }).check();
  };
  const pressInDialog = (label: string) => button(page.locator("dialog[open]").last(), label).click();

  await openUsers();
  await expect(button(page, fill(users.card.bringBackOne, { name }))).toBeVisible();
  await expect(page.getByText(users.linkNotUsed).first()).toBeVisible();
  await check(page, "users of every status");

  await open(page, "/users");
  await button(page, users.add).click();
  await pressInDialog(users.form.register);
  await expect(page.getByText(errors.issue.email_required)).toBeVisible();
  await check(page, "a new user, wrong");

  await button(page, users.add).click();
  await field(page, users.fields.name).fill("Sample Teacher 05");
  await field(page, users.fields.phoneNumber).fill("+255 700 000 005");
  await field(page, users.fields.email).fill(administrator.email);
  await pressInDialog(users.form.register);
  await expect(page.getByRole("alertdialog").getByText(errors.failure.email_taken)).toBeVisible();
  await check(page, "a new user, refused");

  await page.getByRole("searchbox").fill("nobody of this name");
  await expect(page.getByText(users.empty)).toBeVisible();
  await check(page, "no users found");

  await openUsers();
  await button(page, fill(users.card.editOne, { name })).click();
  await field(page, users.fields.name).fill("Mine");
  for (const other of ["Theirs", name]) expect((await rename(other)).status()).toBe(200);
  await pressInDialog(dashboard.save);
  await expect(page.getByRole("alertdialog", { name: t.images.conflict.title })).toBeVisible();
  await check(page, "a user, edited by two");

  await openUsers();
  await button(page, fill(users.card.editOne, { name })).click();
  await expect(page.getByRole("dialog").getByText(dashboard.notice.draftRestored)).toBeVisible();
  await check(page, "what was typed comes back");

  await press(page, fill(users.card.newLinkOne, { name: uninvited }));
  await expect(page.getByRole("img", { name: users.invite.qr })).toBeVisible();
  await check(page, "a link to hand on");

  await open(page, "/dashboard?tab=account");
  await button(page.getByRole("region", { name: dashboard.account.changePassword }), dashboard.save).click();
  await expect(page.getByText(errors.issue.password_required).first()).toBeVisible();
  await check(page, "changing one's password, wrong");

  await button(page, dashboard.account.logoutEverywhere).click();
  await expect(page.getByText(dashboard.account.logoutEverywhereConfirm)).toBeVisible();
  await check(page, "logging out everywhere");

  await removeUser(request, invited);
  // The requests were refused on purpose.
  complaints.splice(0);
});
