import type { APIRequestContext, Page } from "@playwright/test";
import { type Language, languages } from "@visiga/contracts/languages";
import { foreignTexts, said } from "../support/language-texts.ts";
import { barePages, framedPages } from "../support/routes.ts";
import { expect, open, test } from "../support/site.ts";

const missing: readonly string[] = ["/not-found", "/nowhere"];

/**
 * Every text of the document that is in the page's language: text by text, what is read out instead of it, and what the
 * head tells of the page. Parts in another language say so, as the English body of /formation-admission does.
 */
function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { lang } = document.documentElement;
    const inLanguage = (element: Element | null) =>
      element?.closest("[lang]")?.getAttribute("lang") === lang && !element.closest("script, style");
    const found: (string | null)[] = [];
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && inLanguage(node.parentElement)) found.push(node.data);
      if (!(node instanceof Element) || !inLanguage(node)) continue;
      for (const name of ["aria-label", "alt", "title", "placeholder", "content"]) found.push(node.getAttribute(name));
    }
    return [...new Set(found.map((text) => text?.replace(/\s+/g, " ").trim() ?? ""))];
  });
}

/** Tells which of a page's texts belong to the other language, having made sure that there is something to read. */
async function reader(request: APIRequestContext, own: Language, other: Language) {
  const foreign = await foreignTexts(request, own, other);
  const strange = new Set(foreign.texts);
  const patterns = foreign.patterns.map((pattern) => new RegExp(pattern));
  const familiar = new Set(await said(request, own));
  expect(strange.size).toBeGreaterThan(800);
  return async (page: Page): Promise<string[]> => {
    const here = await texts(page);
    expect(here.filter((text) => familiar.has(text)).length, page.url()).toBeGreaterThan(5);
    return here.filter((text) => strange.has(text) || patterns.some((pattern) => pattern.test(text)));
  };
}

for (const language of languages) {
  const other = language === "en" ? "sw" : "en";
  test.describe(language, () => {
    test.use({ language, viewport: { width: 1440, height: 900 } });

    test("no page says a word of the other language", async ({ page, request, complaints }) => {
      const strangers = await reader(request, language, other);
      for (const path of [...framedPages, ...barePages]) {
        await open(page, path);
        expect.soft(await strangers(page), path).toEqual([]);
      }
      expect(complaints.splice(0)).toHaveLength(missing.length);
    });

    test("a page that changes its language in place leaves no word behind", async ({ page, request }) => {
      const strangers = await reader(request, other, language);
      for (const path of ["/", "/history", "/o-level-admission", "/formation-admission", "/gallery"]) {
        await open(page, `${path}?lang=${language}`);
        await page.locator(`a[hreflang=${other}]:visible`).first().click();
        await expect(page.locator("html")).toHaveAttribute("lang", other);
        await expect.poll(() => strangers(page), { message: path }).toEqual([]);
      }
    });
  });
}
