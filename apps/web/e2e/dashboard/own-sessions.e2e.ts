import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { phonePhotos } from "../support/phone-photos.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { button, expect, open, test } from "../support/site.ts";
import { storedKeys } from "../support/stored-keys.ts";
import { createUser, enter } from "../support/users.ts";
import { goTo } from "../support/walk.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a session elsewhere can be ended by its owner or an administrator, who can read all logins", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const account = await createUser(request, "Sample Teacher with a lost phone");
  // Twice: the lost phone and this page.
  for (let logins = 0; logins < 2; logins++) await enter(page, account);
  await open(page, "/dashboard?tab=account");
  const list = page.getByRole("region", { name: t.dashboard.account.sessions });
  // The third session is that of the password choice.
  await expect(list.getByRole("listitem")).toHaveCount(3);
  const own = list.getByRole("listitem").filter({ has: page.getByText(t.dashboard.sessions.current, { exact: true }) });
  // The other session of this browser was the first of that name.
  await expect(own.locator("b")).toHaveText(/^Chrome, \w+ \(2\)$/);
  await expect(own.getByRole("button")).toHaveCount(0);
  expect(await screenFindings(page)).toEqual([]);
  const other = list.getByRole("listitem").filter({ hasText: "Chrome" }).filter({ hasNotText: "(2)" });
  const device = await other.locator("b").innerText();
  await button(other, fill(t.dashboard.sessions.endOne, { device })).click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText(fill(t.dashboard.sessions.ended, { device }))).toBeVisible();

  await enter(page, administrator);
  await open(page, "/dashboard?tab=users");
  await page.getByRole("button", { name: fill(t.users.card.sessionsOne, { name: account.name }), exact: true }).click();
  const theirs = page.getByRole("dialog", { name: fill(t.dashboard.sessions.titleOf, { name: account.name }) });
  await theirs.getByRole("listitem").filter({ hasText: "Chrome" }).getByRole("button").click();
  await expect(theirs.getByRole("listitem")).toHaveCount(1);

  const data = { email: administrator.email, password: "not the password" };
  await request.post("/api/v1/auth/authenticate", { data });
  await goTo(page, "/dashboard?tab=activity", t.dashboard.tabs.activity);
  await button(page, t.securityLog.title).click();
  await expect(page.getByRole("listitem").filter({ hasText: t.securityLog.kinds.signedIn }).first()).toBeVisible();
  await page.getByLabel(t.activity.filters.what, { exact: true }).selectOption("signInRefused");
  const line = page.getByRole("listitem").filter({ hasText: t.securityLog.kinds.signInRefused }).first();
  await expect(line).toContainText("127.0.0.1");
  expect(await screenFindings(page)).toEqual([]);
});

test("a link is created once the password is confirmed", async ({ page, request, dashboardWords: t, complaints }) => {
  const account = await createUser(request, "Sample Teacher without a password");
  await enter(page, administrator);
  const refused = { code: "password_needed", httpStatus: 403, path: "users.createPasswordLink" };
  await page.route(
    "**/api/trpc/users.createPasswordLink*",
    (route) => route.fulfill({ status: 403, json: [{ error: { message: "", code: -32003, data: refused } }] }),
    { times: 2 },
  );
  await open(page, "/dashboard?tab=users");
  const link = page.getByRole("button", { name: fill(t.users.card.newLinkOne, { name: account.name }), exact: true });
  const prompt = page.getByRole("dialog", { name: t.dashboard.passwordPrompt.title });

  await link.click();
  await button(page, t.dashboard.cancel).click();
  await expect(prompt).toBeHidden();
  await expect(page.getByText(t.errors.failure.password_needed)).toBeVisible();

  await link.click();
  expect(await screenFindings(page)).toEqual([]);
  const password = prompt.getByLabel(t.login.password, { exact: true });
  await expect(password).toBeFocused();
  await password.fill("not my password");
  await button(page, t.dashboard.passwordPrompt.confirm).click();
  await expect(prompt.getByText(t.errors.issue.password_wrong)).toBeVisible();
  await password.fill(administrator.password);
  await button(page, t.dashboard.passwordPrompt.confirm).click();
  await expect(page.getByRole("dialog", { name: t.users.invite.title })).toBeVisible();
  complaints.splice(0);
});

test("logging out warns that it deletes drafts and unsent pictures, and deletes them", async ({
  page,
  request,
  context,
  dashboardWords: t,
  complaints,
}) => {
  const account = await createUser(request, "Sample Teacher at a shared computer");
  await enter(page, account);
  await open(page, "/dashboard?page=GALLERY&task=upload");
  const chooser = page.locator("input[type=file]");
  // The session is checked before the screen is shown, which needs the network.
  await expect(chooser).toBeAttached();
  await context.setOffline(true);
  await chooser.setInputFiles(await phonePhotos(1));
  await expect.poll(() => storedKeys(page, "uploads", "items")).toHaveLength(1);
  await button(page, t.dashboard.logout).click();
  const asking = page.getByRole("alertdialog", { name: t.dashboard.logout });
  await expect(asking).toContainText(fill(t.dashboard.account.unsent, { count: 1 }));
  expect(await screenFindings(page)).toEqual([]);
  await asking.getByRole("button", { name: t.dashboard.cancel, exact: true }).click();
  expect(await storedKeys(page, "uploads", "pictures")).toHaveLength(1);

  await button(page, t.dashboard.logout).click();
  await asking.getByRole("button", { name: t.dashboard.logout, exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  // The page may just be loaded from the server.
  for (const store of ["items", "pictures", "batches"]) {
    await expect.poll(() => storedKeys(page, "uploads", store).catch(String)).toEqual([]);
  }
  await context.setOffline(false);
  // The page is loaded again by itself, which would end another navigation.
  await expect(page.getByLabel(t.users.fields.email, { exact: true })).toBeVisible();

  await enter(page, administrator);
  await open(page, "/dashboard?tab=users");
  await page.getByRole("button", { name: fill(t.users.card.editOne, { name: account.name }), exact: true }).click();
  await page.getByLabel(t.users.fields.name, { exact: true }).fill("A draft");
  await expect.poll(() => storedKeys(page, "drafts", "drafts")).toHaveLength(1);
  await page.keyboard.press("Escape");
  await button(page, t.dashboard.logout).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => storedKeys(page, "drafts", "drafts").catch(String)).toEqual([]);
  complaints.splice(0);
});
