import { type Server, startCopy } from "./server.ts";
import { test as base } from "./site.ts";

/** The test fixture with a new server for each test, for tests that change the whole site. */
export const test = base.extend<{ freshServer: Server }>({
  freshServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
    async ({}, use) => {
      const server = await startCopy(String(process.env.E2E_TEMPLATE));
      await use(server);
      await server.stop();
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ freshServer }, use) => use(freshServer.url),
});
