import type { Page } from "@playwright/test";
import { findsIn, widen } from "./findings.ts";
import { pictureFindings } from "./picture-findings.ts";

/** Header and footer, which are the same on every page, can be left out. */
const scope = (frame: boolean) => ({ without: frame ? [] : ["body > header", "body > footer"] });

/** Problems of a public page on a phone: horizontal overflow, pictures of another width than shown, and what axe finds. */
export async function phoneFindings(page: Page, frame: boolean): Promise<string[]> {
  const narrow = await widen(page, 360);
  const found = [...narrow.overflow, ...(await pictureFindings(page))];
  return [...found, ...(await findsIn(page, narrow, { ...scope(frame), theme: "light" }))];
}

/**
 * The same problems on a tablet and a computer, with the dark theme. What only a wide window shows, the bar and the columns
 * beside the content, is the same on every page, so there all rules run only together with header and footer.
 */
export async function wideFindings(page: Page, frame: boolean): Promise<string[]> {
  const medium = await widen(page, 768);
  const found = [...medium.overflow, ...(await pictureFindings(page))];
  const wide = await widen(page, 1440);
  found.push(...wide.overflow, ...(await pictureFindings(page)));
  const rules = frame ? "all" : "appearance";
  return [...found, ...(await findsIn(page, wide, { ...scope(frame), rules, theme: "dark" }))];
}

/**
 * What another language can change: horizontal overflow and the size of touch targets, and with header and footer, also
 * the contrast. Contrast takes most of the time, and no language changes it.
 */
export async function otherLanguageFindings(page: Page, frame: boolean): Promise<string[]> {
  const narrow = await widen(page, 360);
  const rules = frame ? "appearance" : "targets";
  const found = [...narrow.overflow, ...(await findsIn(page, narrow, { ...scope(frame), rules, theme: "dark" }))];
  const wide = await widen(page, 1280);
  found.push(...wide.overflow);
  return frame ? [...found, ...(await findsIn(page, wide, { rules, theme: "light" }))] : found;
}
