import type { APIRequestContext } from "@playwright/test";
import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { card } from "../support/picture-form.ts";
import { button, expect, field, loseAnswer, open, test } from "../support/site.ts";
import { byAdministrator, createUser, enter, removeUser, speaks } from "../support/users.ts";

const password = "a window over green hills";

test.use({
  language: "sw",
  permissions: ["clipboard-read", "clipboard-write"],
  contextOptions: { reducedMotion: "reduce" },
});

test("an account is created with a link to share or scan, which sets a password once", async ({
  page,
  browser,
  request,
  baseURL,
  t: { common },
  dashboardWords: { dashboard, errors, setPassword, users: t },
}) => {
  const email = `teacher.${process.pid}@example.org`;
  // A phone with a share dialog, which records what is shared.
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
    };
  });
  await enter(page, administrator);
  await open(page, "/dashboard?tab=users");
  await button(page, t.add).click();
  const registering = page.getByRole("dialog", { name: t.form.registerTitle });
  await field(registering, t.fields.name).fill("Sample Teacher");
  await field(registering, t.fields.phoneNumber).fill("+255 700 000 022");
  await field(registering, t.fields.email).fill(email);
  await button(registering, t.form.register).click();
  const inviting = page.getByRole("dialog", { name: t.invite.title });
  const link = await field(inviting, t.invite.link).inputValue();
  expect(link).toMatch(/^https?:\/\/[^/]+\/set-password#\S{20,}$/);
  for (const dark of [false, true]) {
    await page.evaluate((on) => document.documentElement.classList.toggle("dark", on), dark);
    const code = sharp(await inviting.getByRole("img", { name: t.invite.qr }).screenshot());
    const { data, info } = await code.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })).toBe(link);
  }
  await expect(button(inviting, t.invite.copy)).toBeFocused();
  await button(inviting, t.invite.copy).click();
  await expect(inviting.getByText(common.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await button(inviting, t.invite.share).click();
  const shared = JSON.parse(String(await page.locator("html").getAttribute("data-shared")));
  expect(shared).toMatchObject({ text: t.invite.shareText, url: link });
  const chat = inviting.getByRole("link", { name: fill(t.invite.whatsapp, { telephone: "+255 700 000 022" }) });
  await expect(chat).toHaveAttribute(
    "href",
    `https://wa.me/255700000022?text=${encodeURIComponent(`${t.invite.shareText} ${link}`)}`,
  );
  await button(inviting, dashboard.done).click();
  await expect(card(page, email).getByText(t.linkNotUsed)).toBeVisible();

  // The new user's phone opens the link once. Its history does not contain the link.
  const context = await browser.newContext({ baseURL: String(baseURL), locale: "en-GB", reducedMotion: "reduce" });
  await speaks(context, "sw", String(baseURL));
  const own = await context.newPage();
  await open(own, link);
  await expect(own).toHaveURL(/\/set-password$/);
  await field(own, setPassword.newPassword).fill(password);
  await field(own, setPassword.again).fill(password);
  await button(own, setPassword.submit).click();
  await expect(own).toHaveURL(/\/dashboard$/);
  await expect(own.getByRole("status").getByText(setPassword.done)).toBeVisible();
  const { images, today, more, label } = dashboard.tabs;
  const tabs = own.getByRole("navigation", { name: label }).getByRole("link");
  await expect(tabs).toHaveText([images, today, more]);
  for (const [path, refusal] of [
    ["/users", t.notAllowed],
    ["/dashboard?tab=site", dashboard.notAllowed],
    // The error is shown before a password is typed.
    [link, errors.issue.link_invalid],
  ] as const) {
    await open(own, path);
    await expect(own.getByText(refusal)).toBeVisible();
  }
  await expect(field(own, setPassword.newPassword)).toHaveCount(0);
  await context.close();

  await removeUserWith(request, email);
});

async function removeUserWith(request: APIRequestContext, email: string): Promise<void> {
  const listed = await request.get("/api/v1/users?size=100", { headers: await byAdministrator(request) });
  const users: { id: string; email: string }[] = (await listed.json()).data.data;
  for (const user of users.filter((each) => each.email === email)) await removeUser(request, user);
}

test("a registration whose answer is lost shows its link at the second attempt", async ({
  page,
  request,
  complaints,
  dashboardWords: { dashboard, users: t },
}) => {
  const email = `unanswered.${process.pid}@example.org`;
  await enter(page, administrator);
  await open(page, "/users");
  await button(page, t.add).click();
  const registering = page.getByRole("dialog", { name: t.form.addTitle });
  await field(registering, t.fields.name).fill("Sample Teacher");
  await field(registering, t.fields.phoneNumber).fill("0700 000 023");
  await field(registering, t.fields.email).fill(`Teacher <${email}>`);
  await loseAnswer(page, "**/api/trpc/users.register**");
  await button(registering, t.form.register).click();
  await button(page.getByRole("alertdialog"), dashboard.failure.ok).click();
  await button(registering, t.form.register).click();
  const inviting = page.getByRole("dialog", { name: t.invite.title });
  const { hash } = new URL(await field(inviting, t.invite.link).inputValue());
  const token = hash.slice(1);
  const chosen = await request.post("/api/trpc/auth.setPassword", { data: { token, password } });
  expect(chosen.status()).toBe(200);
  await button(inviting, dashboard.done).click();
  await expect(card(page, email)).toHaveCount(1);

  await removeUserWith(request, email);
  await page.getByRole("link", { name: dashboard.title, exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // Chromium reports the lost answer and the refused address.
  complaints.splice(0);
});

test("a password change needs the current password and a good new one", async ({
  page,
  request,
  dashboardWords,
  complaints,
}) => {
  const { dashboard, errors, setPassword } = dashboardWords;
  const words = dashboard.account;
  const account = await createUser(request, "Sample Teacher with a new password");
  await enter(page, account);
  await open(page, "/dashboard?tab=account");
  const changing = page.getByRole("region", { name: words.changePassword });
  const change = async (current: string, next: string, again = next) => {
    await field(changing, words.current).fill(current);
    await field(changing, setPassword.newPassword).fill(next);
    await field(changing, setPassword.again).fill(again);
    await button(changing, dashboard.save).click();
  };
  await change(account.password, password, "something else altogether");
  await expect(changing.getByText(setPassword.different)).toBeVisible();
  await change("not my password at all", password);
  await expect(changing.getByText(errors.issue.password_wrong)).toBeVisible();
  await change(account.password, "password123");
  await expect(changing.getByText(errors.issue.password_common)).toBeVisible();
  await change(account.password, password);
  await expect(page.getByRole("status").getByText(words.changed)).toBeVisible();
  await expect(field(changing, words.current)).toHaveValue("");
  expect(complaints.splice(0).filter((text) => !/\b400\b|TRPCClientError/.test(text))).toEqual([]);
});

test("a deactivated or deleted account is restored with a new link", async ({ page, request, dashboardWords }) => {
  const { dashboard, users: t } = dashboardWords;
  const { name, email } = await createUser(request, "Sample Teacher on leave");
  const listed = card(page, email);
  const expectStatus = (status: keyof typeof t.statuses) =>
    expect(listed.getByText(t.statuses[status], { exact: true })).toBeVisible();
  const pressOne = (label: `${string}{name}${string}`) => button(listed, fill(label, { name })).click();
  const inviting = page.getByRole("dialog", { name: t.invite.title });
  await enter(page, administrator);
  await open(page, "/dashboard?tab=users");
  await pressOne(t.card.editOne);
  const editing = page.getByRole("dialog", { name: t.form.editTitle });
  await field(editing, t.fields.status).selectOption("INACTIVE");
  await button(editing, dashboard.save).click();
  await expect(listed).toHaveCount(0);
  await page.getByRole("switch", { name: t.showAll }).check();
  await expectStatus("INACTIVE");
  await pressOne(t.card.bringBackOne);
  await expect(inviting).toContainText(fill(t.invite.broughtBack, { name, day: "|" }).split("|")[0] ?? "");
  await button(inviting, dashboard.done).click();
  await expectStatus("ACTIVE");
  await expect(listed.getByText(t.linkNotUsed)).toBeVisible();
  await expect(button(listed, fill(t.card.newLinkOne, { name }))).toBeFocused();

  const remove = async () => {
    await pressOne(t.card.deleteOne);
    const asking = page.getByRole("alertdialog").filter({ hasText: t.confirm.question });
    await button(asking, dashboard.delete).click();
    await expect(page.getByRole("status").getByText(fill(t.notice.deleted, { name }))).toBeVisible();
    await expectStatus("DELETED");
  };
  await remove();
  await button(page, dashboard.notice.undo).click();
  await button(inviting, dashboard.done).click();
  await expectStatus("ACTIVE");
  await remove();
  await expect(listed.getByRole("button")).toHaveText([t.card.bringBack]);
});
