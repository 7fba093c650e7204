import type { Page } from "@playwright/test";
import { axeFinds } from "./axe.ts";

const widths = [360, 1280, 1440] as const;

/**
 * What axe checks at each width: both languages together cover each theme at a narrow and at a wide window. Another
 * theme, language or width changes only contrast and the size of touch targets, so all rules run in English and light.
 */
const checks = {
  en: {
    360: { theme: "light", rules: "all" },
    1280: { theme: "dark", rules: "appearance" },
    1440: { theme: "light", rules: "all" },
  },
  sw: {
    360: { theme: "dark", rules: "appearance" },
    1280: { theme: "light", rules: "appearance" },
    1440: undefined,
  },
} as const;

/** Problems of the page in its current state, at three widths: horizontal overflow and axe's findings. */
export async function findings(page: Page): Promise<string[]> {
  const english = (await page.locator("html").getAttribute("lang")) === "en";
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { overflow, height } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { overflow: scrollWidth - window.innerWidth, height: scrollHeight };
    });
    if (overflow > 0) found.push(`${width} px: ${overflow} px stick out`);
    const check = checks[english ? "en" : "sw"][width];
    if (!check) continue;
    const { theme, rules } = check;
    // A window as tall as the page, so that a sticky bar covers nothing.
    await page.setViewportSize({ width, height: Math.max(900, height) });
    await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
    found.push(...(await axeFinds(page, { rules })).map((finding) => `${width} px, ${theme}: ${finding}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}
