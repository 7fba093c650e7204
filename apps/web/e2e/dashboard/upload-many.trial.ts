import type { APIRequestContext, Page } from "@playwright/test";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { badLine } from "../support/bad-line.ts";
import { listed } from "../support/listed-files.ts";
import { test } from "../support/own-server.ts";
import { brokenPhoto, phonePhotos, photoSize } from "../support/phone-photos.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open } from "../support/site.ts";
import { byAdministrator, createUser, enter, removeUser, type TestUser } from "../support/users.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const screen = "/dashboard?page=GALLERY&task=upload";

const stored = async (request: APIRequestContext, batch: string) =>
  (await listed(request, "GALLERY")).filter(({ name }) => name.startsWith(batch));

async function clearAway(request: APIRequestContext, batch: string): Promise<void> {
  const headers = await byAdministrator(request);
  const ids = (await stored(request, batch)).map(({ id }) => id);
  if (ids.length === 0) return;
  const binned = await request.post("/api/trpc/files.bin", { headers, data: { ids } });
  const { entries } = (await binned.json()).result.data;
  await request.post("/api/trpc/bin.deleteForGood", { headers, data: { entries } });
}

const bring = (page: Page, paths: string[]) => page.locator("input[type=file]").setInputFiles(paths);

const count = (page: Page, { images }: DashboardDictionary, total: number, done: number) =>
  page.getByText(fill(images.upload.total, { count: total, stored: done }), { exact: true });

async function storedOf(page: Page, t: DashboardDictionary, total: number): Promise<number> {
  for (let done = 0; done <= total; done++) if (await count(page, t, total, done).isVisible()) return done;
  return -1;
}

test.describe("many pictures on a bad line", () => {
  let account: TestUser;
  test.beforeEach(async ({ request }) => {
    account = await createUser(request, "Many Pictures");
  });
  test.afterEach(async ({ request }) => removeUser(request, account));

  test("each picture is stored once despite a lost response, a cut connection and a reload", async ({
    page,
    context,
    request,
    dashboardWords: t,
    complaints,
  }) => {
    const total = 5;
    const batch = `Feast of Christ the King ${Date.now()}`;
    const { upload, fields, consent } = t.images;
    await enter(page, account);
    await open(page, screen);
    await page.getByLabel(upload.name).fill(batch);
    await page.getByText(upload.more, { exact: true }).click();
    await page.getByRole("button", { name: upload.yesterday, exact: true }).click();
    await page.getByLabel(consent.agreed).check();
    await bring(page, await phonePhotos(total));
    await expect(page.getByText(`${batch} ${total}`, { exact: true })).toBeVisible();

    const line = await badLine(page, { losesAnswer: 2, endsAfter: 3 });
    await page.getByRole("button", { name: fill(upload.send, { count: total }), exact: true }).click();
    await expect.poll(() => storedOf(page, t, total), { timeout: 30_000 }).toBe(3);
    expect(line.hasLost()).toBe(true);

    await context.setOffline(true);
    await expect(page.getByText(upload.offline)).toBeVisible();
    await page.getByRole("button", { name: upload.tryNow, exact: true }).click();
    await expect(page.getByText(upload.offline)).toBeVisible();
    expect(await storedOf(page, t, total)).toBe(3);
    // The progress of the queue is visible on other screens of the dashboard.
    await page.getByRole("link", { name: upload.back, exact: true }).click();
    await expect(page.getByRole("navigation").getByText(`3 / ${total}`)).toBeVisible();
    const window = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    const progress = { name: fill(upload.sum, { stored: 3, count: total }), exact: true };
    await expect(page.getByRole("banner").getByRole("link", progress)).toBeVisible();
    if (window) await page.setViewportSize(window);

    await line.mend();
    await context.setOffline(false);
    await page.goto(screen);
    expect(await page.getByLabel(upload.name).inputValue()).toBe(batch);
    await expect.poll(() => storedOf(page, t, total)).toBeGreaterThanOrEqual(3);
    await expect(count(page, t, total, total)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(`${fill(upload.done, { count: total })} ${upload.allShown}`)).toBeVisible();

    const records = await stored(request, batch);
    const numbered = Array.from({ length: total }, (_, index) => `${batch} ${index + 1}`);
    expect(records.map(({ name }) => name).sort()).toEqual(numbered.sort());
    for (const { name, title, photo, date, createdAt } of records) {
      expect(title).toBe("EVENTS");
      expect(photo, name).toMatchObject(photoSize);
      expect(new Date(date).getTime()).toBeLessThan(new Date(createdAt).getTime());
    }

    await page.getByRole("link", { name: upload.see, exact: true }).click();
    await expect(page.getByRole("article").filter({ hasText: batch }).first()).toBeVisible();
    await open(page, screen);
    await expect(page.getByLabel(fields.title, { exact: true })).toHaveValue("EVENTS");
    await expect(page.getByLabel(consent.agreed)).not.toBeChecked();
    await page.getByRole("button", { name: upload.clear, exact: true }).click();
    await expect(page.getByText(`${batch} 1`, { exact: true })).toHaveCount(0);
    await clearAway(request, batch);
    expect(await stored(request, batch)).toEqual([]);
    // The test has cut the connection; the console reports it.
    complaints.length = 0;
  });

  test("pictures waiting when the session ends are sent after the same account logs in again, and no other account sees them", async ({
    page,
    context,
    request,
    dashboardWords: t,
    complaints,
  }) => {
    const batch = `Harvest ${Date.now()}`;
    const { upload, consent } = t.images;
    const other = await createUser(request, "Other Pictures");
    await enter(page, account);
    await open(page, screen);
    await page.getByLabel(upload.name).fill(batch);
    await page.getByLabel(consent.agreed).check();
    await bring(page, await phonePhotos(2));
    await context.setOffline(true);
    await page.getByRole("button", { name: fill(upload.send, { count: 2 }), exact: true }).click();
    await expect(page.getByText(upload.states.waiting, { exact: true })).toHaveCount(2, { timeout: 30_000 });
    await page.evaluate(() => localStorage.clear());
    await context.setOffline(false);

    await enter(page, other);
    await open(page, screen);
    await expect(page.getByText(upload.drop, { exact: true })).toBeVisible();
    await expect(page.getByText(batch)).toHaveCount(0);
    expect(await stored(request, batch)).toEqual([]);

    await enter(page, account);
    await open(page, "/dashboard");
    const done = `${fill(upload.done, { count: 2 })} ${upload.allShown}`;
    await expect(page.getByText(done)).toBeVisible({ timeout: 60_000 });
    expect(await stored(request, batch)).toHaveLength(2);
    await clearAway(request, batch);
    await removeUser(request, other);
    complaints.length = 0;
  });

  test("pictures wait while the server's disk is full, also on /users, and are sent once there is room", async ({
    page,
    request,
    dashboardWords: t,
    complaints,
  }) => {
    const batch = `Full ${Date.now()}`;
    const { upload, consent } = t.images;
    const uploads = "**/api/v1/files/image";
    let refusals = 0;
    await page.route(uploads, (route) => {
      refusals += 1;
      return route.fulfill({ status: 507, json: { code: "disk_full", message: "The disk is full." } });
    });
    await enter(page, account);
    await open(page, screen);
    await page.getByLabel(upload.name).fill(batch);
    await page.getByLabel(consent.agreed).check();
    await bring(page, await phonePhotos(2));
    await expect(page.getByText(upload.states.ready, { exact: true })).toHaveCount(2, { timeout: 30_000 });
    await page.getByRole("button", { name: fill(upload.send, { count: 2 }), exact: true }).click();
    await expect.poll(() => refusals, { timeout: 30_000 }).toBeGreaterThan(0);
    await expect(page.getByText(upload.states.waiting, { exact: true })).not.toHaveCount(0);
    await expect(page.getByText(upload.states.failed, { exact: true })).toHaveCount(0);

    await open(page, "/users");
    const progress = { name: fill(upload.sum, { stored: 0, count: 2 }), exact: true };
    await expect(page.getByRole("banner").getByRole("link", progress)).toBeVisible();
    expect(await stored(request, batch)).toEqual([]);
    await page.unroute(uploads);
    await open(page, "/users");
    const done = `${fill(upload.done, { count: 2 })} ${upload.allShown}`;
    await expect(page.getByText(done)).toBeVisible({ timeout: 60_000 });
    expect(await stored(request, batch)).toHaveLength(2);
    await clearAway(request, batch);
    // The requests were refused on purpose; the console reports them.
    complaints.length = 0;
  });

  test("axe finds nothing in a full queue, in both themes and widths", async ({
    page,
    context,
    request,
    dashboardWords: t,
    complaints,
  }) => {
    const { upload, consent } = t.images;
    const batch = `Queue ${Date.now()}`;
    await enter(page, account);
    await open(page, screen);
    await page.getByLabel(upload.name).fill(batch);
    await page.getByLabel(consent.agreed).check();
    await bring(page, [...(await phonePhotos(2)), await brokenPhoto()]);
    await expect(page.getByText(upload.states.unopened, { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(upload.states.ready, { exact: true })).toHaveCount(2);
    await page.getByRole("button", { name: fill(upload.send, { count: 3 }), exact: true }).click();
    await expect(page.getByText(upload.states.failed, { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(count(page, t, 3, 2)).toBeVisible({ timeout: 30_000 });
    await context.setOffline(true);
    await bring(page, await phonePhotos(2));
    await expect(page.getByText(upload.states.ready, { exact: true })).toHaveCount(2, { timeout: 30_000 });
    await expect(page.getByText(upload.offline)).toBeVisible();

    // In a scrolled page the bar may cover half of a link, and axe would report the link as too small.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await screenFindings(page)).toEqual([]);

    await context.setOffline(false);
    await clearAway(request, batch);
    complaints.length = 0;
  });
});
