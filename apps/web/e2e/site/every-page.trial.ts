import type { Page } from "@playwright/test";
import { languages } from "@visiga/contracts/languages";
import { newestItems } from "../support/listed-files.ts";
import { otherLanguageFindings, phoneFindings, wideFindings } from "../support/page-findings.ts";
import { clientRenderedPaths, pageGroups } from "../support/routes.ts";
import { expect, open, test } from "../support/site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Shows the content of the page in Swahili, without loading its script and axe again. */
async function showSwahili(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(`${path}?lang=sw`)).text();
  await page.evaluate((text) => {
    const { documentElement, body } = new DOMParser().parseFromString(text, "text/html");
    document.documentElement.lang = documentElement.lang;
    document.body.replaceWith(body);
  }, html);
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
}

/** Header and footer are the same on every page. */
async function check(page: Page, path: string, frame: boolean): Promise<void> {
  const found = [...(await phoneFindings(page, frame)), ...(await wideFindings(page, frame))];
  expect.soft(found, path).toEqual([]);
  await showSwahili(page, path);
  expect.soft(await otherLanguageFindings(page, frame), `${path} in Swahili`).toEqual([]);
}

const good = "are accessible, fetch pictures of the shown width and fit their window, in both languages";

for (const group of pageGroups) {
  test(`${group.join(", ")} ${good}`, async ({ page, complaints }) => {
    for (const [index, path] of group.entries()) {
      const response = await open(page, path);
      await check(page, path, index === 0);
      // The console may only report the status of pages that are missing on purpose.
      if (response?.status() === 404) complaints.splice(0, 1);
    }
  });
}

test(`the pages of a news item, a picture and a former student ${good}`, async ({ page, request }) => {
  for (const path of await newestItems(request)) {
    await open(page, path);
    await check(page, path, false);
  }
});

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test(`${clientRenderedPaths.join(" and ")} are accessible and fit their window`, async ({ page }) => {
      for (const path of clientRenderedPaths) {
        await open(page, path);
        const found = [...(await phoneFindings(page, true)), ...(await wideFindings(page, true))];
        expect.soft(found, path).toEqual([]);
      }
    });
  });
}
