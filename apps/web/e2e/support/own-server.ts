import { test as base } from "./site.ts";

export const test = base.extend({ baseURL: async ({ ownServer }, use) => use(ownServer.url) });
