import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { ValueKey } from "@visiga/contracts/site-texts";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { type SiteSection, siteSectionPath, valuePath } from "#dashboard/shared/place/site-sections.ts";
import { expect, open, press } from "./site.ts";

export async function openSection(page: Page, section: SiteSection): Promise<void> {
  await open(page, siteSectionPath(section));
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toBeVisible();
}

/** Opens the form of a value, or of one of its fields. */
export async function openValue(page: Page, key: ValueKey, field?: string): Promise<Locator> {
  await open(page, valuePath(key, field));
  const form = page.getByRole("dialog");
  await expect(form).toBeVisible();
  return form;
}

/** The row of a value in its section, which has a button or, for records, several. */
export const row = (page: Page, key: ValueKey): Locator => page.locator(`[id="row-${key}"]`);

export const value = (page: Page, name: string): Locator => page.getByRole("group", { name });

export async function save(page: Page, t: DashboardDictionary): Promise<void> {
  await press(page, t.dashboard.save);
  await expect(page.getByText(t.site.saved)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
}

export async function read(page: Page, path: string, language: "en" | "sw"): Promise<Locator> {
  await open(page, `${path}?lang=${language}`);
  return page.getByRole("main");
}

/** The HTML of a page, for tests that only need its words. */
export const html = async (request: APIRequestContext, path: string, language: "en" | "sw"): Promise<string> =>
  (await request.get(`${path}?lang=${language}`)).text();
