import type { Page } from "@playwright/test";
import { Line } from "./line.ts";
import { test as base, expect } from "./site.ts";

export { expect };

export const test = base.extend<{ line: Line }>({
  serviceWorkers: "allow",
  // The browser itself: the service worker of the headless shell does not always store pages.
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, executablePath: String(process.env.E2E_CHROMIUM) }),
    { scope: "worker" },
  ],
  line: async ({}, use) => {
    const line = await Line.to(String(process.env.E2E_URL));
    await use(line);
    await line.close();
  },
  complaints: async ({ complaints }, use) => {
    await use(complaints);
    // The tests cause connection errors and proxy errors on purpose, also for pictures that were never shown.
    const others = complaints.filter((text) => !/net::ERR_|status of 50[234]/.test(text));
    complaints.splice(0, complaints.length, ...others);
  },
  baseURL: async ({ line }, use) => use(line.url),
});

/** Opens a page for the first time and waits until the service worker has cached it and the last page of its precache. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const last = expect.stringMatching(/^\/contact\?lang=/);
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining([last]));
}

export const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = await (await caches.open("pages-1")).keys();
    return keys.map(({ url }) => url.replace(location.origin, ""));
  });

/** Empties the browser's own cache, so that only the service worker's can answer. */
export async function emptyBrowserCache(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await devtools.detach();
}
