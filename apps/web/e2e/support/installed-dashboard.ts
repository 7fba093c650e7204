import type { Page } from "@playwright/test";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { type ChosenFile, chosen, jpegOf } from "./chosen-files.ts";
import { Line } from "./line.ts";
import { test as base } from "./own-line.ts";
import { expect, open, press } from "./site.ts";
import { createUser, type TestUser } from "./users.ts";

/** The test fixture with a line to the worker's own server, and an account that nobody has logged in to. */
export const test = base.extend<{ account: TestUser }>({
  contextOptions: { reducedMotion: "reduce" },
  line: async ({ ownServer }, use) => {
    const line = await Line.to(ownServer.url);
    await use(line);
    await line.close();
  },
  complaints: async ({ complaints }, use) => {
    await use(complaints);
    // The tests cut the connection on purpose.
    const others = complaints.filter((text) => !/Failed to fetch|was not reached/.test(text));
    complaints.splice(0, complaints.length, ...others);
  },
  account: async ({ request, line }, use) => {
    const account = await createUser(request, "Shared Pictures");
    await use(account);
    line.mend();
  },
});

/** Opens the dashboard and waits until this device can open it without a network. */
export async function keep(page: Page, path = "/dashboard"): Promise<void> {
  await open(page, path);
  await expect.poll(() => keptBuilds(page), { timeout: 50_000 }).toHaveLength(1);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** Tells the page, as a phone does, that the line is back. Its next try may be a minute away. */
export const backOnline = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event("online")));

/** The builds that are cached whole. */
export const keptBuilds = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("dashboard-"));
    const whole = await Promise.all(names.map(async (name) => (await caches.open(name)).match("/dashboard")));
    return names.filter((_, index) => whole[index]);
  });

/** What this device stores, in every cache and database, without empty ones. */
export const storedOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found = (await caches.keys()).filter((name) => name.startsWith("dashboard-"));
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const count = await new Promise<number>((resolve) => {
          const request = database.transaction(store).objectStore(store).count();
          request.onsuccess = () => resolve(request.result);
        });
        if (count > 0 && !name.startsWith("workbox")) found.push(`${name}/${store}`);
      }
      database.close();
    }
    return found;
  });

interface Shared {
  readonly files?: readonly ChosenFile[];
  readonly title?: string;
  readonly text?: string;
  readonly url?: string;
}

/** Sends what the phone sends when something is shared with the installed dashboard. */
export async function share(page: Page, { files = [], ...texts }: Shared): Promise<void> {
  await page.evaluate((fields) => {
    const form = document.createElement("form");
    Object.assign(form, { action: "/dashboard/share", method: "post", enctype: "multipart/form-data", id: "shared" });
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement("input");
      form.append(Object.assign(input, { type: "hidden", name, value }));
    }
    const chosen = document.createElement("input");
    form.append(Object.assign(chosen, { type: "file", name: "pictures", multiple: true }));
    document.body.append(form);
  }, texts);
  if (files.length > 0) await page.locator("#shared input[type=file]").setInputFiles([...files]);
  const opened = page.waitForEvent("framenavigated");
  await page.evaluate(() => document.querySelector<HTMLFormElement>("#shared")?.submit());
  await opened;
}

/** Small photographs with names of a phone. */
export const photos = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const seed = `#${(index * 1_234_567 + 0x20_20_20).toString(16).padStart(6, "0").slice(-6)}`;
      return chosen(`IMG_${3001 + index}.jpg`, await jpegOf(seed));
    }),
  );

/** Answers what is asked about all pictures, and sends them. */
export async function answerForAll(
  page: Page,
  { images }: DashboardDictionary,
  name: string,
  count: number,
): Promise<void> {
  const { upload, fields, consent, pages } = images;
  await page.getByLabel(fields.page, { exact: true }).selectOption(pages.GALLERY);
  await page.getByLabel(upload.name).fill(name);
  await page.getByLabel(consent.agreed).check();
  await press(page, fill(upload.send, { count }));
}
