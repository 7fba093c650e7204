import { sampleName } from "@visiga/i18n/sample-name";
import { listed } from "../support/listed-files.ts";
import { expect, open, test } from "../support/site.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("the gallery has 2, 3 and 4 columns", async ({ page }) => {
  await open(page, "/gallery");
  for (const [width, count] of [
    [360, 2],
    [768, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const columns = page.locator("main ul").evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" "));
    expect(await columns, `${width} px`).toHaveLength(count);
  }
});

test("the gallery is newest first, and shows the name of a picture under the pointer", async ({ page, request }) => {
  const tiles = page.getByRole("main").getByRole("listitem").getByRole("link");
  // Another test may add a picture between the two requests.
  await expect(async () => {
    const records = await listed(request, "GALLERY");
    const dates = records.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    await open(page, "/gallery");
    const shown = await tiles.locator("span").allTextContents();
    expect(shown.length).toBeGreaterThan(9);
    const named = records.map(({ name, sample }) => (sample ? sampleName(name, "en") : name || "Untitled"));
    expect(shown).toEqual(named.slice(0, shown.length));
  }).toPass();
  for (const tile of [tiles.nth(1), tiles.filter({ hasText: "Untitled" })]) {
    const name = tile.locator("span");
    await expect(name).toHaveCSS("opacity", "0");
    await tile.hover();
    await expect(name).toHaveCSS("opacity", "1");
  }
});

test("news is a row that snaps sideways, newest first", async ({ page }) => {
  await open(page, "/news");
  const row = page.getByRole("group", { name: "News, newest first" });
  await expect(row).toHaveCSS("scroll-snap-type", "x mandatory");
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  const cards = row.getByRole("article");
  const days = await cards.locator("time").evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  expect(days.length).toBeGreaterThan(3);
  expect(days).toEqual([...days].sort().reverse());
  const whole = cards.filter({ has: page.getByRole("heading") }).filter({ has: page.getByRole("paragraph") });
  await expect(whole).toHaveCount(days.length);
  const photos = await cards.filter({ has: page.locator("img") }).count();
  expect(photos).toBeGreaterThan(0);
  expect(photos).toBeLessThan(days.length);
});

test("the content is placed between the school's name and a Marian picture with its caption", async ({ page }) => {
  for (const path of ["/about-us", "/o-level-admission", "/contact"]) {
    await open(page, path);
    const main = page.getByRole("main");
    const columnsOfPage = [
      main.getByText("St. Mary’s Junior Seminary", { exact: true }),
      main.getByRole("article"),
      main
        .getByRole("figure")
        .filter({ hasText: /pray for us\./ })
        .getByRole("img"),
    ];
    const boxes = await Promise.all(columnsOfPage.map((column) => column.boundingBox()));
    const [left, middle, right] = boxes.map((box) => box ?? { x: -1, width: 0 });
    expect(left?.x).toBeGreaterThan(0);
    expect(middle?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
    expect(right?.x).toBeGreaterThanOrEqual((middle?.x ?? 0) + (middle?.width ?? 0));
  }
});

test("the row of news has arrows only while it has more than it shows", async ({ page, t }) => {
  await open(page, "/news");
  const arrow = page.getByRole("button", { name: t.news.older });
  await expect(arrow).toBeVisible();
  await page
    .getByRole("group", { name: t.news.list })
    .evaluate((row) => row.replaceChildren(...[...row.children].slice(0, 2)));
  await page.setViewportSize({ width: 1441, height: 900 });
  await expect(arrow).toBeHidden();
});
