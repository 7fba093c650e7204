import type { Page } from "@playwright/test";

/** A narrow phone whose browser has a default font size of 200 %, as its settings make it. */
export async function narrowWithLargeText(page: Page): Promise<void> {
  await show(page, 320, 32);
}

/** An ordinary window again. */
export async function wideWithNormalText(page: Page): Promise<void> {
  await show(page, 1280, 16);
}

async function show(page: Page, width: number, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
  await session.detach();
  await page.setViewportSize({ width, height: 740 });
}

/** What sticks out if the page, or a dialog or bar in it, scrolls sideways. */
export const sidewaysOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const boxes = [...document.querySelectorAll("dialog[open], main, header, nav, aside")].filter(
      (element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1 && scrolls(element),
    );
    if (scrollWidth <= clientWidth && boxes.length === 0) return [];
    const outside = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && element.checkVisibility(),
    );
    return outside
      .filter((element) => !outside.includes(element.parentElement as Element))
      .map(({ outerHTML }) => outerHTML.slice(0, 90))
      .slice(0, 6);
  });
