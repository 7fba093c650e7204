import type { Page } from "@playwright/test";
import { editAttribute } from "@visiga/contracts/page-editing";
import { axeFinds } from "../support/axe.ts";
import { screenFindings } from "../support/screen-findings.ts";
import { expect, open, test } from "../support/site.ts";

/**
 * What axe finds in the page inside the editor, in a narrow and in a wide window. The frame allows no scripts, so axe
 * checks a copy of the page in a window of the frame's width.
 */
async function frameFindings(page: Page): Promise<string[]> {
  const found: string[] = [];
  const address = new URL("/copy-of-the-frame", page.url()).href;
  const copy = await page.context().newPage();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const inner = page.frames()[1];
    if (!inner) throw new Error("No page is open for editing");
    const [overflow, frame] = await inner.evaluate(() => {
      const { scrollWidth } = document.documentElement;
      return [scrollWidth - window.innerWidth, { width: window.innerWidth, height: window.innerHeight }] as const;
    });
    if (overflow > 0) found.push(`${width} px: ${overflow} px stick out`);
    const body = await inner.content();
    await copy.route(address, (route) => route.fulfill({ contentType: "text/html", body }));
    await copy.setViewportSize(frame);
    await copy.goto(address);
    found.push(...(await axeFinds(copy)).map((finding) => `${width} px: ${finding}`));
    await copy.unrouteAll();
  }
  await copy.close();
  return found;
}

test.use({ asAdministrator: true, contextOptions: { reducedMotion: "reduce" } });

test("axe finds nothing in pages for editing and in the sheet of a text", async ({ page, dashboardWords: t }) => {
  for (const [path, theme] of [
    ["/joining", "light"],
    ["/about-us", "dark"],
  ] as const) {
    await page.evaluate((value) => localStorage.setItem("theme", value), theme);
    await open(page, `/dashboard?editing=${path}`);
    await expect(page.frameLocator("iframe[aria-busy=false]").getByRole("main")).toBeVisible();
    expect(await frameFindings(page), path).toEqual([]);
  }
  const motto = page
    .frameLocator("iframe[aria-busy=false]")
    .locator(`[${editAttribute}="motto"]`)
    .filter({ visible: true })
    .first();
  await motto.click();
  await expect(page.getByRole("dialog", { name: t.site.keys.motto })).toBeVisible();
  expect(await screenFindings(page)).toEqual([]);
});
