import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";

/** What the sides of a value are called. */
export function useSideNames() {
  const { english, swahili, bothLanguages } = useDashboardDictionary().site;
  return { en: english, sw: swahili, both: bothLanguages };
}
