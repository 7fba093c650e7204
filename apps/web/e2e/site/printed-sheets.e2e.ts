import { languages } from "@visiga/contracts/languages";
import { expect, open, test } from "../support/site.ts";

test("admission, the rector's message and a news item print on one sheet in both languages", async ({ page }) => {
  await open(page, "/news");
  const news = (await page.locator("article a[href^='/news/']").first().getAttribute("href")) ?? "";
  for (const path of ["/o-level-admission", "/a-level-admission", "/formation-admission", "/msg", news]) {
    for (const language of languages) {
      await open(page, `${path}?lang=${language}`);
      const sheet = await page.pdf({ preferCSSPageSize: true });
      expect.soft(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g), `${path}, ${language}`).toHaveLength(1);
    }
  }
});

test("the home page prints on at most five sheets, and the organisation chart on two", async ({ page }) => {
  for (const [path, most] of [
    ["/", 5],
    ["/organization", 2],
  ] as const) {
    await open(page, path);
    const file = await page.pdf({ preferCSSPageSize: true });
    const sheets = file.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
    expect.soft(sheets.length, path).toBeLessThanOrEqual(most);
  }
});

test("a word of 15 capitals fits the headline of a printed news card", async ({ page }) => {
  await open(page, "/news");
  await page.emulateMedia({ media: "print" });
  // A4 between the margins.
  await page.setViewportSize({ width: 673, height: 1000 });
  const headings = page.locator("main article h2");
  expect(await headings.count()).toBeGreaterThan(2);
  const lines = await headings.evaluateAll((all) =>
    all.map((heading) => {
      heading.textContent = "CONGRATULATIONS";
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

test("elements for the screen only are not printed", async ({ page, t: words }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/", "/news", "/gallery", "/alumni", "/about-us"]) {
    await open(page, path);
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByText(words.about.mission.title, { exact: true }).first()).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
