import { type Server, startCopy } from "./server.ts";
import { test as base } from "./site.ts";

/** As the others, on a server of its worker's own: for tests that change content while others read theirs. */
export const test = base.extend<object, { ownServer: Server }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are asked for
    async ({}, use) => {
      const server = await startCopy(String(process.env.E2E_TEMPLATE));
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});
