import type { Page } from "@playwright/test";
import { axeFinds } from "./axe.ts";

const widths = [360, 1280, 1440] as const;

/**
 * What axe checks in each language: together each theme in a narrow and in a wide window. Another theme, language or
 * width changes only contrast and the size of touch targets, so all rules run in English. Contrast takes most of the
 * time and no language changes it, so without header and footer Swahili checks only the targets.
 */
const checks = {
  en: [
    { width: 360, theme: "light", rules: "all" },
    { width: 1440, theme: "dark", rules: "all" },
  ],
  sw: [
    { width: 360, theme: "dark", rules: "appearance" },
    { width: 1280, theme: "light", rules: "appearance" },
  ],
} as const;

interface Options {
  /** False leaves out header and footer, if they are checked on another page. */
  readonly frame?: boolean;
  /** Selector of the part that axe checks; absent: the whole page. */
  readonly within?: string;
}

/** Makes the window this wide. @returns the height of the page, and how far it sticks out sideways */
async function widen(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { overflow: scrollWidth - window.innerWidth, height: scrollHeight };
  });
}

/** Horizontal overflow of the page in its current state at three widths. */
export async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    const { overflow } = await widen(page, width);
    if (overflow > 0) found.push(`${width} px: ${overflow} px stick out`);
  }
  return found;
}

/** Problems of the page in its current state: horizontal overflow at three widths, and axe's findings. */
export async function findings(page: Page, { frame = true, within }: Options = {}): Promise<string[]> {
  const english = (await page.locator("html").getAttribute("lang")) === "en";
  const found: string[] = [];
  const without = frame ? [] : ["body > header", "body > footer"];
  for (const width of widths) {
    const { overflow, height } = await widen(page, width);
    if (overflow > 0) found.push(`${width} px: ${overflow} px stick out`);
    const check = checks[english ? "en" : "sw"].find((each) => each.width === width);
    if (!check) continue;
    const { theme, rules } = check;
    // A window as tall as the page, so that a sticky bar covers nothing.
    await page.setViewportSize({ width, height: Math.max(900, height) });
    await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
    const judged = english || frame ? rules : "targets";
    const violations = await axeFinds(page, { rules: judged, without, ...(within && { within }) });
    found.push(...violations.map((violation) => `${width} px, ${theme}: ${violation}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}
