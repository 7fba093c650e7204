import type { Page } from "@playwright/test";
import { administrator } from "@visiga/testing/server-process";
import { button, expect, field, hold, open, test } from "../support/site.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const tokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("accessToken"), localStorage.getItem("refreshToken")]);

async function fillLogin(page: Page, password: string): Promise<void> {
  await field(page, "Email").fill(administrator.email);
  await field(page, "Password").fill(password);
}

test("the login form shows that it is busy, stores both tokens and opens the dashboard", async ({ page }) => {
  await open(page, "/login");
  await expect(field(page, "Email")).toHaveAttribute("type", "email");
  await button(page, "Login").click();
  await expect(page.getByText("Email is required", { exact: true })).toBeVisible();
  await expect(page.getByText("Password is required", { exact: true })).toBeVisible();
  await fillLogin(page, administrator.password);
  const request = await hold(page, "**/auth.login**");
  await button(page, "Login").click();
  await expect(button(page, "Logging in...")).toBeDisabled();
  request.release();
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const token of await tokens(page)) expect(token).toMatch(/\S{20,}/);

  // A request that is pending at the logout is refused, and the browser logs it.
  await page.waitForLoadState("networkidle");
  await button(page, "Logout").click();
  await expect(page).toHaveURL(/\/login$/);
  // The page may just be loaded from the server.
  await expect.poll(() => tokens(page).catch(String)).toEqual([null, null]);
});

test("the login form shows why a login failed until the next attempt", async ({ page, complaints }) => {
  await open(page, "/login");
  await fillLogin(page, "not the password");
  await button(page, "Login").click();
  const error = page.getByRole("alert").getByRole("paragraph");
  await expect(error).toHaveText(/^The email address and the password do not match an active account\./);
  const request = await hold(page, "**/auth.login**");
  await button(page, "Login").click();
  await expect(button(page, "Logging in...")).toBeVisible();
  await expect(error).toHaveCount(0);
  request.fail();
  await expect(error).toHaveText("Login failed. Please try again.");
  expect(complaints.splice(0).filter((text) => !/Failed to load resource/.test(text))).toEqual([]);
});

test("a visitor sees 'Checking authentication...' at most, and then the 404 page", async ({ page, complaints }) => {
  for (const path of ["/dashboard", "/users"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/not-found$/);
  }
  for (const text of ["404 - Not Found", "You are not authorized to view this page."])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");

  complaints.splice(0);
  await page.evaluate(() => localStorage.setItem("accessToken", "forged"));
  const request = await hold(page, "**/auth.check**");
  await page.goto("/dashboard");
  await expect(page.getByText("Checking authentication...", { exact: true })).toBeVisible();
  request.release();
  await expect(page).toHaveURL(/\/not-found$/);
  expect(complaints.splice(0).join(), "logged").toContain("TRPCClientError");
});
