import { editAttribute } from "@visiga/contracts/page-editing";
import { administrator } from "@visiga/testing/server-process";
import { frameFindings } from "../support/frame-findings.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open, test } from "../support/site.ts";
import { enter } from "../support/users.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("axe finds nothing in pages for editing and in the sheet of a text", async ({ page, dashboardWords: t }) => {
  await enter(page, administrator);
  for (const [path, theme] of [
    ["/joining", "light"],
    ["/about-us", "dark"],
  ] as const) {
    await page.evaluate((value) => localStorage.setItem("theme", value), theme);
    await open(page, `/dashboard?editing=${path}`);
    await expect(page.frameLocator("iframe").getByRole("main")).toBeVisible();
    expect(await frameFindings(page), path).toEqual([]);
  }
  const motto = page.frameLocator("iframe").locator(`[${editAttribute}="motto"]`).filter({ visible: true }).first();
  await motto.click();
  await expect(page.getByRole("dialog", { name: t.site.keys.motto })).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
});
