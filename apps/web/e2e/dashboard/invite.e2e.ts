import type { Locator, Page } from "@playwright/test";
import { fill } from "@visiga/i18n/format";
import { administrator } from "../support/administrator.ts";
import { readQr } from "../support/read-qr.ts";
import { expect, open, test } from "../support/site.ts";
import { byAdministrator, enter, speaks } from "../support/users.ts";

const first = "a window over green hills";
const second = "the goats eat maize quietly";

/** Timeout of steps that hash a password, which is slow on purpose. */
const soon = { timeout: 60_000 };

const onlyRefusals = (complaints: string[]) =>
  complaints.splice(0).filter((text) => !/\b40[01]\b|TRPCClientError/.test(text));

test.use({ language: "sw", permissions: ["clipboard-read", "clipboard-write"] });

test("an account is invited, set up, deactivated, activated again and deleted", async ({
  page,
  browser,
  request,
  baseURL,
  dashboardWords: t,
  complaints,
}) => {
  const name = `Sample Teacher`;
  const email = `teacher.${process.pid}@example.org`;
  const button = (place: Page | Locator, label: string) => place.getByRole("button", { name: label, exact: true });
  const field = (place: Page | Locator, label: string) => place.getByLabel(label, { exact: true });
  const card = page.getByRole("article").filter({ hasText: email });
  const toast = (text: string) => page.getByRole("status").getByText(text);

  const elsewhere = async () => {
    const context = await browser.newContext({ baseURL: String(baseURL), locale: "en-GB" });
    await speaks(context, "sw", String(baseURL));
    return context.newPage();
  };
  const enterAs = async (who: Page, password: string) => {
    await field(who, t.login.email).fill(email);
    await field(who, t.login.password).fill(password);
    await button(who, t.login.submit).click();
  };

  // A phone with a share dialog, which records what is shared.
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
    };
  });
  await enter(page, administrator);
  await open(page, "/dashboard?tab=users");

  await button(page, t.users.add).click();
  const registering = page.getByRole("dialog", { name: t.users.form.registerTitle });
  await field(registering, t.users.fields.name).fill(name);
  await field(registering, t.users.fields.phoneNumber).fill("+255 700 000 022");
  await field(registering, t.users.fields.email).fill(email);
  await button(registering, t.users.form.register).click();
  const inviting = page.getByRole("dialog", { name: t.users.invite.title });
  const link = await field(inviting, t.users.invite.link).inputValue();
  expect(link).toMatch(/^https?:\/\/[^/]+\/set-password#\S{20,}$/);
  const code = inviting.getByRole("img", { name: t.users.invite.qr });
  for (const dark of [false, true]) {
    await page.evaluate((on) => document.documentElement.classList.toggle("dark", on), dark);
    expect(await readQr(code)).toBe(link);
  }
  await expect(button(inviting, t.users.invite.copy)).toBeFocused();
  await button(inviting, t.users.invite.copy).click();
  await expect(inviting.getByText(t.users.invite.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await button(inviting, t.users.invite.share).click();
  const shared = JSON.parse(String(await page.locator("html").getAttribute("data-shared")));
  expect(shared).toMatchObject({ text: t.users.invite.shareText, url: link });
  await button(inviting, t.users.invite.done).click();
  await expect(card.getByText(t.users.linkNotUsed)).toBeVisible();

  // The new user's phone opens the link once. Its history does not contain the link.
  const own = await elsewhere();
  await open(own, new URL(link).pathname + new URL(link).hash);
  await expect(own).toHaveURL(/\/set-password$/);
  await field(own, t.setPassword.newPassword).fill(first);
  await field(own, t.setPassword.again).fill(first);
  await button(own, t.setPassword.submit).click();
  await expect(own).toHaveURL(/\/dashboard$/, soon);
  await expect(own.getByRole("status").getByText(t.setPassword.done)).toBeVisible();
  const tabs = own.getByRole("navigation", { name: t.dashboard.tabs.label });
  await expect(tabs.getByRole("link")).toHaveText([
    t.dashboard.tabs.images,
    t.dashboard.tabs.bin,
    t.dashboard.tabs.removals,
  ]);
  await open(own, "/users");
  await expect(own.getByText(t.users.notAllowed)).toBeVisible();
  const late = await elsewhere();
  await open(late, new URL(link).pathname + new URL(link).hash);
  // The error is shown before a password is typed.
  await expect(late.getByText(t.setPassword.linkInvalid)).toBeVisible();
  await expect(field(late, t.setPassword.newPassword)).toHaveCount(0);
  await late.getByRole("link", { name: t.setPassword.toLogin, exact: true }).click();
  await expect(late).toHaveURL(/\/login$/);

  // A change of the password logs out a second device.
  await open(late, "/login");
  await enterAs(late, first);
  await expect(late).toHaveURL(/\/dashboard$/, soon);
  await open(own, "/dashboard?tab=bin");
  await button(own, t.dashboard.account.changePassword).click();
  const changing = own.getByRole("dialog", { name: t.dashboard.account.changePassword });
  const change = async (current: string, password: string, again = password) => {
    await field(changing, t.dashboard.account.current).fill(current);
    await field(changing, t.dashboard.account.newPassword).fill(password);
    await field(changing, t.dashboard.account.again).fill(again);
    await button(changing, t.dashboard.account.save).click();
  };
  await change(first, second, "something else altogether");
  await expect(changing.getByText(t.setPassword.different)).toBeVisible();
  await change("not my password at all", second);
  await expect(changing.getByText(t.errors.issue.password_wrong)).toBeVisible();
  await change(first, "password123");
  await expect(changing.getByText(t.errors.issue.password_common)).toBeVisible();
  await change(first, second);
  await expect(changing).toBeHidden();
  await expect(own.getByRole("status").getByText(t.dashboard.account.changed)).toBeVisible();
  await button(late, t.images.filters.GALLERY).click();
  await expect(late).toHaveURL(/\/login$/);
  await enterAs(late, second);
  await expect(late).toHaveURL(/\/dashboard\?page=GALLERY$/, soon);

  // Deactivation logs out both devices at the next request.
  await open(page, "/dashboard?tab=users");
  await card.getByRole("button", { name: fill(t.users.card.editOne, { name }) }).click();
  const editing = page.getByRole("dialog", { name: t.users.form.editTitle });
  await field(editing, t.users.fields.status).selectOption("INACTIVE");
  await button(editing, t.users.form.save).click();
  await expect(card).toHaveCount(0);
  for (const who of [own, late]) {
    await who.getByRole("navigation", { name: t.dashboard.tabs.label }).getByRole("link").first().click();
    await expect(who).toHaveURL(/\/login$/);
    await expect(who.getByText(t.login.sessionEnded)).toBeVisible();
  }
  await enterAs(own, second);
  await expect(own.getByText(t.errors.failure.login_failed)).toBeVisible();

  await page.getByRole("switch", { name: t.users.showAll }).check();
  await expect(card.getByText(t.users.statuses.INACTIVE, { exact: true })).toBeVisible();
  await card.getByRole("button", { name: fill(t.users.card.bringBackOne, { name }) }).click();
  await expect(inviting).toContainText(fill(t.users.invite.broughtBack, { name, day: "|" }).split("|")[0] ?? "");
  const back = await field(inviting, t.users.invite.link).inputValue();
  await button(inviting, t.users.invite.done).click();
  await expect(card.getByText(t.users.statuses.ACTIVE, { exact: true })).toBeVisible();
  await expect(card.getByText(t.users.linkNotUsed)).toBeVisible();
  await expect(card.getByRole("button", { name: fill(t.users.card.newLinkOne, { name }) })).toBeFocused();
  await enterAs(own, second);
  await expect(own.getByText(t.errors.failure.login_failed)).toBeVisible();
  await open(own, new URL(back).pathname + new URL(back).hash);
  await field(own, t.setPassword.newPassword).fill(first);
  await field(own, t.setPassword.again).fill(first);
  await button(own, t.setPassword.submit).click();
  await expect(own).toHaveURL(/\/dashboard$/, soon);

  const remove = async () => {
    await card.getByRole("button", { name: fill(t.users.card.deleteOne, { name }) }).click();
    const asking = page.getByRole("alertdialog").filter({ hasText: t.users.confirm.question });
    await button(asking, t.users.confirm.delete).click();
    await expect(toast(fill(t.users.notice.deleted, { name }))).toBeVisible();
    await expect(card.getByText(t.users.statuses.DELETED, { exact: true })).toBeVisible();
  };
  await remove();
  await button(page, t.dashboard.notice.undo).click();
  await button(inviting, t.users.invite.done).click();
  await expect(card.getByText(t.users.statuses.ACTIVE, { exact: true })).toBeVisible();
  await remove();
  await expect(card.getByRole("button")).toHaveText([t.users.card.bringBack]);

  expect(onlyRefusals(complaints)).toEqual([]);
  const listed = await request.get("/api/v1/users?size=100&status=DELETED", {
    headers: await byAdministrator(request),
  });
  const { data } = (await listed.json()).data;
  expect(data.map((user: { email: string }) => user.email)).toContain(email);
  for (const who of [own, late]) await who.context().close();
});
