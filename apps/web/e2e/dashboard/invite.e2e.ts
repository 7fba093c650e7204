import type { Locator, Page } from "@playwright/test";
import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { readQr } from "../support/read-qr.ts";
import { button, expect, open, test } from "../support/site.ts";
import { byAdministrator, createUser, enter, removeUser, speaks } from "../support/users.ts";

const password = "a window over green hills";

const field = (place: Page | Locator, label: string) => place.getByLabel(label, { exact: true });
const card = (page: Page, email: string) => page.getByRole("article").filter({ hasText: email });

test.use({
  language: "sw",
  permissions: ["clipboard-read", "clipboard-write"],
  contextOptions: { reducedMotion: "reduce" },
});

test("an account is created with a link to share or scan, and its USER sets a password with it once and may open neither /users nor the Site tab", async ({
  page,
  browser,
  request,
  baseURL,
  dashboardWords: t,
}) => {
  const name = "Sample Teacher";
  const email = `teacher.${process.pid}@example.org`;
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
  await expect(card(page, email).getByText(t.users.linkNotUsed)).toBeVisible();

  // The new user's phone opens the link once. Its history does not contain the link.
  const context = await browser.newContext({ baseURL: String(baseURL), locale: "en-GB", reducedMotion: "reduce" });
  await speaks(context, "sw", String(baseURL));
  const own = await context.newPage();
  const secret = new URL(link).pathname + new URL(link).hash;
  await open(own, secret);
  await expect(own).toHaveURL(/\/set-password$/);
  await field(own, t.setPassword.newPassword).fill(password);
  await field(own, t.setPassword.again).fill(password);
  await button(own, t.setPassword.submit).click();
  await expect(own).toHaveURL(/\/dashboard$/);
  await expect(own.getByRole("status").getByText(t.setPassword.done)).toBeVisible();
  const tabs = own.getByRole("navigation", { name: t.dashboard.tabs.label });
  await expect(tabs.getByRole("link")).toHaveText([
    t.dashboard.tabs.today,
    t.dashboard.tabs.images,
    t.dashboard.tabs.bin,
    t.dashboard.tabs.removals,
  ]);
  await open(own, "/users");
  await expect(own.getByText(t.users.notAllowed)).toBeVisible();
  await open(own, "/dashboard?tab=site");
  await expect(own.getByText(t.dashboard.notAllowed)).toBeVisible();
  await open(own, secret);
  // The error is shown before a password is typed.
  await expect(own.getByText(t.setPassword.linkInvalid)).toBeVisible();
  await expect(field(own, t.setPassword.newPassword)).toHaveCount(0);
  await context.close();

  const listed = await request.get(`/api/v1/users?size=100`, { headers: await byAdministrator(request) });
  const { data } = (await listed.json()).data;
  await removeUser(
    request,
    data.find((user: { email: string }) => user.email === email),
  );
});

test("a password is changed only with the current one, a second entry and a password that is not common", async ({
  page,
  request,
  dashboardWords: t,
  complaints,
}) => {
  const { account: words } = t.dashboard;
  const account = await createUser(request, "Sample Teacher with a new password");
  await enter(page, account);
  await open(page, "/dashboard?tab=bin");
  await button(page, words.changePassword).click();
  const changing = page.getByRole("dialog", { name: words.changePassword });
  const change = async (current: string, next: string, again = next) => {
    await field(changing, words.current).fill(current);
    await field(changing, words.newPassword).fill(next);
    await field(changing, words.again).fill(again);
    await button(changing, words.save).click();
  };
  await change(account.password, password, "something else altogether");
  await expect(changing.getByText(t.setPassword.different)).toBeVisible();
  await change("not my password at all", password);
  await expect(changing.getByText(t.errors.issue.password_wrong)).toBeVisible();
  await change(account.password, "password123");
  await expect(changing.getByText(t.errors.issue.password_common)).toBeVisible();
  await change(account.password, password);
  await expect(changing).toBeHidden();
  await expect(page.getByRole("status").getByText(words.changed)).toBeVisible();
  await removeUser(request, account);
  expect(complaints.splice(0).filter((text) => !/\b400\b|TRPCClientError/.test(text))).toEqual([]);
});

test("a deactivated account is activated again with a new link, and a deleted one is restored by Undo", async ({
  page,
  request,
  dashboardWords: t,
}) => {
  const { name, email } = await createUser(request, "Sample Teacher on leave");
  const listed = card(page, email);
  const status = (which: keyof typeof t.users.statuses) => listed.getByText(t.users.statuses[which], { exact: true });
  const inviting = page.getByRole("dialog", { name: t.users.invite.title });
  await enter(page, administrator);
  await open(page, "/dashboard?tab=users");
  await listed.getByRole("button", { name: fill(t.users.card.editOne, { name }) }).click();
  const editing = page.getByRole("dialog", { name: t.users.form.editTitle });
  await field(editing, t.users.fields.status).selectOption("INACTIVE");
  await button(editing, t.users.form.save).click();
  await expect(listed).toHaveCount(0);
  await page.getByRole("switch", { name: t.users.showAll }).check();
  await expect(status("INACTIVE")).toBeVisible();
  await listed.getByRole("button", { name: fill(t.users.card.bringBackOne, { name }) }).click();
  await expect(inviting).toContainText(fill(t.users.invite.broughtBack, { name, day: "|" }).split("|")[0] ?? "");
  await button(inviting, t.users.invite.done).click();
  await expect(status("ACTIVE")).toBeVisible();
  await expect(listed.getByText(t.users.linkNotUsed)).toBeVisible();
  await expect(listed.getByRole("button", { name: fill(t.users.card.newLinkOne, { name }) })).toBeFocused();

  const remove = async () => {
    await listed.getByRole("button", { name: fill(t.users.card.deleteOne, { name }) }).click();
    const asking = page.getByRole("alertdialog").filter({ hasText: t.users.confirm.question });
    await button(asking, t.users.confirm.delete).click();
    const deleted = fill(t.users.notice.deleted, { name });
    await expect(page.getByRole("status").getByText(deleted)).toBeVisible();
    await expect(status("DELETED")).toBeVisible();
  };
  await remove();
  await button(page, t.dashboard.notice.undo).click();
  await button(inviting, t.users.invite.done).click();
  await expect(status("ACTIVE")).toBeVisible();
  await remove();
  await expect(listed.getByRole("button")).toHaveText([t.users.card.bringBack]);
});
