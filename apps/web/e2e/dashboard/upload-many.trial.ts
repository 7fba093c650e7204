import type { Page } from "@playwright/test";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { badLine } from "../support/bad-line.ts";
import { phonePhotos, photoSize } from "../support/phone-photos.ts";
import { unfold } from "../support/picture-form.ts";
import { expect, open } from "../support/site.ts";
import { queueScreen, test } from "../support/upload-queue.ts";
import { createUser, enter } from "../support/users.ts";

const count = (page: Page, { images }: DashboardDictionary, total: number, done: number) =>
  page.getByText(fill(images.upload.total, { count: total, stored: done }), { exact: true });

async function storedOf(page: Page, t: DashboardDictionary, total: number): Promise<number> {
  for (let done = 0; done <= total; done++) if (await count(page, t, total, done).isVisible()) return done;
  return -1;
}

test("each picture is stored once over a bad line", async ({ page, queue, context, dashboardWords: t, complaints }) => {
  const total = 5;
  const { upload } = t.images;
  await queue.begin();
  await unfold(page, t.images.form.more);
  await page.getByRole("button", { name: upload.yesterday, exact: true }).click();
  await queue.choose(...(await phonePhotos(total)));
  await expect(page.getByText(`${queue.batch} ${total}`, { exact: true })).toBeVisible();

  const line = await badLine(page, { losesAnswer: 2, endsAfter: 3 });
  await queue.send(total);
  await expect.poll(() => storedOf(page, t, total)).toBe(3);
  expect(line.hasLost()).toBe(true);

  await context.setOffline(true);
  await expect(page.getByText(upload.offline)).toBeVisible();
  await page.getByRole("button", { name: upload.tryNow, exact: true }).click();
  await expect(page.getByText(upload.offline)).toBeVisible();
  expect(await storedOf(page, t, total)).toBe(3);
  // The progress of the queue is visible on other screens of the dashboard.
  await page.getByRole("link", { name: upload.back, exact: true }).click();
  await expect(page.getByRole("navigation").getByText(`3 / ${total}`)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  const progress = { name: fill(upload.sum, { stored: 3, count: total }), exact: true };
  await expect(page.getByRole("banner").getByRole("link", progress)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });

  await line.mend();
  await context.setOffline(false);
  await page.goto(queueScreen);
  expect(await page.getByLabel(upload.name).inputValue()).toBe(queue.batch);
  await expect.poll(() => storedOf(page, t, total)).toBeGreaterThanOrEqual(3);
  await expect(count(page, t, total, total)).toBeVisible({ timeout: 60_000 });
  await queue.done(total);

  const records = await queue.stored();
  const numbered = Array.from({ length: total }, (_, index) => `${queue.batch} ${index + 1}`);
  expect(records.map(({ name }) => name).sort()).toEqual(numbered.sort());
  for (const { name, title, photo, date, createdAt } of records) {
    expect(title).toBe("EVENTS");
    expect(photo, name).toMatchObject(photoSize);
    expect(new Date(date).getTime()).toBeLessThan(new Date(createdAt).getTime());
  }
  // The test has cut the connection; the console reports it.
  complaints.length = 0;
});

test("pictures left by an ended session are sent after the same user's login, unseen by others", async ({
  page,
  queue,
  account,
  context,
  request,
  dashboardWords: t,
  complaints,
}) => {
  const { upload } = t.images;
  const other = await createUser(request, "Other Pictures");
  await queue.begin();
  await queue.choose(...(await phonePhotos(2)));
  await context.setOffline(true);
  await queue.send(2);
  await expect(page.getByText(upload.states.waiting, { exact: true })).toHaveCount(2);
  await page.evaluate(() => localStorage.clear());
  await context.setOffline(false);

  await enter(page, other);
  await open(page, queueScreen);
  await expect(page.getByText(upload.drop, { exact: true })).toBeVisible();
  await expect(page.getByText(queue.batch)).toHaveCount(0);
  expect(await queue.stored()).toEqual([]);

  await enter(page, account);
  await open(page, "/dashboard");
  await queue.done(2);
  expect(await queue.stored()).toHaveLength(2);
  complaints.length = 0;
});

test("pictures wait while the server's disk is full", async ({ page, queue, dashboardWords: t, complaints }) => {
  const { upload } = t.images;
  const uploads = "**/api/v1/files/image";
  let refusals = 0;
  await page.route(uploads, (route) => {
    refusals += 1;
    return route.fulfill({ status: 507, json: { code: "disk_full", message: "The disk is full." } });
  });
  await queue.begin();
  await queue.choose(...(await phonePhotos(2)));
  await queue.ready(2);
  await queue.send(2);
  await expect.poll(() => refusals).toBeGreaterThan(0);
  await expect(page.getByText(upload.states.waiting, { exact: true })).not.toHaveCount(0);
  await expect(page.getByText(upload.states.failed, { exact: true })).toHaveCount(0);

  await open(page, "/users");
  const progress = { name: fill(upload.sum, { stored: 0, count: 2 }), exact: true };
  await expect(page.getByRole("banner").getByRole("link", progress)).toBeVisible();
  expect(await queue.stored()).toEqual([]);
  await page.unroute(uploads);
  await open(page, "/users");
  await queue.done(2);
  expect(await queue.stored()).toHaveLength(2);
  // The requests were refused on purpose; the console reports them.
  complaints.length = 0;
});
