import { test as base, expect, type Page } from "@playwright/test";
import type { Language } from "@visiga/contracts/languages";
import {
  type DashboardDictionary,
  loadDashboardDictionary,
  loadPublicDictionary,
  type PublicDictionary,
} from "@visiga/i18n/dictionaries";
import { administrator } from "./administrator.ts";

interface Site {
  /** Preferred language of the browser. */
  language: Language;
  words: PublicDictionary;
  dashboardWords: DashboardDictionary;
  /** Warnings and errors of the page's console; a test that causes one on purpose clears the list. */
  complaints: string[];
}

/** What Playwright itself logs in tests with `serviceWorkers: "block"`. */
const blockedWorker = "Service Worker registration blocked by Playwright";

/** Test fixture whose console must stay empty: an error, a warning or a failed resource fails the test. */
export const test = base.extend<Site>({
  language: ["en", { option: true }],
  words: async ({ language }, use) => use(await loadPublicDictionary(language)),
  dashboardWords: async ({ language }, use) => use(await loadDashboardDictionary(language)),
  context: async ({ context, language, baseURL }, use) => {
    await context.addCookies([{ name: "language", value: language, url: String(baseURL) }]);
    await use(context);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (!["error", "warning"].includes(message.type()) || message.text() === blockedWorker) return;
        complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until its script has run. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
}

export async function logIn(page: Page, words: DashboardDictionary): Promise<void> {
  await open(page, "/login");
  await page.getByLabel(words.login.email, { exact: true }).fill(administrator.email);
  await page.getByLabel(words.login.password, { exact: true }).fill(administrator.password);
  await page.getByRole("button", { name: words.login.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("button", { name: words.images.add, exact: true })).toBeVisible();
}
