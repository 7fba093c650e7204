import type { Page } from "@playwright/test";
import { languages } from "@visiga/contracts/languages";
import { offlinePath, removalPath, searchPath } from "@visiga/contracts/public-paths";
import { newestItems } from "@visiga/web/e2e/support/listed-files.ts";
import { pageGroups } from "@visiga/web/e2e/support/routes.ts";
import { expect, test } from "@visiga/web/e2e/support/site.ts";
import { layoutFindings } from "./layout-findings.ts";
import { engines, understoodStyle } from "./understood-style.ts";

const others = [offlinePath, `${searchPath}?q=level`, `${removalPath}?on=/games`];

/** Of phones with keys, and of small ones with a touch screen. */
const widths = [240, 360];

/** The style that both engines understand, and no picture, because they decode neither WebP nor AVIF. */
async function drawAsOlderBrowsers(page: Page): Promise<void> {
  await page.route(/\.css$/, async (route) => {
    const sheet = await (await fetch(route.request().url())).text();
    await route.fulfill({ contentType: "text/css", body: engines.reduce(understoodStyle, sheet) });
  });
  await page.route(/\.(webp|avif)$/, (route) => route.fulfill({ contentType: "image/webp", body: "" }));
}

for (const language of languages) {
  test.describe(`in Opera Mini, in KaiOS 2.5 and in ${language}`, () => {
    test.use({ language, javaScriptEnabled: false, viewport: { width: 240, height: 320 } });
    test.beforeEach(({ page }) => drawAsOlderBrowsers(page));

    for (const group of [...pageGroups, others]) {
      test(`every text has its place in ${group.join(", ")}`, async ({ page, complaints }) => {
        for (const path of group) {
          const response = await page.goto(path);
          await judge(page, path);
          // The console may only report the status of pages that are missing on purpose.
          if (response?.status() === 404) complaints.splice(0, 1);
        }
      });
    }

    test("every text has its place in the pages of a news item, a picture and a former student", async ({
      page,
      request,
    }) => {
      for (const path of await newestItems(request)) {
        await page.goto(path);
        await judge(page, path);
      }
    });

    test("menu, fees, search and the other language are within reach", async ({ page, t: { joining } }) => {
      await page.goto("/");
      await page.locator("header a[href='#menu']").click();
      await expect(page.locator("#menu")).toBeInViewport();
      await expect(page.locator("#menu a[href='/news']")).toBeVisible();
      await page.locator("a[href='/joining']").first().click();
      await expect(page.getByRole("heading", { name: joining.title, level: 1 })).toBeVisible();
      await page.waitForLoadState();
      await page.locator(`header a[href='${searchPath}']`).filter({ visible: true }).click();
      await page.getByRole("main").getByRole("searchbox").fill(joining.title);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main").locator("a[href='/joining']")).toBeVisible();
      await page.waitForLoadState();
      const other = languages.find((each) => each !== language) ?? language;
      await page.locator("header a[data-language]").filter({ visible: true }).click();
      await expect(page.locator("html")).toHaveAttribute("lang", other);
    });
  });
}

/** Every fault of a page is reported, not only the first. */
async function judge(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 320 });
    expect.soft(await layoutFindings(page), `${path} at ${width} px`).toEqual([]);
  }
}

test("an engine gets of a style sheet what it understands", () => {
  const sheet = `a { word-wrap: break-word; display: grid; gap: 1px; color: var(--ink) }
@supports (display: grid) { a { margin: 1px } }
@supports not (display: grid) { a { padding: 1px } }
a:has(b) { margin: 0 }`;
  for (const engine of engines)
    expect(understoodStyle(sheet, engine).replace(/\s+/g, " ").trim()).toBe(
      "a { word-wrap: break-word } a { padding: 1px }",
    );
});
