import { button, expect, open, test } from "../support/site.ts";

test.use({ language: "sw", asAdministrator: true });

test("dashboard and forms say when they are offline", async ({ page, context, complaints, dashboardWords: t }) => {
  const { notice } = t.dashboard;
  await page.clock.install();
  await open(page, "/dashboard?page=NEWS");
  await expect(page.getByRole("article").first()).toBeVisible();
  const said = (text: string) => page.getByRole("status").getByText(text, { exact: true });
  await context.setOffline(true);
  await expect(said(notice.offline)).toBeVisible();
  await button(page, t.images.add).click();
  const form = page.getByRole("dialog", { name: t.images.form.addTitle });
  await expect(form.getByText(notice.offline, { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(form.getByText(notice.backOnline, { exact: true })).toBeVisible();
  await expect(form.getByText(notice.offline, { exact: true })).toHaveCount(0);
  await page.clock.fastForward(6000);
  await expect(form.getByText(notice.backOnline, { exact: true })).toHaveCount(0);
  // The test has cut the connection; the console reports it.
  complaints.length = 0;
});

test("a password link without a token offers a link to the login", async ({ page, dashboardWords: t }) => {
  await open(page, "/set-password");
  await expect(page.getByText(t.errors.issue.link_invalid)).toBeVisible();
  await page.getByRole("link", { name: t.setPassword.toLogin, exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
});
