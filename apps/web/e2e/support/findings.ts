import type { Page } from "@playwright/test";
import { axeFinds } from "./axe.ts";

/**
 * Problems of the page in its current state, at phone and desktop width: horizontal overflow and axe's findings.
 *
 * All rules are checked in English and light. Another theme can only change the contrast, and another language or width
 * can also change the size of touch targets, so Swahili is checked once in each width and each theme.
 */
export async function findings(page: Page): Promise<string[]> {
  const english = (await page.locator("html").getAttribute("lang")) === "en";
  const themes = (width: number) => (english ? ["light", "dark"] : [width === 360 ? "dark" : "light"]);
  const found: string[] = [];
  for (const width of [360, 1440]) {
    await makeTall(page, width);
    for (const theme of themes(width)) {
      await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
      const rules = english && theme === "light" ? "all" : "contrast";
      found.push(...(await axeFinds(page, { rules })).map((finding) => `${width} px, ${theme}: ${finding}`));
    }
    if (width !== 360) {
      await makeTall(page, 1280);
      found.push(...(await axeFinds(page, { rules: "targets" })).map((finding) => `1280 px: ${finding}`));
    }
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`${width} px: ${overflow} px stick out`);
  }
  return found;
}

/** Makes the window as tall as the page, so that a sticky bar covers nothing. */
async function makeTall(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(900, height) });
}
