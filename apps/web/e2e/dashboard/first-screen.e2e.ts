import { fill } from "@visiga/i18n/format";
import { administrator } from "@visiga/testing/server-process";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open, test } from "../support/site.ts";
import { enter } from "../support/users.ts";
import { goTo } from "../support/walk.ts";

const entry = "**/assets/main-*.js";

test("no tab of the dashboard shifts while it loads, on a phone and beside the sidebar", async ({
  page,
  dashboardWords: t,
}) => {
  const tabs: readonly (readonly [query: string, title: string])[] = [
    ["", t.images.title],
    ["?page=HOME&task=order", t.images.order.home],
    ["?tab=users", t.users.title],
    ["?tab=site&section=samples", t.site.title],
  ];
  // One column at every width.
  const narrow = [
    ...tabs,
    ["?tab=today", t.dashboard.tabs.today],
    ["?tab=activity", t.activity.title],
    ["?tab=views", t.pageViews.title],
    ["?tab=bin", t.bin.title],
    ["?tab=removals", t.removals.title],
    ["?tab=backups", t.backups.title],
  ] as const;
  await enter(page, administrator);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const seen = list
        .getEntries()
        .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
      document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + seen);
    }).observe({ type: "layout-shift", buffered: true });
  });
  // All responses except the session's are held until the screen shows that it is loading.
  let drawn = Promise.resolve();
  await page.route(/\/api\/trpc\/(?!auth)/, async (route) => {
    await drawn;
    await route.continue().catch(() => {});
  });
  const painted = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shifted = async () => Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0));
  const shifts: Record<string, number> = {};
  for (const [width, shown] of [
    [360, narrow],
    [768, tabs.slice(0, 1)],
    [1440, tabs],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    // Only the first tab loads the document; a link leads to the others.
    for (const [index, [query, title]] of shown.entries()) {
      let release = () => {};
      drawn = new Promise((resolve) => {
        release = resolve;
      });
      if (index === 0) await page.goto(`/dashboard${query}`);
      else await page.evaluate((address) => history.pushState(null, "", address), `/dashboard${query}`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await painted();
      const before = index === 0 ? 0 : await shifted();
      release();
      await expect(page.locator(".loading")).toHaveCount(0);
      await painted();
      const shift = (await shifted()) - before;
      if (shift >= 0.05) shifts[`${query} at ${width} px`] = shift;
    }
  }
  expect(shifts).toEqual({});
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test.beforeEach(({ page }) => enter(page, administrator));

  test("text areas are as high as their texts, and the Images tab shows its chosen page, its first picture in the upper half, and what selects or orders pictures without scrolling", async ({
    page,
    dashboardWords: { images },
  }) => {
    await open(page, "/dashboard?tab=site&section=pages&of=/history");
    await expect(page.locator("textarea").first()).toBeVisible();
    const cut = await page
      .locator("textarea")
      .evaluateAll((areas) => areas.filter((area) => area.scrollHeight > area.clientHeight + 1).map(({ id }) => id));
    expect(cut).toEqual([]);

    await open(page, "/dashboard?page=HOME");
    await expect(page.getByRole("button", { name: images.filters.HOME, exact: true })).toBeInViewport({ ratio: 1 });
    const first = page.getByRole("article").first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan(390);
    const sort = page.getByLabel(images.sort.label, { exact: true });
    await expect(sort).toBeHidden();
    await page.getByRole("button", { name: images.options, exact: true }).click();
    await expect(sort).toBeVisible();

    await goTo(page, "/dashboard?task=upload", images.upload.title);
    await expect(page.getByText(images.upload.choose, { exact: true })).toBeInViewport({ ratio: 1 });
    await open(page, "/dashboard?page=ORGANIZATION&task=order");
    const save = page.getByRole("button", { name: images.order.save, exact: true });
    await expect(save).not.toBeInViewport();
    const step = fill(images.order.downOne, { name: "" }).split("“")[0] ?? "";
    await page.getByRole("button", { name: step, disabled: false }).first().click();
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(images.order.keys.space, { exact: true })).toBeHidden();
  });
});

test.describe("in Swahili", () => {
  test.use({ language: "sw" });

  test("the dashboard shows that it is loading until its script has arrived", async ({
    page,
    dashboardWords,
    words,
  }) => {
    await enter(page, administrator);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(entry, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto("/dashboard", { waitUntil: "commit" });
    await expect(page.getByRole("status")).toHaveText(dashboardWords.dashboard.checking);
    await expect(page.getByRole("status").locator("svg")).toBeVisible();
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(page.locator("noscript p")).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(words.seo.pages.dashboard.title));
    release();
    await expect(page.getByRole("button", { name: dashboardWords.images.add, exact: true })).toBeVisible();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the dashboard says that it needs JavaScript, and does not claim to be loading", async ({ page, words }) => {
      await page.goto("/dashboard");
      // `getByText` ignores the content of `<noscript>`.
      const sentence = page.locator("noscript p");
      await expect(sentence).toBeVisible();
      await expect(sentence).toHaveText(words.common.needsScript);
      await expect(page.getByRole("status")).toBeHidden();
      await expect(page.getByRole("alert")).toBeHidden();
      await page.goto("/login");
      await expect(sentence).toBeVisible();
    });
  });
});

test("a browser older than the dashboard needs shows one sentence instead of the loading message", async ({
  page,
  words,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "at"));
  for (const path of ["/login", "/dashboard"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByText(words.common.oldBrowser)).toBeVisible();
    await expect(page.getByRole("status")).toHaveCount(0);
    expect(await page.getByRole("main").innerText()).not.toContain(words.common.loading);
  }
});

test("the dashboard reports when its dictionary fails to load, and opens on the next attempt", async ({
  page,
  words,
  dashboardWords,
  complaints,
}) => {
  await enter(page, administrator);
  const dictionaries = "**/assets/public-dictionary-*.js";
  await page.route(dictionaries, (route) => route.abort());
  await page.goto("/dashboard");
  const said = page.getByRole("alert");
  await expect(said).toHaveText(`${words.common.unreachable} ${words.common.retry}`);
  await expect(page.getByRole("status")).toHaveCount(0);
  expect(await screenFindings(page)).toEqual([]);
  expect(complaints).not.toEqual([]);
  complaints.length = 0;

  await page.unroute(dictionaries);
  await said.getByRole("button", { name: words.common.retry, exact: true }).click();
  await expect(page.getByRole("button", { name: dashboardWords.images.add, exact: true })).toBeVisible();
  await expect(said).toHaveCount(0);
});

test("when a screen's script fails to load, the failure screen offers Retry and a link home", async ({
  page,
  words,
  dashboardWords,
  complaints,
}) => {
  const { failure, home } = words.notFound;
  await enter(page, administrator);
  const screen = "**/assets/dashboard-screen-*.js";
  await page.route(screen, (route) => route.abort());
  await open(page, "/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(failure.title);
  await expect(page.getByRole("main")).toContainText(failure.message);
  await expect(page.getByRole("link", { name: home, exact: true })).toHaveAttribute("href", "/");
  expect(await screenFindings(page)).toEqual([]);
  expect(complaints).not.toEqual([]);
  complaints.length = 0;

  await page.unroute(screen);
  await page.getByRole("button", { name: words.common.retry, exact: true }).click();
  await expect(page.getByRole("button", { name: dashboardWords.images.add, exact: true })).toBeVisible();
});
