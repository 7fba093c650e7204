import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/site.ts";

test.use({ asAdministrator: true });

/** Contrast of each visible placeholder with the ground of its field. */
const contrasts = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(element);
      return channels(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
    };
    const fields = [...document.querySelectorAll("[placeholder]")].filter((field) => field.checkVisibility());
    return fields.map((field) => {
      const two = [luminance(getComputedStyle(field, "::placeholder").color), luminance(groundOf(field))];
      return (Math.max(...two) + 0.05) / (Math.min(...two) + 0.05);
    });
  });

test("every placeholder has a contrast of at least 4.5 in both themes", async ({ page }) => {
  const paths = ["/search", "/images", "/dashboard?page=GALLERY", "/dashboard?tab=users"];
  for (const path of paths) {
    for (const theme of ["light", "dark"]) {
      await page.evaluate((name) => localStorage.setItem("theme", name), theme);
      await open(page, path);
      await expect.poll(async () => (await contrasts(page)).length, path).toBeGreaterThan(0);
      expect(Math.min(...(await contrasts(page))), `${path}, ${theme}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
