import type { Page } from "@playwright/test";
import { axeFinds } from "./axe.ts";

/**
 * Problems of the page in its current state, at phone and desktop width: horizontal overflow, and what axe finds. All
 * rules are checked in English and light; another theme can change the contrast only, another language or width the size
 * of what is touched too. In Swahili each width and each theme is judged once: the colours of a theme are those of the
 * English page, and longer words can only bring other things side by side, in either theme.
 */
export async function findings(page: Page): Promise<string[]> {
  const english = (await page.locator("html").getAttribute("lang")) === "en";
  const themes = (width: number) => (english ? ["light", "dark"] : [width === 360 ? "dark" : "light"]);
  const found: string[] = [];
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of themes(width)) {
      await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
      const rules = english && theme === "light" ? "all" : "contrast";
      found.push(...(await axeFinds(page, { rules })).map((finding) => `${width} px, ${theme}: ${finding}`));
    }
    if (width !== 360) {
      // As tall as the page: a bar that sticks to the window covers nothing.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: 1280, height: Math.max(900, height) });
      found.push(...(await axeFinds(page, { rules: "targets" })).map((finding) => `1280 px: ${finding}`));
      await page.setViewportSize({ width, height: 900 });
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`${width} px: ${overflow} px stick out`);
  }
  return found;
}
