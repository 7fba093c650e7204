import type { Page } from "@playwright/test";
import { administrator } from "@visiga/testing/server-process";
import { test as ownServer } from "./own-server.ts";
import { test as ownSite } from "./own-site.ts";
import { removeLeftovers } from "./sample-pictures.ts";
import { enter } from "./users.ts";

const asAdministrator = async ({ page }: { page: Page }, use: (page: Page) => Promise<void>): Promise<void> => {
  await enter(page, administrator);
  await use(page);
};

/** The fixture of own-site.ts, with the administrator logged in. */
export const siteTest = ownSite.extend({ page: asAdministrator });

/** The fixture of own-server.ts, with the administrator logged in. Pictures that a test adds are removed after it. */
export const pictureTest = ownServer.extend<{ withoutLeftovers: undefined }>({
  contextOptions: { reducedMotion: "reduce" },
  page: asAdministrator,
  withoutLeftovers: [
    async ({ request }, use) => {
      await use(undefined);
      await removeLeftovers(request);
    },
    { auto: true },
  ],
});
