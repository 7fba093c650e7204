import type { Page } from "@playwright/test";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { button } from "./site.ts";
import type { TestUser } from "./users.ts";

/** Sends the login form of the page that is open. */
export async function logIn(
  page: Page,
  { login, users }: DashboardDictionary,
  { email, password }: Pick<TestUser, "email" | "password">,
): Promise<void> {
  await page.getByLabel(users.fields.email, { exact: true }).fill(email);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await button(page, login.submit).click();
}
