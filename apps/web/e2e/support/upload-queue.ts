import type { APIRequestContext, Page } from "@playwright/test";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { listed } from "./listed-files.ts";
import { test as base } from "./own-server.ts";
import { removeSample } from "./sample-pictures.ts";
import { expect, open } from "./site.ts";
import { createUser, enter, type TestUser } from "./users.ts";

export const queueScreen = "/dashboard?page=GALLERY&task=upload";

type Queue = ReturnType<typeof queueOf>;

/** The test fixture with an account that has logged in and a batch of pictures of its own, which is removed at the end. */
export const test = base.extend<{ account: TestUser; queue: Queue }>({
  contextOptions: { reducedMotion: "reduce" },
  account: [
    async ({ page, request }, use) => {
      const account = await createUser(request, "Queued Pictures");
      await enter(page, account);
      await use(account);
    },
    { auto: true },
  ],
  queue: async ({ page, request, dashboardWords }, use, { testId }) => {
    const queue = queueOf(page, request, dashboardWords, `Queue ${testId}`);
    await use(queue);
    // An open page would miss the pictures.
    await page.close();
    for (const record of await queue.stored()) await removeSample(request, record);
  },
});

function queueOf(page: Page, request: APIRequestContext, { images }: DashboardDictionary, batch: string) {
  const { upload, consent } = images;
  return {
    batch,
    /** The pictures of the batch that the website shows. */
    stored: async () => (await listed(request, "GALLERY")).filter(({ name }) => name.startsWith(batch)),
    begin: async () => {
      await open(page, queueScreen);
      await page.getByLabel(upload.name).fill(batch);
      await page.getByLabel(consent.agreed).check();
    },
    choose: (...paths: string[]) => page.locator("input[type=file]").setInputFiles(paths),
    ready: (count: number, tab = page) =>
      expect(tab.getByText(upload.states.ready, { exact: true })).toHaveCount(count),
    send: (count: number, tab = page) =>
      tab.getByRole("button", { name: fill(upload.send, { count }), exact: true }).click(),
    done: (count: number, tab = page) =>
      expect(tab.getByText(`${fill(upload.done, { count })} ${upload.allShown}`)).toBeVisible({ timeout: 60_000 }),
  };
}
