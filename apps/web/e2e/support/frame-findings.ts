import type { Page } from "@playwright/test";
import { axeFinds } from "./axe.ts";

/** What axe finds in the page inside the editor, in a narrow and in a wide window. */
export async function frameFindings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const inner = page.frames()[1];
    if (!inner) throw new Error("No page is open for editing");
    const overflow = await inner.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`${width} px: ${overflow} px stick out`);
    found.push(...(await axeFinds(inner)).map((finding) => `${width} px: ${finding}`));
  }
  return found;
}
