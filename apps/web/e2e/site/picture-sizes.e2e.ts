import { shownPictures } from "../support/picture-findings.ts";
import { expect, open, test } from "../support/site.ts";

test.use({
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  // With motion, the slideshow turns while a slow machine loads the page.
  contextOptions: { reducedMotion: "reduce" },
});

test("the check of pictures in every-page.trial.ts finds the pictures of a page", async ({ page }) => {
  await open(page, "/gallery");
  expect((await shownPictures(page)).length).toBeGreaterThan(20);
});

test("a phone downloads AVIF in the shown width, and nothing hidden, distant or from the API", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    // Drawings of the style sheet do not count.
    if (/\/(media|artwork|api)\//.test(request.url())) fetched.push(request.url());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const hero = page.locator("picture img").first();
  expect(await hero.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/960\.avif$/);
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((address) => !/\/(200|400|640|960)\.avif$/.test(address))).toEqual([]);
  const hidden = await page.evaluate(() =>
    [...document.images].filter((image) => image.closest("[hidden]")).map(({ currentSrc }) => currentSrc),
  );
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.filter((address) => fetched.includes(address))).toEqual([]);
});
