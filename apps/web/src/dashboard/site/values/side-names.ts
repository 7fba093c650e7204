import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";

/** Display names of a value’s languages. */
export function useSideNames() {
  const { english, swahili, bothLanguages } = useDashboardDictionary().site;
  return { en: english, sw: swahili, both: bothLanguages };
}
