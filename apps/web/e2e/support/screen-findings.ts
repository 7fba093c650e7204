import type { Page } from "@playwright/test";
import { findings } from "./findings.ts";

/** Rows of lists and tables beyond the fifth. */
const laterRows = "main :is(ul, ol, tbody) > :nth-child(n + 6)";

/**
 * Like `findings`, for a screen of the dashboard. axe checks an open dialog alone, because the screen behind it is
 * checked separately; else the first five rows of each list. More would take seconds.
 */
export async function screenFindings(page: Page): Promise<string[]> {
  const dialog = "dialog[open]";
  if ((await page.locator(dialog).count()) > 0) return findings(page, { within: dialog });
  const display = (value: string) =>
    page.locator(laterRows).evaluateAll((rows, to) => {
      for (const row of rows) if (row instanceof HTMLElement) row.style.display = to;
    }, value);
  await display("none");
  const found = await findings(page);
  await display("");
  return found;
}
