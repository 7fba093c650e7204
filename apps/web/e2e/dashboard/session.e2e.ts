import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { administrator } from "@visiga/testing/server-process";
import { logIn } from "../support/login-form.ts";
import { expect, open, test } from "../support/site.ts";
import { enter } from "../support/users.ts";

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name) ?? "", key);

/** Removes console messages about refused requests, which these tests cause on purpose. */
const onlyRefusals = (complaints: string[]) =>
  complaints.splice(0).filter((text) => !/\b401\b|TRPCClientError/.test(text));

/** The same token, signed one hour earlier. */
function expired(token: string): string {
  const secret = readFileSync(join(String(process.env.E2E_DATA_DIR), "jwt-secret"), "utf8").trim();
  const key = createHash("sha256").update(`access token ${secret}`).digest();
  const [header = "", payload = ""] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload, "base64url").toString());
  const past = JSON.stringify({ ...claims, iat: claims.iat - 3600, exp: claims.exp - 3600 });
  const signed = `${header}.${Buffer.from(past).toString("base64url")}`;
  return `${signed}.${createHmac("sha256", key).update(signed).digest("base64url")}`;
}

async function expireToken(page: Page): Promise<string> {
  const old = expired(await stored(page, "accessToken"));
  await page.evaluate((token) => localStorage.setItem("accessToken", token), old);
  return old;
}

test("two tabs refresh their token, log out and return together", async ({
  page,
  context,
  dashboardWords: t,
  complaints,
}) => {
  await enter(page, administrator);
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) {
    await open(tab, "/dashboard?tab=users");
    await expect(tab.getByRole("article").filter({ hasText: administrator.email })).toBeVisible();
  }
  const old = await expireToken(page);
  const refreshes: number[] = [];
  context.on("response", (response) => {
    if (response.url().endsWith("/api/v1/auth/refresh")) refreshes.push(response.status());
  });
  // Holds the requests of both tabs until both have been made.
  let bothAsked = () => {};
  const together = new Promise<void>((resolve) => {
    bothAsked = resolve;
  });
  let asked = 0;
  await context.route("**/api/trpc/users.list**", async (route) => {
    if (++asked === tabs.length) bothAsked();
    await together;
    await route.continue();
  });

  const answered = tabs.map((tab) =>
    tab.waitForResponse((response) => /users\.list/.test(response.url()) && response.ok()),
  );
  for (const tab of tabs) await tab.getByRole("switch", { name: t.users.showAll }).check();
  await Promise.all(answered);
  for (const tab of tabs) {
    await expect(tab.getByRole("article").filter({ hasText: administrator.email })).toBeVisible();
    await expect(tab).toHaveURL(/tab=users$/);
    await expect.poll(() => stored(tab, "accessToken")).not.toBe(old);
  }
  // A tab may see the other tab's stored tokens late. The server then answers both with the same tokens.
  expect(refreshes.length).toBeGreaterThan(0);
  expect(refreshes.filter((status) => status !== 200)).toEqual([]);

  const logInAndReturn = async () => {
    await logIn(other, t, administrator);
    await expect(other).toHaveURL(/\/dashboard\?tab=users$/);
    await expect(other.getByRole("article").first()).toBeVisible();
  };
  const refresh = await stored(page, "refreshToken");
  await page.getByRole("button", { name: t.dashboard.logout, exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText(t.login.sessionEnded)).toBeVisible();
  for (const key of ["accessToken", "refreshToken"]) expect(await stored(other, key)).toBe("");
  await expect(page.getByText(t.login.sessionEnded)).toBeHidden();
  await expect
    .poll(async () => (await page.request.post("/api/v1/auth/refresh", { data: { refreshToken: refresh } })).status())
    .toBe(401);

  await logInAndReturn();

  // The server ends the session.
  const refreshToken = await stored(other, "refreshToken");
  await page.request.post("/api/v1/auth/logout", { data: { refreshToken } });
  await other.getByRole("switch", { name: t.users.showAll }).check();
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText(t.login.sessionEnded)).toBeVisible();
  await logInAndReturn();
  expect(onlyRefusals(complaints)).toEqual([]);
});

test("whoever opens the dashboard after the session has ended returns there by the login", async ({
  page,
  t: { notFound },
  dashboardWords: t,
  complaints,
}) => {
  await enter(page, administrator);
  await page.evaluate(() => {
    localStorage.setItem("accessToken", "ended");
    localStorage.setItem("refreshToken", "ended");
  });
  await page.goto("/dashboard?tab=users");
  await expect(page).toHaveURL(/\/not-found$/);
  await page.getByRole("link", { name: notFound.login, exact: true }).click();
  await expect(page.getByText(t.login.sessionEnded)).toBeVisible();
  await logIn(page, t, administrator);
  await expect(page).toHaveURL(/\/dashboard\?tab=users$/);
  // Chromium reports the refused tokens and the status of /not-found.
  complaints.splice(0);
});
