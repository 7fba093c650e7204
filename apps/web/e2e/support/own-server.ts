import { type Server, startCopy } from "./server.ts";
import { test as base } from "./site.ts";

/** The test fixture with a server for each worker, for tests that change content. */
export const test = base.extend<object, { ownServer: Server }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
    async ({}, use) => {
      const server = await startCopy(String(process.env.E2E_TEMPLATE));
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});
