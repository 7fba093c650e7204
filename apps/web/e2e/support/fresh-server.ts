import { type Server, startCopy } from "./server.ts";
import { test as base } from "./site.ts";

/** As the others, on a server that no other test has ever asked: for tests of what the whole site says. */
export const test = base.extend<{ freshServer: Server }>({
  freshServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are asked for
    async ({}, use) => {
      const server = await startCopy(String(process.env.E2E_TEMPLATE));
      await use(server);
      await server.stop();
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ freshServer }, use) => use(freshServer.url),
});
