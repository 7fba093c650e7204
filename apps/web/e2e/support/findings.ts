import type { Page } from "@playwright/test";
import { axeFinds } from "./axe.ts";

/**
 * What is wrong with the page as it stands, at phone and desktop width: whatever sticks out, and what axe finds. Axe judges
 * by every rule in English and light; what another language and the other theme can change is the contrast.
 */
export async function findings(page: Page): Promise<string[]> {
  const english = (await page.locator("html").getAttribute("lang")) === "en";
  const found: string[] = [];
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ["light", "dark"] as const) {
      await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
      const rules = english && theme === "light" ? "all" : "contrast";
      found.push(...(await axeFinds(page, { rules })).map((finding) => `${width} px, ${theme}: ${finding}`));
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`${width} px: ${overflow} px stick out`);
  }
  return found;
}
