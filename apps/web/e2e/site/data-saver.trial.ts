import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

/** Opens all boxes and waits for their pictures. Returns the pictures that are not exactly in the place of their box. */
const displaced = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const place = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top + scrollY, width, height];
    };
    const boxes = [...document.querySelectorAll<HTMLDetailsElement>("main details:has(> a img)")].flatMap((box) => {
      const [summary, image] = [box.querySelector("summary"), box.querySelector("img")];
      box.open = false;
      return summary?.checkVisibility() && image ? [{ box, summary, image }] : [];
    });
    const before = boxes.map(({ summary }) => place(summary));
    await Promise.all(
      boxes.map(({ box, image }) => {
        box.open = true;
        image.loading = "eager";
        return image.complete || new Promise((resolve) => image.addEventListener("load", resolve));
      }),
    );
    return boxes.flatMap(({ box, image }, index) => {
      const moved = place(image).some((value, edge) => Math.abs(value - (before[index]?.[edge] ?? 0)) >= 1);
      return moved || image.naturalWidth === 0 ? box.innerHTML : [];
    });
  });

test.use({ extraHTTPHeaders: { "save-data": "on" }, deviceScaleFactor: 1 });

test("with data saver pictures replace their boxes in place, without widening the page", async ({ page }) => {
  for (const path of ["/", "/gallery", "/news", "/staff", "/wawata", "/images", "/organization", "/games"]) {
    await page.goto(path);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await displaced(page), `${path} at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  }
});
