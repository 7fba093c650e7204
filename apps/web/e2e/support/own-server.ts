import { removeLeftovers } from "./sample-pictures.ts";
import { test as base } from "./site.ts";

/** The test fixture with the worker's own server, from which the files that a test has added are removed after it. */
export const test = base.extend<{ samplesRemoved: undefined }>({
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
  samplesRemoved: [
    async ({ page, request }, use) => {
      await use(undefined);
      // An open page would miss the pictures.
      await page.close();
      await removeLeftovers(request);
    },
    { auto: true },
  ],
});
