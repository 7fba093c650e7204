import type { Page } from "@playwright/test";
import { open } from "./site.ts";

/** Opens a page and stops its clock: time then passes only by `page.clock.fastForward`. */
export async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  const soon = (await page.evaluate(() => Date.now())) + 1000;
  await page.clock.pauseAt(soon);
}
