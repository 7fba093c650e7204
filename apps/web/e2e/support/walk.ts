import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

export async function closeDialogs(page: Page): Promise<void> {
  while ((await page.locator("dialog[open]").count()) > 0) await page.keyboard.press("Escape");
}

/**
 * Opens another screen of the dashboard by its links, without loading the page again.
 * @param heading of the new screen; the previous screen must not have it
 */
export async function goTo(page: Page, path: string, heading: string): Promise<void> {
  await closeDialogs(page);
  // After a login the dashboard is loaded from the server.
  await page.waitForFunction(() => document.documentElement.dataset.ready === "true");
  await page.evaluate((address) => history.pushState(null, "", address), path);
  await expect(page.getByRole("main").getByRole("heading", { name: heading, exact: true }).first()).toBeVisible();
  await expect(page.locator(".loading")).toHaveCount(0);
}
