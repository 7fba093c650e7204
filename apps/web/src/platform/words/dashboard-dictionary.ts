import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { createContext, use } from "react";

export const DashboardDictionaryContext = createContext<DashboardDictionary | null>(null);

export function useDashboardDictionary(): DashboardDictionary {
  const dictionary = use(DashboardDictionaryContext);
  if (!dictionary) throw new Error("No DashboardDictionaryContext above this component");
  return dictionary;
}
