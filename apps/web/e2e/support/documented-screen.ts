import type { Locator, Page } from "@playwright/test";
import { button } from "./site.ts";

export const inDialog = (page: Page, name: string): Locator => button(page.getByRole("dialog"), name);

export const cards = (page: Page): Locator => page.getByRole("main").getByRole("article");

/** Holds matching requests until the test continues or aborts them. */
export async function hold(page: Page, pattern: string) {
  let decide = (_how: "abort" | "continue") => {};
  const decided = new Promise<"abort" | "continue">((resolve) => {
    decide = resolve;
  });
  await page.route(pattern, async (route) => route[await decided]());
  return { fail: () => decide("abort"), release: () => decide("continue") };
}
