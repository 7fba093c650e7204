import type { Page } from "@playwright/test";
import { axeFinds, type Look } from "./axe.ts";

const widths = [360, 1280, 1440] as const;

/** @returns the window as high as the page, and what sticks out sideways */
export async function widen(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const { wider, height } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    // A dialog is at most 90% as high as the window, and its picture grows with the window.
    const dialog = document.querySelector("dialog[open]")?.scrollHeight ?? 0;
    return { wider: scrollWidth - window.innerWidth, height: Math.max(scrollHeight, Math.ceil(dialog * 1.5)) };
  });
  return { width, height, overflow: wider > 0 ? [`${width} px: ${wider} px stick out`] : [] };
}

export async function findsIn(
  page: Page,
  { width, height }: Awaited<ReturnType<typeof widen>>,
  { theme, ...look }: Look & { readonly theme: "light" | "dark" },
): Promise<string[]> {
  // The window is as high as the page or the dialog, so that a sticky bar covers nothing.
  if (height > 900) await page.setViewportSize({ width, height });
  await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
  return (await axeFinds(page, look)).map((violation) => `${width} px, ${theme}: ${violation}`);
}

export async function overflows(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) found.push(...(await widen(page, width)).overflow);
  return found;
}

/**
 * Problems of a screen in its current state: horizontal overflow at three widths, and what axe finds with all rules in
 * each theme, one in a narrow and one in a wide window.
 */
export async function findings(page: Page, look: Look = {}): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    const window = await widen(page, width);
    found.push(...window.overflow);
    if (width === 360) found.push(...(await findsIn(page, window, { ...look, theme: "light" })));
    if (width === 1440) found.push(...(await findsIn(page, window, { ...look, theme: "dark" })));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return found;
}
