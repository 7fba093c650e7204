import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { expect, open, press } from "./site.ts";

export async function openSection(page: Page, section: string): Promise<void> {
  await open(page, `/dashboard?tab=site&section=${section}`);
  await expect(page.getByRole("heading", { level: 2 })).toBeVisible();
}

export const value = (page: Page, name: string): Locator => page.getByRole("group", { name });

export async function save(page: Page, t: DashboardDictionary): Promise<void> {
  await press(page, t.dashboard.save);
  await expect(page.getByText(t.site.saved)).toBeVisible();
}

export async function read(page: Page, path: string, language: "en" | "sw"): Promise<Locator> {
  await open(page, `${path}?lang=${language}`);
  return page.getByRole("main");
}

/** The HTML of a page, for tests that only need its words. */
export const html = async (request: APIRequestContext, path: string, language: "en" | "sw"): Promise<string> =>
  (await request.get(`${path}?lang=${language}`)).text();
