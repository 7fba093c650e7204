import type { Page } from "@playwright/test";
import { administrator } from "@visiga/testing/server-process";
import { hold } from "../support/documented-screen.ts";
import { button, expect, open, test } from "../support/site.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const lost = ["404 - Not Found", "You are not authorized to view this page."];
const tokens = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("accessToken"), localStorage.getItem("refreshToken")]);

test.describe("login", () => {
  const fields = async (page: Page, password: string) => {
    await page.getByLabel("Email", { exact: true }).fill(administrator.email);
    await page.getByLabel("Password", { exact: true }).fill(password);
  };

  test("the login form takes an email and a password, shows that it is busy, stores both tokens and opens the dashboard", async ({
    page,
  }) => {
    await open(page, "/login");
    await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("type", "email");
    await button(page, "Login").click();
    await expect(page.getByText("Email is required", { exact: true })).toBeVisible();
    await expect(page.getByText("Password is required", { exact: true })).toBeVisible();
    await fields(page, administrator.password);
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
    expect(await tokens(page)).toEqual([null, null]);
  });

  test("the login form shows the server's error or 'Login failed. Please try again.', and clears it on the next attempt", async ({
    page,
    complaints,
  }) => {
    await open(page, "/login");
    await fields(page, "not the password");
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
});

test("a visitor who is not logged in sees at most 'Checking authentication...' and then the 404 page", async ({
  page,
  complaints,
}) => {
  for (const path of ["/dashboard", "/users"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/not-found$/);
  }
  for (const text of lost) await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");

  complaints.splice(0);
  await page.evaluate(() => localStorage.setItem("accessToken", "forged"));
  const request = await hold(page, "**/auth.check**");
  await page.goto("/dashboard");
  await expect(page.getByText("Checking authentication...", { exact: true })).toBeVisible();
  request.release();
  await expect(page).toHaveURL(/\/not-found$/);
  expect(
    complaints.splice(0).filter((text) => /TRPCClientError/.test(text)),
    "logged",
  ).not.toEqual([]);
});
