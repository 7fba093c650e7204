import type { PublicPage } from "./pages.ts";
import { pageRow } from "./public-paths.ts";
import type { LocalizedSiteValues } from "./site.ts";

/** Whether anything links a page: one that shows only site values is linked once one is entered. */
export function isLinked(name: PublicPage, facts: LocalizedSiteValues): boolean {
  const { onlyFacts, facts: keys = [] } = pageRow(name);
  const entered: Readonly<Record<string, unknown>> = facts;
  return !onlyFacts || keys.some((key) => Object.keys(entered[key] ?? {}).length > 0);
}
