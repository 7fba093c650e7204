import type { PublicPage } from "./pages.ts";
import { pageRow } from "./public-paths.ts";
import type { LocalizedSiteValues } from "./site.ts";

/** Whether anything links a page: one that shows only site values once one is entered, one with a period until its end. */
export function isLinked(name: PublicPage, facts: LocalizedSiteValues): boolean {
  const { onlyFacts, period, facts: keys = [] } = pageRow(name);
  if (period) return facts[period] !== undefined && facts[period].phase !== "over";
  const entered: Readonly<Record<string, unknown>> = facts;
  return !onlyFacts || keys.some((key) => Object.keys(entered[key] ?? {}).length > 0);
}
