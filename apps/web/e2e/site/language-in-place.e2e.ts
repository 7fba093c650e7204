import type { Page } from "@playwright/test";
import { languages } from "@visiga/contracts/languages";
import { expect, open, test } from "../support/site.ts";

/** Every text of the document, what is read out instead of it, and what the head tells of the page. */
function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: (string | null)[] = [];
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest("script, style")) found.push(node.data);
      if (!(node instanceof Element)) continue;
      for (const name of ["aria-label", "alt", "title", "placeholder", "content"]) found.push(node.getAttribute(name));
    }
    return [...new Set(found.map((text) => text?.replace(/\s+/g, " ").trim() ?? ""))].sort();
  });
}

for (const language of languages) {
  const other = language === "en" ? "sw" : "en";
  test.describe(language, () => {
    test.use({ language, viewport: { width: 1440, height: 900 } });

    for (const path of ["/", "/history", "/o-level-admission", "/formation-admission", "/gallery"]) {
      test(`${path} that changes its language in place says what it says when it is opened in that language`, async ({
        page,
      }) => {
        await open(page, `${path}?lang=${other}`);
        const expected = await texts(page);
        expect(expected.length).toBeGreaterThan(20);
        await open(page, `${path}?lang=${language}`);
        expect(await texts(page)).not.toEqual(expected);
        await page.locator(`a[hreflang=${other}]:visible`).first().click();
        await expect(page.locator("html")).toHaveAttribute("lang", other);
        await expect.poll(() => texts(page)).toEqual(expected);
      });
    }
  });
}
