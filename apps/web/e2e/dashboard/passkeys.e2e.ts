import type { Page } from "@playwright/test";
import { schoolDay } from "@visiga/contracts/dates";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { logIn } from "../support/login-form.ts";
import { test as base } from "../support/own-server.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { startCopy } from "../support/server.ts";
import { button, expect, open } from "../support/site.ts";
import { byAdministrator, createUser, enter, removeUser } from "../support/users.ts";
import { addVirtualAuthenticator, withoutAutofill } from "../support/virtual-authenticator.ts";
import { goTo } from "../support/walk.ts";

/** Browsers offer passkeys at a name, not at the address 127.0.0.1. */
const test = base.extend({
  baseURL: async ({ ownServer }, use) => use(ownServer.url.replace("127.0.0.1", "localhost")),
});

/** Waits for the list too, because a request that a logout overtakes is refused. */
async function inDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard/);
  await page.getByRole("article").first().waitFor();
}

async function addPasskey(page: Page, { passkeys, dashboard }: DashboardDictionary): Promise<void> {
  await goTo(page, "/dashboard?tab=account", dashboard.tabs.account);
  await button(page, passkeys.add).click();
  await expect(page.getByRole("region", { name: passkeys.title }).getByRole("listitem")).toHaveCount(1);
}

const dayIn = (days: number) => schoolDay(new Date(Date.now() + days * 24 * 3600 * 1000));

test("a user adds, uses and removes a passkey", async ({ page, request, dashboardWords: t, complaints }) => {
  const { passkeys } = t;
  const account = await createUser(request, "Sample Teacher with a passkey");
  await withoutAutofill(page);
  const device = await addVirtualAuthenticator(page);
  await enter(page, account);
  await open(page, "/dashboard?tab=account");
  const section = page.getByRole("region", { name: passkeys.title });
  await expect(section.getByText(passkeys.none)).toBeVisible();
  const name = section.getByLabel(passkeys.name, { exact: true });
  await expect(name).toHaveValue(/\w/);
  const system = await name.inputValue();
  const [field, add] = await Promise.all([name, button(page, passkeys.add)].map((each) => each.boundingBox()));
  expect((add?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0), "space above the button").toBeGreaterThan(8);
  await button(page, passkeys.add).click();
  await expect(section.getByRole("listitem")).toHaveText(new RegExp(`^${system}.*${passkeys.notUsed}`));
  await expect(page.getByText(fill(passkeys.addedNow, { name: system }))).toBeVisible();
  await expect(name).toHaveValue(`${system} (2)`);
  const [stored] = await device.stored();
  expect(Buffer.from(String(stored?.userHandle), "base64").toString()).toBe(account.id);
  expect(await screenFindings(page)).toEqual([]);

  await button(page, passkeys.add).click();
  await expect(section.getByText(passkeys.failures.present)).toBeVisible();

  await button(page, t.dashboard.logout).click();
  await expect(page).toHaveURL(/\/login$/);
  await button(page, passkeys.login.use).click();
  await inDashboard(page);

  await button(page, t.dashboard.logout).click();
  await device.acceptUser(false);
  await logIn(page, t, account);
  await expect(page.getByText(passkeys.failures.cancelled)).toBeVisible();
  await expect(page.getByText(passkeys.login.required)).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await device.acceptUser(true);
  await button(page, passkeys.login.use).click();
  await inDashboard(page);

  await goTo(page, "/dashboard?tab=account", t.dashboard.tabs.account);
  await button(page, fill(passkeys.removeOne, { name: system })).click();
  const asking = page.getByRole("alertdialog", { name: passkeys.remove });
  expect(await screenFindings(page)).toEqual([]);
  await asking.getByRole("button", { name: passkeys.remove, exact: true }).click();
  await expect(section.getByText(passkeys.none)).toBeVisible();

  await button(page, t.dashboard.logout).click();
  await expect(page).toHaveURL(/\/login$/);
  await button(page, passkeys.login.use).click();
  await expect(page.getByText(t.errors.failure.passkey_refused)).toBeVisible();
  await logIn(page, t, account);
  await inDashboard(page);
  // The refusals were made on purpose.
  complaints.splice(0);
});

test("the login offers a passkey once its script can answer", async ({ page, dashboardWords: { passkeys } }) => {
  await withoutAutofill(page);
  await addVirtualAuthenticator(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/passkey-login/, (route) => released.then(() => route.continue()));
  await open(page, "/login");
  await expect(button(page, passkeys.login.use)).toBeHidden();
  release();
  await button(page, passkeys.login.use).click();
  await expect(page.getByText(passkeys.failures.cancelled)).toBeVisible();
});

test("administrators without a passkey are reminded, must add one, and get help after a loss", async ({
  page,
  request,
  dashboardWords: t,
  complaints,
}) => {
  const { passkeys } = t;
  const colleague = await createUser(request, "Sample Head Teacher");
  const headers = await byAdministrator(request);
  const { id, email, name } = colleague;
  await request.put(`/api/v1/users/update/${id}`, { headers, data: { name, email, role: "ADMIN" } });
  await withoutAutofill(page);
  await addVirtualAuthenticator(page);
  await enter(page, administrator);
  await open(page, "/dashboard?tab=users");
  await expect(page.getByText(passkeys.requirement.none)).toBeVisible();
  await button(page, passkeys.requirement.set).click();
  const dialog = page.getByRole("dialog", { name: passkeys.requirement.set });
  const from = async (day: string) => {
    await dialog.getByLabel(passkeys.requirement.day, { exact: true }).fill(day);
    await dialog.getByRole("button", { name: t.dashboard.save, exact: true }).click();
  };
  await from(dayIn(-1));
  await expect(dialog.getByText(t.errors.issue.day_over)).toBeVisible();
  await from(dayIn(7));
  await expect(dialog.getByText(t.errors.failure.own_passkey_needed)).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await addPasskey(page, t);
  await goTo(page, "/dashboard?tab=users", t.dashboard.tabs.users);
  await button(page, passkeys.requirement.set).click();
  await from(dayIn(7));
  const day = formatDay(dayIn(7), "en");
  await expect(page.getByText(fill(passkeys.requirement.from, { day }))).toContainText(name);

  await enter(page, colleague);
  await open(page, "/dashboard");
  await expect(page.getByText(fill(passkeys.notice, { day }))).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);

  await button(page, t.dashboard.logout).click();
  await button(page, passkeys.login.use).click();
  await inDashboard(page);
  await goTo(page, "/dashboard?tab=users", t.dashboard.tabs.users);
  await button(page, passkeys.requirement.change).click();
  await from(dayIn(0));
  await expect(page.getByText(passkeys.requirement.saved)).toBeVisible();

  await button(page, t.dashboard.logout).click();
  await logIn(page, t, colleague);
  await expect(page.getByText(passkeys.login.missing)).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await button(page, passkeys.add).click();
  await inDashboard(page);

  await goTo(page, "/dashboard?tab=users", t.dashboard.tabs.users);
  const card = page.getByRole("listitem").filter({ hasText: administrator.email });
  await card.getByRole("button", { name: fill(passkeys.ofUser.openOne, { name: "Administrator" }) }).click();
  await expect(page.locator("dialog[open]").getByRole("listitem")).toHaveCount(1);
  expect(await screenFindings(page)).toEqual([]);
  await button(page, passkeys.ofUser.reset).click();
  await expect(page.getByRole("dialog", { name: t.users.invite.title })).toBeVisible();
  const link = await page.getByLabel(t.users.invite.link, { exact: true }).inputValue();
  const token = await page.evaluate(() => localStorage.getItem("accessToken"));
  await page.evaluate(() => localStorage.clear());
  await page.goto("/robots.txt");
  await open(page, new URL(link).pathname + new URL(link).hash);
  await page.getByLabel(t.setPassword.newPassword, { exact: true }).fill(administrator.password);
  await page.getByLabel(t.setPassword.again, { exact: true }).fill(administrator.password);
  await button(page, t.setPassword.submit).click();
  await expect(page.getByText(passkeys.login.passwordSet)).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
  await request.post("/api/trpc/passkeys.require", {
    headers: { authorization: `Bearer ${token}` },
    data: { from: null },
  });
  // The new password has ended the sessions of `request`.
  await removeUser(page.request, colleague);
  // The refusals were made on purpose.
  complaints.splice(0);
});

test("a passkey is offered in the email field where the browser can", async ({ page, request, dashboardWords: t }) => {
  const account = await createUser(request, "Sample Teacher with suggestions");
  await addVirtualAuthenticator(page);
  await enter(page, account);
  await open(page, "/dashboard");
  await addPasskey(page, t);
  // The virtual device accepts the first suggestion.
  const loggedIn = page.waitForResponse(/passkeys\.logIn/);
  await button(page, t.dashboard.logout).click();
  expect((await loggedIn).status()).toBe(200);
  await inDashboard(page);
});

base("an address without a host name has no passkeys, and says why", async ({ page, dashboardWords: t }) => {
  await enter(page, administrator);
  await open(page, "/dashboard?tab=account");
  await expect(page.getByText(t.passkeys.obstacles.address)).toBeVisible();
  await expect(button(page, t.passkeys.add)).toHaveCount(0);
  expect(await screenFindings(page)).toEqual([]);
  await open(page, "/login");
  await expect(button(page, t.login.submit)).toBeVisible();
  await expect(button(page, t.passkeys.login.use)).toHaveCount(0);
});

test("at another address than that of the website, the second step leads to the right one", async ({
  page,
  dashboardWords: t,
}) => {
  const server = await startCopy(String(process.env.E2E_TEMPLATE), { PUBLIC_URL: "https://school.localhost" });
  // The account has a passkey of the right address.
  const refusal = { message: "", code: -32001, data: { code: "passkey_required", httpStatus: 401 } };
  await page.route("**/api/trpc/auth.login*", (route) => route.fulfill({ json: [{ error: refusal }] }));
  await open(page, `${server.url.replace("127.0.0.1", "www.school.localhost")}/login`);
  await logIn(page, t, administrator);
  await expect(page.getByText(t.passkeys.obstacles.address)).toBeVisible();
  await expect(page.getByRole("link", { name: "https://school.localhost" })).toHaveAttribute(
    "href",
    "https://school.localhost/login",
  );
  await expect(page.getByText(t.passkeys.failures.failed)).toHaveCount(0);
  expect(await screenFindings(page)).toEqual([]);
  await server.stop();
});
