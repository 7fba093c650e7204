import type { Locator, Page } from "@playwright/test";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { expect } from "./site.ts";

export const card = (page: Page, name: string): Locator => page.getByRole("article").filter({ hasText: name });

export const toast = (page: Page, message: string): Locator =>
  page.getByRole("status").locator("> div").filter({ hasText: message });

export async function edit(page: Page, { images: t }: DashboardDictionary, name: string): Promise<Locator> {
  await card(page, name)
    .getByRole("button", { name: fill(t.card.editOne, { name }), exact: true })
    .click();
  const form = page.getByRole("dialog", { name: t.form.editTitle });
  await expect(form.getByLabel(t.fields.name, { exact: true })).toHaveValue(name);
  return form;
}

/** Opens a part of a form that is folded. */
export const unfold = (within: Page | Locator, summary: string): Promise<void> =>
  within.locator("summary", { hasText: summary }).first().click();

export const save = (form: Locator, { dashboard: t }: DashboardDictionary): Promise<void> =>
  form.getByRole("button", { name: t.save, exact: true }).click();

export async function saveAndClose(form: Locator, t: DashboardDictionary): Promise<void> {
  await save(form, t);
  await expect(form).toBeHidden();
}
