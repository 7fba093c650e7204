import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/site.ts";

/** Follows links to pages whose style takes 500 ms, and checks how they are shown. */
async function expectShown(page: Page, how: "with a transition" | "at once", paths: readonly string[]): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      const { viewTransition } = event as Event & { viewTransition: object | null };
      Object.assign(window, { shown: viewTransition ? "with a transition" : "at once" });
    });
  });
  await open(page, "/history");
  // An intercepted request bypasses the browser's cache.
  await page.route("**/*.css", (route) => wait(500).then(() => route.continue()));
  for (const path of paths) {
    await page.locator(`footer a[href='${path}']`).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(() => page.evaluate(() => (window as { shown?: string }).shown)).toBe(how);
  }
}

test("pages whose style arrives late are shown with a transition, and nothing is logged", async ({ page }) => {
  // Several pages, because the timing decides whether Chromium applies a late style in time.
  await expectShown(page, "with a transition", ["/pillars", "/services", "/pillars", "/services"]);
});

test("with reduced motion pages are shown without a transition", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectShown(page, "at once", ["/pillars"]);
});
