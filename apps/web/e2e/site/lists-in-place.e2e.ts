import type { APIRequestContext, Page } from "@playwright/test";
import type { EntryRecord } from "@visiga/contracts/entries";
import { fill } from "@visiga/i18n/format";
import { listed } from "../support/listed-files.ts";
import { test } from "../support/own-server.ts";
import { expect, open } from "../support/site.ts";
import { openStopped } from "../support/stopped-clock.ts";
import { byAdministrator } from "../support/users.ts";

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: "reduce" },
  permissions: ["clipboard-read", "clipboard-write"],
});

/** Adds files until the page has so many. Returns all, newest first. */
async function lengthen(request: APIRequestContext, page: "GALLERY" | "NEWS", count: number): Promise<EntryRecord[]> {
  const headers = await byAdministrator(request);
  for (let index = (await listed(request, page)).length; index < count; index++) {
    const multipart = { name: `Sample ${index}`, title: "EVENTS", page, minors: "false" };
    await request.post("/api/v1/files/image", { headers, multipart });
  }
  return listed(request, page);
}

async function expectCopied(page: Page, path: string): Promise<void> {
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}${path}`);
}

test("View More adds nine items at a time, keeping focus and history", async ({ page, request, t: { alumni } }) => {
  const total = (await listed(request, "ALUMNI")).length;
  const foot = (shown: number) => page.getByText(fill(alumni.shown, { shown, total }), { exact: true });
  await open(page, "/contact");
  await open(page, "/alumni");
  const cards = page.getByRole("main").getByRole("listitem");
  const first = await cards.first().elementHandle();
  const more = page.getByRole("link", { name: alumni.viewMore, exact: true });
  await more.focus();
  const fetching = page.waitForRequest(/from=9/);
  await page.keyboard.press("Enter");
  await fetching;
  await expect(cards).not.toHaveCount(9);
  expect(await first?.evaluate((card) => card.isConnected), "shown items stay").toBe(true);
  await expect(page).toHaveURL(/\/alumni\?show=18$/);
  for (let shown = 18; shown < total; shown += 9) {
    await expect(cards).toHaveCount(shown);
    await expect(foot(shown)).toBeVisible();
    await expect(more).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(cards).toHaveCount(total);
  await expect(foot(total)).toBeFocused();
  await expect(more).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
});

test("a filter replaces the list in place, and Back restores the former", async ({ page, t: { gallery } }) => {
  await open(page, "/gallery");
  const tiles = page.locator("main [data-items] a");
  const all = await tiles.count();
  const events = page.getByRole("link", { name: gallery.categories.events });
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await events.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/gallery\?category=EVENTS$/);
  await expect(events).toHaveAttribute("aria-current", "page");
  await expect(events).toBeFocused();
  const count = Number(await events.locator("sup").textContent());
  expect(count).toBeLessThan(all);
  await expect(tiles).toHaveCount(count);
  await page.goBack();
  await expect(tiles).toHaveCount(all);
  await expect(events).not.toHaveAttribute("aria-current");
  await page.goForward();
  await expect(tiles).toHaveCount(count);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
});

test("an address of a picture further down the list opens it", async ({ page, request, t: { gallery } }) => {
  const entries = await lengthen(request, "GALLERY", 50);
  const last = entries.at(-1);
  await open(page, `/gallery#${last?.id}`);
  const view = page.getByRole("dialog", { name: gallery.fullSize.label });
  const position = (shown: number) =>
    view.getByText(fill(gallery.fullSize.position, { shown, total: entries.length }), { exact: true });
  await expect(position(entries.length)).toBeVisible();
  await expect(view.getByRole("heading")).toContainText(String(last?.name));
  await page.keyboard.press("ArrowRight");
  await expect(position(1)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(position(entries.length)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(view).toBeHidden();
  expect(new URL(page.url()).hash).toBe("");
});

test("the oldest year is two links away, and a longer list names each year once", async ({ page, request, t }) => {
  const headers = await byAdministrator(request);
  const multipart = { name: "Founders", title: "EVENTS", page: "GALLERY", eventDay: "1991-07-01" };
  await request.post("/api/v1/files/image", { headers, multipart });
  const total = (await lengthen(request, "GALLERY", 50)).length;
  await open(page, "/gallery");
  const years = page.getByRole("navigation", { name: t.common.years });
  const headings = page.locator("[data-items] [data-year]");
  const [newest = ""] = await headings.allTextContents();
  await page.getByRole("link", { name: fill(t.gallery.more, { count: 24 }) }).click();
  await expect(page.locator("main [data-items] a")).toHaveCount(48);
  await expect(headings.filter({ hasText: newest })).toHaveCount(1);
  await years.getByRole("link", { name: fill(t.common.wholeList, { count: total }) }).click();
  await years.getByRole("link", { name: "1991", exact: true }).click();
  await expect(page.getByRole("heading", { name: "1991", exact: true })).toBeInViewport();
  await expect(page.getByRole("link", { name: fill(t.gallery.fullSize.open, { name: "Founders" }) })).toBeInViewport();
});

test("browsing full size loads more pictures, and Back returns to the last one", async ({
  page,
  request,
  t: { gallery },
}) => {
  const entries = await lengthen(request, "GALLERY", 50);
  await open(page, "/gallery");
  const tiles = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(tiles).toHaveCount(24);
  await tiles.nth(21).click();
  const view = page.getByRole("dialog", { name: gallery.fullSize.label });
  await view.getByRole("button", { name: gallery.fullSize.next }).click();
  await expect(tiles).toHaveCount(48);
  for (const _ of [24, 25]) await page.keyboard.press("ArrowRight");
  const position = fill(gallery.fullSize.position, { shown: 25, total: entries.length });
  await expect(view.getByText(position, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/gallery\\?show=48#${entries[24]?.id}$`));
  await page.goBack();
  await expect(view).toBeHidden();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(tiles.nth(24)).toBeFocused();
  await expect(tiles.nth(24)).toBeInViewport();
  await expect(tiles).toHaveCount(48);
  await page.goForward();
  await expect(view).toBeVisible();
});

test("an old address of a news item redirects to its page, also far down the list", async ({ page, request }) => {
  const entries = await lengthen(request, "NEWS", 30);
  const last = entries.at(-1);
  await open(page, "/contact");
  await page.goto(`/news#${last?.id}`);
  await expect(page).toHaveURL(new RegExp(`${last?.path}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(String(last?.title));
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  for (const hash of ["main", "00000000-0000-4000-8000-000000000000"]) {
    await open(page, `/news#${hash}`);
    await expect(page.getByRole("article")).not.toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/news(\\?show=\\d+)?#${hash}$`));
  }
});

test("sharing a picture copies the address of its own page", async ({ page, request, t: { gallery, common } }) => {
  const described = (await listed(request, "GALLERY")).find(({ alt }) => alt);
  await open(page, `/gallery#${described?.id}`);
  const view = page.getByRole("dialog", { name: gallery.fullSize.label });
  await view.getByRole("button", { name: common.share }).click();
  await expect(view.getByRole("status").getByText(common.copied, { exact: true })).toBeInViewport();
  await expectCopied(page, `${described?.path}`);
  await open(page, String(described?.path));
  await expect(page.getByRole("img", { name: String(described?.alt) })).toBeVisible();
});

test("sharing copies the address of the news, and its notice closes", async ({ page, t: { news, common } }) => {
  await openStopped(page, "/news");
  const card = page.getByRole("article").first();
  const share = card.getByRole("button");
  // The live region itself has no box: what it holds is fixed to the window.
  const toast = page.getByRole("status").getByText(news.copied, { exact: true });
  await share.click();
  await expect(toast).toBeInViewport();
  const address = await card.getByRole("link").getAttribute("href");
  await expectCopied(page, `${address}`);
  await page.getByRole("status").getByRole("button", { name: common.close }).click();
  await expect(toast).toBeHidden();

  await share.click();
  await expect(toast).toBeInViewport();
  await page.clock.fastForward(9_999);
  await expect(toast).toBeVisible();
  await page.clock.fastForward(1);
  await expect(toast).toBeHidden();

  await share.click();
  await toast.hover();
  await page.clock.fastForward(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(10_000);
  await expect(toast).toBeHidden();
});

test.describe("in Swahili", () => {
  test.use({ language: "sw" });

  test("sharing a news item copies the address of its Swahili page", async ({ page, request, t: words }) => {
    const [newest] = await listed(request, "NEWS");
    await open(page, String(newest?.path));
    await page.getByRole("button", { name: words.news.share }).click();
    await expect(page.getByRole("status").getByText(words.common.copied, { exact: true })).toBeInViewport();
    await expectCopied(page, `${newest?.path}?lang=sw`);
  });
});

test("the arrows of a row scroll it by one item", async ({ page, t: { news } }) => {
  await open(page, "/news");
  const cards = page.getByRole("article");
  const edge = (index: number) => cards.nth(index).evaluate((card) => card.getBoundingClientRect().left);
  const start = await edge(0);
  await page.getByRole("button", { name: news.older }).click();
  await expect.poll(() => edge(1)).toBeCloseTo(start, 0);
  await page.getByRole("button", { name: news.newer }).click();
  await expect.poll(() => edge(0)).toBeCloseTo(start, 0);
});

test("the picture library is filtered by typed words and by page", async ({ page, dashboardWords: { images } }) => {
  await open(page, "/images");
  const cards = page.getByRole("main").getByRole("listitem");
  const all = await cards.count();
  const search = page.getByRole("searchbox");
  await search.pressSequentially("choir");
  await expect(page).toHaveURL(/\/images\?q=choir$/);
  await expect(cards).not.toHaveCount(all);
  await expect(search).toBeFocused();
  await search.fill("");
  await expect(page).toHaveURL(/\/images$/);
  await expect(cards).toHaveCount(all);
  await page.getByRole("combobox").selectOption("NEWS");
  await expect(page).toHaveURL(/\/images\?page=NEWS$/);
  for (const card of await cards.all()) await expect(card).toContainText(images.pages.NEWS);
  await search.fill("qwertyuiop");
  await search.press("Enter");
  await expect(page.getByText(fill(images.noMatch, { query: "qwertyuiop" }))).toBeVisible();
});
