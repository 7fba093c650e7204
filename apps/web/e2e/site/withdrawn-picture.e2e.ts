import type { APIRequestContext, Page } from "@playwright/test";
import type { FileRecord } from "@visiga/contracts/files";
import { test as base, expect, keptPages, visit } from "../support/own-line.ts";
import { addSample, removeSample } from "../support/sample-pictures.ts";
import { type Server, startCopy } from "../support/server.ts";

const name = "A pupil at the well";
const hour = 3600 * 1000;

/** A line to a server whose content may be changed. */
const test = base.extend<object, { ownServer: Server }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
    async ({}, use) => {
      const server = await startCopy(String(process.env.E2E_TEMPLATE));
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  line: async ({ line, ownServer }, use) => {
    line.lead(ownServer.url);
    await use(line);
  },
  complaints: async ({ complaints }, use) => {
    await use(complaints);
    const others = complaints.filter((text) => !text.includes("status of 404"));
    complaints.splice(0, complaints.length, ...others);
  },
});

/** Adds the picture of a pupil and reads its page, and the gallery, as a visitor with a service worker does. */
async function readPicture(page: Page, request: APIRequestContext): Promise<FileRecord & { path: string }> {
  const record = await addSample(request, { name, page: "GALLERY", minors: null });
  const path = String(record.path);
  await visit(page, "/gallery");
  await page.goto(path);
  await expect.poll(() => keptPages(page)).toContain(`${path}?lang=en`);
  await expect.poll(() => keptPictures(page, record)).not.toEqual([]);
  return { ...record, path };
}

/** Addresses of the cached copies of a picture. */
async function keptPictures(page: Page, { photo }: FileRecord): Promise<string[]> {
  const kept = await page.evaluate(async () => (await (await caches.open("pictures-1")).keys()).map(({ url }) => url));
  return kept.filter((url) => url.includes(`/media/${photo?.id}/`));
}

/** Makes all cached entries older. */
const grow = (page: Page, time: number): Promise<void> =>
  page.evaluate(async (age) => {
    const earlier = (moment: string | null) => new Date(Date.parse(String(moment)) - age);
    for (const name of ["pages-1", "pictures-1"]) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const kept = await cache.match(key);
        const headers = new Headers(kept?.headers);
        headers.set("date", earlier(headers.get("date")).toUTCString());
        const about = headers.get("x-kept-copy");
        const copy = about && JSON.parse(decodeURIComponent(about));
        const grown = { ...copy, at: copy && earlier(copy.at).toISOString() };
        if (copy) headers.set("x-kept-copy", encodeURIComponent(JSON.stringify(grown)));
        await cache.put(key, new Response(await kept?.blob(), { headers }));
      }
    }
  }, time);

/** Expects that offline the page does not open and the list of cached pages does not contain it. */
async function expectForgotten(page: Page, path: string, heading: string): Promise<void> {
  for (const address of [path, "/offline"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByText(name)).toHaveCount(0);
  }
}

test("a withdrawn picture and all pages that name it are deleted from the device when its page is requested again", async ({
  page,
  request,
  line,
  words,
}) => {
  const record = await readPicture(page, request);
  await removeSample(request, record);
  expect((await page.goto(record.path))?.status()).toBe(404);
  await expect.poll(() => keptPictures(page, record)).toEqual([]);
  await expect.poll(() => keptPages(page)).not.toContain("/gallery?lang=en");
  line.cut();
  await expectForgotten(page, record.path, words.offline.title);
  await expectForgotten(page, "/gallery", words.offline.title);
});

test("a withdrawn picture and all pages that name it are deleted from the device when the picture itself is requested again", async ({
  page,
  request,
  line,
  words,
}) => {
  const record = await readPicture(page, request);
  const [address] = await keptPictures(page, record);
  await removeSample(request, record);
  await page.goto("/history");
  await page.evaluate(async (url) => {
    await (await caches.open("pictures-1")).delete(String(url));
    await new Promise((resolve) => {
      const image = new Image();
      image.onerror = resolve;
      image.src = `${url}?again`;
    });
  }, address);
  await expect.poll(() => keptPages(page)).not.toContain(`${record.path}?lang=en`);
  line.cut();
  await expectForgotten(page, record.path, words.offline.title);
});

test("a slow connection does not show the cached page of a picture", async ({ page, request, line }) => {
  const record = await readPicture(page, request);
  await removeSample(request, record);
  line.slow();
  const opening = page.goto(record.path);
  const waits = new Promise<"waits">((resolve) => setTimeout(resolve, 3300, "waits"));
  expect(await Promise.race([opening, waits])).toBe("waits");
  line.mend();
  expect((await opening)?.status()).toBe(404);
});

test("the cached page of a picture is requested again after an hour from any open page, and deleted if it is gone", async ({
  page,
  request,
  line,
  words,
}) => {
  const record = await readPicture(page, request);
  await removeSample(request, record);
  await grow(page, 1.1 * hour);
  await page.goto("/history");
  await expect.poll(() => keptPages(page)).not.toContain(`${record.path}?lang=en`);
  line.cut();
  await expectForgotten(page, record.path, words.offline.title);
});

test("offline, pictures of people with their pages and lists are deleted after a day, and other pages stay", async ({
  page,
  request,
  line,
  words,
}) => {
  const record = await readPicture(page, request);
  await page.goto("/history");
  await expect.poll(() => keptPages(page)).toContain("/history?lang=en");
  line.cut();
  await grow(page, 23 * hour);
  await page.goto(record.path);
  await expect(page.getByText(name).first()).toBeVisible();
  await grow(page, 2 * hour);
  await expectForgotten(page, record.path, words.offline.title);
  await expectForgotten(page, "/gallery", words.offline.title);
  await expect.poll(() => keptPictures(page, record)).toEqual([]);
  await page.goto("/history");
  await expect(page.locator("[data-kept-notice]")).toBeVisible();
});
