import { languages } from "@visiga/contracts/languages";
import { expect, open, test } from "../support/site.ts";

test("each page on admission prints on one sheet in both languages", async ({ page }) => {
  for (const path of ["/o-level-admission", "/a-level-admission", "/formation-admission"]) {
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
