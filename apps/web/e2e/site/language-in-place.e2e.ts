import type { Page } from "@playwright/test";
import { languages } from "@visiga/contracts/languages";
import { expect, open, test } from "../support/site.ts";

/** All texts of the document, accessible names, and the texts of the head. */
function texts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: (string | null)[] = [];
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest("script, style, noscript")) found.push(node.data);
      if (!(node instanceof Element)) continue;
      for (const name of ["aria-label", "alt", "title", "placeholder", "content"]) found.push(node.getAttribute(name));
    }
    return [...new Set(found.map((text) => text?.replace(/\s+/g, " ").trim() ?? ""))].sort();
  });
}

for (const language of languages) {
  const other = language === "en" ? "sw" : "en";
  test.describe(language, () => {
    // Reduced motion stops the slideshows, whose slides would differ.
    test.use({ language, viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("changing the language in place translates every text of a page", async ({ page }) => {
      for (const path of ["/", "/history", "/o-level-admission", "/formation-admission", "/gallery"]) {
        await open(page, `${path}?lang=${other}`);
        const expected = await texts(page);
        await open(page, `${path}?lang=${language}`);
        // Texts that are the same in both languages, such as names and figures, may stay.
        const foreign = (await texts(page)).filter((text) => text.length >= 4 && !expected.includes(text));
        expect(foreign.length, path).toBeGreaterThan(20);
        await page.locator(`a[hreflang=${other}]:visible`).first().click();
        await expect(page.locator("html")).toHaveAttribute("lang", other);
        const remaining = async () => (await texts(page)).filter((text) => foreign.includes(text));
        await expect.poll(remaining, path).toEqual([]);
        const now = await texts(page);
        expect(
          expected.filter((text) => !now.includes(text)),
          path,
        ).toEqual([]);
      }
    });
  });
}
