import { test as base, expect, type Locator, type Page, type Response, type Route } from "@playwright/test";
import type { Language } from "@visiga/contracts/languages";
import {
  type DashboardDictionary,
  loadDashboardDictionary,
  loadPublicDictionary,
  type PublicDictionary,
} from "@visiga/i18n/dictionaries";
import { administrator } from "@visiga/testing/server-process";
import { type Server, startCopy } from "./server.ts";
import { enter, removeUsers } from "./users.ts";

interface Site {
  /** Whether the administrator is logged in when a test begins. */
  asAdministrator: boolean;
  language: Language;
  t: PublicDictionary;
  dashboardWords: DashboardDictionary;
  complaints: string[];
  usersRemoved: undefined;
}

interface WorkerSite {
  /**
   * For tests that change content (`own-server.ts`). It is defined here, so that these tests run in the same workers as
   * the others.
   */
  ownServer: Server;
}

/**
 * Playwright reports that it blocks the service worker. On a slow machine Chromium reports late use of a preloaded
 * picture (picture-sizes.e2e.ts tests preloading), and a skipped transition between pages.
 */
const ignored =
  /^Service Worker registration blocked by Playwright$|preload but not used within a few seconds|Transition was aborted/;

/** Test fixture whose console must stay empty: an error, a warning or a failed resource fails the test. */
export const test = base.extend<Site, WorkerSite>({
  ownServer: [
    async ({}, use) => {
      const server = await startCopy(String(process.env.E2E_TEMPLATE));
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  // The worker would send the page's requests and fetch more pages. Its own tests allow it.
  serviceWorkers: "block",
  language: ["en", { option: true }],
  t: async ({ language }, use) => use(await loadPublicDictionary(language)),
  dashboardWords: async ({ language }, use) => use(await loadDashboardDictionary(language)),
  context: async ({ context, language, baseURL }, use) => {
    await context.addCookies([{ name: "language", value: language, url: String(baseURL) }]);
    await use(context);
  },
  asAdministrator: [false, { option: true }],
  page: async ({ page, asAdministrator }, use) => {
    if (asAdministrator) await enter(page, administrator);
    await use(page);
  },
  usersRemoved: [
    async ({ request }, use) => {
      await use(undefined);
      await removeUsers(request);
    },
    { auto: true },
  ],
  complaints: [
    // Users are removed after this: a page that is still open then is refused.
    async ({ page, usersRemoved: _ }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!ignored.test(text)) complaints.push(text);
      };
      page.on("pageerror", (error) => complain(String(error)));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complain(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For long tests in both languages: `pnpm test` runs them in Swahili, `pnpm trials` in English. */
export const bothLanguages = [
  { language: "sw", tag: "@test" },
  { language: "en", tag: "@trial" },
] as const;

export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
  return response;
}

export const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole("button", { name, exact: true });

export const field = (within: Page | Locator, label: string): Locator => within.getByLabel(label, { exact: true });

export const press = (within: Page | Locator, name: string): Promise<void> => button(within, name).first().click();

export const cards = (page: Page): Locator => page.getByRole("main").getByRole("article");

/** Holds matching requests until the test continues or aborts them. */
export async function hold(page: Page, pattern: string | RegExp) {
  let decide = (_how: "abort" | "continue") => {};
  const decided = new Promise<"abort" | "continue">((resolve) => {
    decide = resolve;
  });
  await page.route(pattern, async (route) => route[await decided]());
  return { fail: () => decide("abort"), release: () => decide("continue") };
}

/** Lets the server handle the next matching request, whose response is lost. */
export async function loseAnswer(page: Page, pattern: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort("connectionreset");
  };
  await page.route(pattern, lose, { times: 1 });
}
