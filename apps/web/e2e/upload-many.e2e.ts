import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";
import type { FileRecord } from "@visiga/contracts/files";
import { languages } from "@visiga/contracts/languages";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { type Account, byAdministrator, createAccount, enter, removeAccount } from "./accounts.ts";
import { brokenPhoto, phonePhotos } from "./phone-photos.ts";
import { expect, open, test } from "./site.ts";

const folder = () => test.info().outputPath("photos");

const screen = "/dashboard?task=upload";

/** What the gallery shows of a batch. */
async function stored(request: APIRequestContext, batch: string): Promise<FileRecord[]> {
  const records: FileRecord[] = await (await request.get("/api/v1/files/page/GALLERY")).json();
  return records.filter(({ name }) => name.startsWith(batch));
}

/** Leaves neither records nor bin entries. */
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

/** How many of a queue are stored, as the screen says. */
async function storedOf(page: Page, t: DashboardDictionary, total: number): Promise<number> {
  for (let done = 0; done <= total; done++) if (await count(page, t, total, done).isVisible()) return done;
  return -1;
}

/** Lets the server store what one request brings, and then loses its answer. Answers how many were lost. */
async function loseAnswer(page: Page, which: number): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page);
  let seen = 0;
  let lost = 0;
  devtools.on("Fetch.requestPaused", ({ requestId, responseStatusCode }) => {
    if (responseStatusCode === 201 && ++seen === which) {
      lost += 1;
      void devtools.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" });
    } else void devtools.send("Fetch.continueRequest", { requestId });
  });
  await devtools.send("Fetch.enable", { patterns: [{ urlPattern: "*/api/v1/files/image", requestStage: "Response" }] });
  return () => lost;
}

test.describe("many pictures on a bad line", () => {
  let account: Account;
  test.beforeEach(async ({ request }) => {
    account = await createAccount(request, "Many Pictures");
  });
  test.afterEach(async ({ request }) => removeAccount(request, account));

  test("20 pictures arrive once each, through a lost answer, a cut line and a reload", async ({
    page,
    context,
    request,
    dashboardWords: t,
    complaints,
  }) => {
    test.setTimeout(240_000);
    const batch = `Feast of Christ the King ${Date.now()}`;
    const { upload, form, consent } = t.images;
    await enter(page, account);
    await open(page, screen);
    await page.getByLabel(upload.name).fill(batch);
    await page.getByRole("button", { name: upload.yesterday, exact: true }).click();
    await page.getByLabel(consent.agreed).check();
    await bring(page, await phonePhotos(folder(), 20));
    await expect(page.getByText(`${batch} 20`, { exact: true })).toBeVisible();

    const lostAnswers = await loseAnswer(page, 3);
    await page.getByRole("button", { name: fill(upload.send, { count: 20 }), exact: true }).click();
    await expect.poll(() => storedOf(page, t, 20), { timeout: 120_000 }).toBeGreaterThanOrEqual(7);
    expect(lostAnswers()).toBe(1);

    await context.setOffline(true);
    await expect(page.getByText(upload.offline)).toBeVisible();
    const before = await storedOf(page, t, 20);
    await page.getByRole("button", { name: upload.tryNow, exact: true }).click();
    await expect(page.getByText(upload.offline)).toBeVisible();
    expect(await storedOf(page, t, 20)).toBeLessThan(20);
    // Elsewhere in the dashboard the queue still says how far it is.
    await page.getByRole("link", { name: upload.back, exact: true }).click();
    await expect(page.getByRole("navigation").getByText(/\d+ \/ 20/)).toBeVisible();

    await context.setOffline(false);
    await page.goto(screen);
    expect(await page.getByLabel(upload.name).inputValue()).toBe(batch);
    await expect.poll(() => storedOf(page, t, 20)).toBeGreaterThanOrEqual(before);
    await expect(count(page, t, 20, 20)).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText(fill(upload.done, { count: 20 }), { exact: true })).toBeVisible();

    const records = await stored(request, batch);
    const numbered = Array.from({ length: 20 }, (_, index) => `${batch} ${index + 1}`);
    expect(records.map(({ name }) => name).sort()).toEqual(numbered.sort());
    for (const { title, photo, date, createdAt } of records) {
      expect(title).toBe("EVENTS");
      expect([photo?.width, photo?.height]).toEqual([1920, 2560]);
      expect(new Date(date).getTime()).toBeLessThan(new Date(createdAt).getTime());
    }

    await page.getByRole("link", { name: upload.see, exact: true }).click();
    await expect(page.getByRole("article").filter({ hasText: batch }).first()).toBeVisible();
    await open(page, screen);
    await expect(page.getByLabel(form.title, { exact: true })).toHaveValue("EVENTS");
    await expect(page.getByLabel(consent.agreed)).not.toBeChecked();
    await page.getByRole("button", { name: upload.clear, exact: true }).click();
    await expect(page.getByText(`${batch} 1`, { exact: true })).toHaveCount(0);
    await clearAway(request, batch);
    expect(await stored(request, batch)).toEqual([]);
    // The line was cut on purpose, and the console mentions it.
    complaints.length = 0;
  });

  test("what waits when the session ends is sent after the next login of the same account, and shown to no other", async ({
    page,
    context,
    request,
    dashboardWords: t,
    complaints,
  }) => {
    test.setTimeout(120_000);
    const batch = `Harvest ${Date.now()}`;
    const { upload, consent } = t.images;
    const other = await createAccount(request, "Other Pictures");
    await enter(page, account);
    await open(page, screen);
    await page.getByLabel(upload.name).fill(batch);
    await page.getByLabel(consent.agreed).check();
    await bring(page, await phonePhotos(folder(), 2));
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
    await expect(page.getByText(fill(upload.done, { count: 2 }), { exact: true })).toBeVisible({ timeout: 60_000 });
    expect(await stored(request, batch)).toHaveLength(2);
    await clearAway(request, batch);
    await removeAccount(request, other);
    complaints.length = 0;
  });

  for (const language of languages) {
    test.describe(language, () => {
      test.use({ language, contextOptions: { reducedMotion: "reduce" } });

      test("axe finds nothing in a full queue, in both themes and widths; what is no picture can be taken out", async ({
        page,
        context,
        request,
        dashboardWords: t,
        complaints,
      }) => {
        test.setTimeout(120_000);
        const { upload, confirm, consent } = t.images;
        const batch = `Queue ${language} ${Date.now()}`;
        await enter(page, account);
        await open(page, screen);
        await page.getByLabel(upload.name).fill(batch);
        await page.getByLabel(consent.agreed).check();
        await bring(page, [...(await phonePhotos(folder(), 2)), await brokenPhoto(folder())]);
        await page.getByRole("button", { name: fill(upload.send, { count: 3 }), exact: true }).click();
        await expect(page.getByText(upload.states.failed, { exact: true })).toBeVisible({ timeout: 30_000 });
        await expect(count(page, t, 3, 2)).toBeVisible({ timeout: 30_000 });
        await expect(page.getByText(t.errors.failure.picture_type)).toBeVisible();
        await context.setOffline(true);
        await bring(page, await phonePhotos(folder(), 2));
        await expect(page.getByText(upload.states.ready, { exact: true })).toHaveCount(2, { timeout: 30_000 });
        await expect(page.getByText(upload.offline)).toBeVisible();

        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          for (const dark of [false, true]) {
            await page.evaluate((on) => document.documentElement.classList.toggle("dark", on), dark);
            const { violations, passes } = await new AxeBuilder({ page }).analyze();
            const found = violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(", ")}`);
            expect.soft(found, `${width} px, ${dark ? "dark" : "light"}`).toEqual([]);
            expect(passes.length).toBeGreaterThan(10);
          }
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }

        const gone = `${batch} 3`;
        await page.getByRole("button", { name: fill(upload.takeOut, { name: gone }), exact: true }).click();
        await expect(page.getByText(fill(upload.takenOut, { name: gone }), { exact: true })).toBeVisible();
        await page.getByRole("button", { name: upload.takeAllOut, exact: true }).click();
        const asking = page.getByRole("alertdialog", { name: upload.takeAllOut });
        await expect(asking.getByText(upload.takeAllOutConfirm)).toBeVisible();
        await expect(asking.getByRole("button", { name: confirm.cancel, exact: true })).toBeFocused();
        await asking.getByRole("button", { name: upload.takeAllOut, exact: true }).click();
        await expect(page.getByText(upload.states.ready, { exact: true })).toHaveCount(0);
        await context.setOffline(false);
        await clearAway(request, batch);
        complaints.length = 0;
      });
    });
  }
});
