import { fill } from "@visiga/i18n/format";
import { screenFindings } from "../support/screen-findings.ts";
import { button, cards, expect, field, hold, open, test } from "../support/site.ts";
import { goTo } from "../support/walk.ts";

test.use({ asAdministrator: true });

test("no tab of the dashboard shifts while it loads, on a phone or a computer", async ({ page, dashboardWords: t }) => {
  const tabs: readonly (readonly [query: string, title: string])[] = [
    ["", t.dashboard.tabs.images],
    ["?page=HOME&task=order", t.images.order.home],
    ["?tab=users", t.dashboard.tabs.users],
    ["?tab=site&section=pages&only=samples", t.dashboard.tabs.site],
  ];
  // One column at every width.
  const narrow = [
    ...tabs,
    ["?tab=today", t.dashboard.tabs.today],
    ["?tab=activity", t.dashboard.tabs.activity],
    ["?tab=views", t.dashboard.tabs.views],
    ["?page=ALL&only=bin", t.dashboard.tabs.images],
    ["?tab=backups", t.dashboard.tabs.backups],
    ["?tab=account", t.dashboard.tabs.account],
  ] as const;
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      dataset.shift = String(shifts.reduce((sum, { value }) => sum + value, Number(dataset.shift ?? 0)));
    }).observe({ type: "layout-shift", buffered: true });
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
      // All responses except the session's are held until the screen shows that it is loading.
      const answers = await hold(page, /\/api\/trpc\/(?!auth)/);
      if (index === 0) await page.goto(`/dashboard${query}`);
      else await page.evaluate((address) => history.pushState(null, "", address), `/dashboard${query}`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await painted();
      const before = index === 0 ? 0 : await shifted();
      answers.release();
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

  test("text areas fit their texts, and the Images tab fits a phone", async ({ page, dashboardWords: { images } }) => {
    await open(page, "/dashboard?tab=site&section=school&edit=historyYears.0");
    await expect(page.locator("textarea").first()).toBeVisible();
    const cut = await page
      .locator("textarea")
      .evaluateAll((areas) => areas.filter((area) => area.scrollHeight > area.clientHeight + 1).map(({ id }) => id));
    expect(cut).toEqual([]);

    await open(page, "/dashboard?page=HOME");
    await expect(button(page, images.pages.HOME)).toBeInViewport({ ratio: 1 });
    const first = cards(page).first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y, "in the upper half").toBeLessThan(390);
    const sort = field(page, images.sort.label);
    await expect(sort).toBeHidden();
    await button(page, images.options).click();
    await expect(sort).toBeVisible();

    await goTo(page, "/dashboard?task=upload", images.upload.title);
    await expect(page.getByText(images.upload.choose, { exact: true })).toBeInViewport({ ratio: 1 });
    await open(page, "/dashboard?page=ORGANIZATION&task=order");
    const save = button(page, images.order.save);
    await expect(save).not.toBeInViewport();
    const step = fill(images.order.downOne, { name: "" }).split("“")[0] ?? "";
    await page.getByRole("button", { name: step, disabled: false }).first().click();
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(images.order.keys.space, { exact: true })).toBeHidden();
  });
});

test.describe("in Swahili", () => {
  test.use({ language: "sw" });

  test("the dashboard shows that it is loading until its script has arrived", async ({ page, dashboardWords: t }) => {
    const script = await hold(page, "**/assets/main-*.js");
    await page.goto("/dashboard", { waitUntil: "commit" });
    await expect(page.getByRole("status")).toHaveText(t.dashboard.checking);
    await expect(page.getByRole("status").locator("svg")).toBeVisible();
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(page.locator("noscript p")).toHaveCount(0);
    script.release();
    await expect(button(page, t.images.add)).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ language: "sw", asAdministrator: false, javaScriptEnabled: false });

  test("the dashboard says that it needs JavaScript, and does not claim to be loading", async ({ page, t: words }) => {
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

test("an old browser shows one sentence instead of the loading message", async ({ page, t: { common } }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "at"));
  for (const path of ["/login", "/dashboard"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByText(common.oldBrowser)).toBeVisible();
    await expect(page.getByRole("status")).toHaveCount(0);
    expect(await page.getByRole("main").innerText()).not.toContain(common.loading);
  }
});

test("a failed dictionary or screen is loaded on Retry", async ({ page, t: words, dashboardWords: t, complaints }) => {
  const { common, notFound } = words;
  const dictionaries = "**/assets/public-dictionary-*.js";
  await page.route(dictionaries, (route) => route.abort());
  await page.goto("/dashboard");
  const said = page.getByRole("alert");
  await expect(said).toHaveText(`${common.unreachable} ${common.retry}`);
  await expect(page.getByRole("status")).toHaveCount(0);
  expect(await screenFindings(page)).toEqual([]);
  expect(complaints.splice(0)).not.toEqual([]);
  await page.unroute(dictionaries);
  await button(said, common.retry).click();
  await expect(button(page, t.images.add)).toBeVisible();
  await expect(said).toHaveCount(0);

  const screen = "**/assets/dashboard-screen-*.js";
  await page.route(screen, (route) => route.abort());
  await open(page, "/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.failure.title);
  await expect(page.getByRole("main")).toContainText(notFound.failure.message);
  await expect(page.getByRole("link", { name: notFound.home, exact: true })).toHaveAttribute("href", "/");
  expect(await screenFindings(page)).toEqual([]);
  expect(complaints.splice(0)).not.toEqual([]);
  await page.unroute(screen);
  await button(page, common.retry).click();
  await expect(button(page, t.images.add)).toBeVisible();
});
