import type { Page } from "@playwright/test";
import { publicPaths } from "@visiga/contracts/public-paths";
import { newestItems } from "../support/newest-items.ts";
import { expect, open, test } from "../support/site.ts";

interface Shown {
  readonly sizes: string;
  /** CSS pixels of the picture, and of the picture before it is cropped. */
  readonly width: number;
  readonly covering: number;
  /** CSS pixels according to `sizes`. */
  readonly said: number;
}

/** The pictures of the page that have `sizes`, each size once. */
const shownPictures = (page: Page) =>
  page.evaluate(() => {
    const ruler = document.body.appendChild(document.createElement("div"));
    ruler.style.cssText = "position: absolute; visibility: hidden";
    const said = (sizes: string): number => {
      for (const part of sizes.split(/,(?![^(]*\))/)) {
        const [, media = "", length = ""] = /^\s*(\([a-z-]+:[^)]*\))?\s*(.+)$/.exec(part) ?? [];
        if (media !== "" && !matchMedia(media).matches) continue;
        ruler.style.width = length;
        return ruler.getBoundingClientRect().width;
      }
      return innerWidth;
    };
    const pictures = [...document.images].flatMap((image): Shown[] => {
      const sizes = image.closest("picture")?.querySelector("source")?.sizes ?? image.sizes;
      const { width, height } = image.getBoundingClientRect();
      if (sizes === "" || width === 0) return [];
      const proportions = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      return [{ sizes, width, covering: Math.max(width, height * proportions), said: said(sizes) }];
    });
    ruler.remove();
    return pictures;
  });

/** Allows 10 % below the width and 10 % above the width of the uncropped picture. */
const fits = ({ width, covering, said }: Shown) => said >= 0.9 * width && said <= 1.1 * covering;

/** The largest picture of the first screen, and whether it is fetched without waiting for the layout; null if there is none. */
const largestPicture = (page: Page) =>
  page.evaluate(() => {
    const area = (image: HTMLImageElement) => {
      const { top, bottom, width: across } = image.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) * across;
    };
    const preloads = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=image]")]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ imageSrcset }) => imageSrcset);
    const atOnce = (image: HTMLImageElement) =>
      image.loading !== "lazy" || preloads.includes(image.closest("picture")?.querySelector("source")?.srcset ?? "");
    const [first] = [...document.images].sort((one, other) => area(other) - area(one));
    // A picture of which less than half is in view is not the largest of the first screen.
    if (first === undefined || area(first) < 0.5 * first.width * first.height) return null;
    // Tiles of a grid differ only by fractions of a pixel.
    const equals = [...document.images].filter((image) => area(image) > 0.95 * area(first));
    return { address: first.currentSrc, atOnce: equals.some(atOnce) };
  });

for (const [part, paths] of [publicPaths.slice(0, 13), publicPaths.slice(13)].entries()) {
  test(`the sizes attribute of every picture matches its width, and the largest one is fetched at once: pages, part ${part + 1}`, async ({
    page,
    request,
  }) => {
    let seen = 0;
    for (const path of part === 0 ? paths : [...paths, ...(await newestItems(request))]) {
      await open(page, path);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const shown = await shownPictures(page);
        seen += shown.length;
        const wrong = shown.filter((picture) => !fits(picture));
        expect.soft(wrong, `${path} at ${width} px`).toEqual([]);
        const largest = await largestPicture(page);
        expect.soft(largest?.atOnce ?? true, `${path} at ${width} px: ${largest?.address}`).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(100);
  });
}

test("a phone downloads AVIF in the displayed width, and no picture that is hidden or far away", async ({
  browser,
}) => {
  // With motion, the slideshow turns while a slow machine loads the page.
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on("request", (request) => {
    // Drawings of the style sheet do not count.
    if (/\/(media|artwork)\//.test(request.url())) fetched.push(request.url());
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
  await context.close();
});
