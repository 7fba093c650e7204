import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Frame, type Page } from "@playwright/test";
import type { default as Axe, RunOptions } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const runOnly = {
  all: undefined,
  /** What another theme, language or width can change. */
  appearance: ["color-contrast", "target-size"],
  targets: ["target-size"],
} as const;

export interface Look {
  /** Selector of the part to check; absent: the whole page. */
  readonly within?: string;
  readonly without?: readonly string[];
  /** Restricts the rules for a state that differs only in appearance from one checked with all rules. */
  readonly rules?: keyof typeof runOnly;
}

/** Violations that axe finds in the current state of the page: each rule with the elements. */
export async function axeFinds(
  page: Page | Frame,
  { within = ":root", without = [], rules = "all" }: Look = {},
): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
  const options: RunOptions = {
    resultTypes: ["violations"],
    // The rules in use read computed styles, not style sheets.
    preload: { assets: ["media"] },
    // The only rule of WCAG 2.2 AA that axe disables by default.
    rules: { "target-size": { enabled: true } },
    ...(runOnly[rules] && { runOnly: [...runOnly[rules]] }),
  };
  const { violations, judged } = await page.evaluate(
    async ([include, exclude, chosen]) => {
      const { axe } = window as typeof window & { axe: typeof Axe };
      const results = await axe.run({ include: [include], exclude: [...exclude] }, chosen);
      const { violations, passes, incomplete } = results;
      return {
        violations: violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(", ")}`),
        judged: violations.length + passes.length + incomplete.length,
      };
    },
    [within, without, options] as const,
  );
  // All touch targets of a page may be inline links, which the rule exempts.
  if (rules !== "targets")
    expect(judged, "rules that had something to judge").toBeGreaterThan(rules === "all" ? 10 : 0);
  return violations;
}
