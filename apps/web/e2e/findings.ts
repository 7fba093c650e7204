import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Both themes at phone and desktop width: what axe finds, and whether anything sticks out. */
export async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const dark of [false, true]) {
      await page.evaluate((on) => document.documentElement.classList.toggle("dark", on), dark);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const seen = `${width} px, ${dark ? "dark" : "light"}`;
      found.push(
        ...violations.map(({ id, nodes }) => `${seen}: ${id} at ${nodes.map(({ target }) => target).join(", ")}`),
      );
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) found.push(`${width} px: ${overflow} px stick out`);
  }
  return found;
}
