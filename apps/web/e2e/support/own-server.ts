import { test as base } from "./site.ts";

/** The test fixture with a server for each worker, for tests that change content. */
export const test = base.extend({ baseURL: async ({ ownServer }, use) => use(ownServer.url) });
