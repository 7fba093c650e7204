import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/site.ts";

test.use({ viewport: { width: 1440, height: 900 } });

const searchFile = /\/words\/search-[\w-]+\.js$/;

const openBox = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();

test("the search finds titles, whatever the case", async ({ page, t: words }) => {
  await open(page, "/history");
  await openBox(page);
  const box = page.getByRole("combobox", { name: "Search the site" });
  const found = page.getByRole("option");
  await expect(box).toBeFocused();

  await test.step("a search finds a title", async () => {
    await box.fill("mEsSaGe FROM");
    await expect(found).toHaveCount(1);
    await expect(found.locator("b")).toHaveText("Message from the Rector");
  });
  await test.step("a search finds all pages and items with words that begin so, in a list that scrolls", async () => {
    await box.fill("s");
    await expect(found.locator("b")).toContainText([words.search.staff.title, words.search.spiritual.title]);
    await expect(found.nth(20)).toBeAttached();
    const list = page.getByRole("listbox");
    await expect(list).toHaveCSS("overflow-y", "auto");
    const { scrollHeight, clientHeight } = await list.evaluate(({ scrollHeight, clientHeight }) => ({
      scrollHeight,
      clientHeight,
    }));
    expect(clientHeight).toBeLessThanOrEqual(400);
    expect(scrollHeight).toBeGreaterThan(2 * clientHeight);
  });
  await test.step("a blank query clears the results", async () => {
    await box.fill("   ");
    await expect(found).toHaveCount(0);
    await expect(page.getByText(/No page matches/)).toHaveCount(0);
    await box.fill("history");
    await expect(found.first()).toBeVisible();
    await box.fill("");
    await expect(found).toHaveCount(0);
  });
  await test.step("a search without results shows a message", async () => {
    await box.fill("qwertyuiop");
    await expect(page.getByText("No page matches “qwertyuiop”. Try another word.")).toBeVisible();
  });
  await test.step("a click outside the search closes it", async () => {
    await box.fill("history");
    await expect(found.first()).toBeVisible();
    await page.mouse.click(400, 700);
    await expect(box).toBeHidden();
    await expect(found).toHaveCount(0);
  });
});

for (const [query, path] of [
  ["pillars", "/pillars"],
  ["history", "/history"],
] as const) {
  // A page for each: after a choice the page may still scroll smoothly to the top.
  test(`choosing ${path} in the search opens that page at its top`, async ({ page }) => {
    await open(page, "/history");
    await page.evaluate(() => window.scrollTo(0, 900));
    await openBox(page);
    await page.getByRole("combobox").fill(query);
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
    await page.getByRole("option").first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("combobox")).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test("the search index is loaded when the search box gets the focus", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => searchFile.test(request.url()) && asked.push(request.url()));
  await open(page, "/history");
  expect(asked).toEqual([]);
  await openBox(page);
  await expect.poll(() => asked.length).toBe(1);
  await page.getByRole("combobox").fill("gallery");
  await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  expect(asked).toHaveLength(1);
});

test("a failure to load the search index is reported, and more input retries", async ({
  page,
  t: words,
  complaints,
}) => {
  await page.route(searchFile, (route) => route.abort());
  await open(page, "/pillars");
  await openBox(page);
  const box = page.getByRole("combobox");
  await box.fill("gallery");
  await expect(page.getByText(words.common.unreachable)).toBeVisible();
  complaints.length = 0;

  await page.unroute(searchFile);
  await box.fill("galler");
  await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText(words.common.unreachable)).toBeHidden();
});
