import { publicPaths } from "@visiga/contracts/public-paths";
import { expect } from "vitest";
import type { Visit } from "./journey.ts";
import { until } from "./tab.ts";

/** Heights in the newest Chromium, by language and path. */
const newest = new Map<string, number>();

/** What is wrong with the public pages: errors, overflow, broken pictures, and heights 10 % from those of the newest Chromium. */
export async function everyPage({ tab, language, open }: Visit): Promise<void> {
  const findings: string[] = [];
  tab.errors();
  for (const path of publicPaths) {
    await open(path);
    await tab.read(`[...document.images].forEach((image) => { image.loading = "eager"; })`);
    await until(tab, "[...document.images].every((image) => image.complete)");
    const { width, height, broken } = await tab.read<{ width: number; height: number; broken: string[] }>(`({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
      broken: [...document.images].filter((image) => !image.naturalWidth && image.currentSrc).map((image) => image.currentSrc),
    })`);
    const page = `${path}?lang=${language}`;
    if (!newest.has(page)) newest.set(page, height);
    const expected = newest.get(page) ?? 0;
    if (width > 360) findings.push(`${path}: ${width} pixels wide`);
    if (Math.abs(height - expected) > expected / 10) findings.push(`${path}: ${height} pixels high, not ${expected}`);
    for (const problem of [...broken, ...tab.errors()]) findings.push(`${path}: ${problem}`);
  }
  expect(findings).toEqual([]);
}
