import type { Page } from "@playwright/test";
import type { Language } from "@visiga/contracts/languages";
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

// Reduced motion stops the slideshows, whose slides would differ.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

test("changing the language in place, and back, translates every text", async ({ page }) => {
  for (const path of ["/", "/formation-admission", "/gallery"]) {
    const expected = {} as Record<Language, string[]>;
    for (const language of ["sw", "en"] as const) {
      await open(page, `${path}?lang=${language}`);
      expected[language] = await texts(page);
    }
    for (const [before, after] of [
      ["en", "sw"],
      ["sw", "en"],
    ] as const) {
      // Texts that are the same in both languages, such as names and figures, may stay.
      const foreign = expected[before].filter((text) => text.length >= 4 && !expected[after].includes(text));
      expect(foreign.length).toBeGreaterThan(20);
      await page.locator(`a[hreflang=${after}]:visible`).first().click();
      await expect(page.locator("html")).toHaveAttribute("lang", after);
      await expect.poll(async () => (await texts(page)).filter((text) => foreign.includes(text)), path).toEqual([]);
      const now = await texts(page);
      const missing = expected[after].filter((text) => !now.includes(text));
      expect(missing, path).toEqual([]);
    }
  }
});
