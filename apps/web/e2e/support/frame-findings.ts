import type { Page } from "@playwright/test";
import { axeFinds } from "./axe.ts";

/**
 * What axe finds in the page inside the editor, in a narrow and in a wide window. The frame allows no scripts, so axe
 * checks a copy of the page in a window of the frame's width.
 */
export async function frameFindings(page: Page): Promise<string[]> {
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
