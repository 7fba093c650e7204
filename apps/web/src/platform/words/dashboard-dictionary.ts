import { isLanguage, type Language, languages } from "@visiga/contracts/languages";
import { type DashboardDictionary, loadDashboardDictionary } from "@visiga/i18n/dictionaries";
import { use } from "react";
import { useLanguage } from "./dictionary.ts";

const arrived = new Map<Language, DashboardDictionary>();
const underWay = new Map<Language, Promise<DashboardDictionary>>();

function load(language: Language): Promise<DashboardDictionary> {
  const known = underWay.get(language);
  if (known) return known;
  const loading = loadDashboardDictionary(language).then((dictionary) => {
    arrived.set(language, dictionary);
    return dictionary;
  });
  underWay.set(language, loading);
  loading.catch(() => underWay.delete(language));
  return loading;
}

/**
 * Loads the dictionary in parallel to the screens that need it: in the browser this page's language, on the server all.
 */
export async function loadDashboardWords(): Promise<void> {
  const shown = typeof document === "undefined" ? languages : [document.documentElement.lang].filter(isLanguage);
  await Promise.all(shown.map(load));
}

/** Loads the dictionary of another language before the page changes to it, if this dictionary is in use. */
export async function followLanguage(language: Language): Promise<void> {
  if (underWay.size > 0) await load(language);
}

/** Dictionary of the dashboard and the login, in the reader's language. */
export function useDashboardDictionary(): DashboardDictionary {
  const language = useLanguage();
  return arrived.get(language) ?? use(load(language));
}
