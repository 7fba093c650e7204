import type { Language } from "@visiga/contracts/languages";
import type { DashboardDictionary, PublicDictionary } from "@visiga/i18n/dictionaries";
import { createContext, use } from "react";

export interface Words {
  readonly language: Language;
  readonly dictionary: PublicDictionary;
}

export const DictionaryContext = createContext<Words | null>(null);

function useWords(): Words {
  const t = use(DictionaryContext);
  if (!t) throw new Error("No DictionaryContext above this component");
  return t;
}

export const useDictionary = (): PublicDictionary => useWords().dictionary;

export const useLanguage = (): Language => useWords().language;

export const DashboardDictionaryContext = createContext<DashboardDictionary | null>(null);

export function useDashboardDictionary(): DashboardDictionary {
  const dictionary = use(DashboardDictionaryContext);
  if (!dictionary) throw new Error("No DashboardDictionaryContext above this component");
  return dictionary;
}

/** An artwork with an alternative text in the dictionary. */
export type DescribedPicture = keyof PublicDictionary["artwork"];
