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

/** Fetched beside the screens that need them, so that they draw at once: this page's language, on the server all. */
export async function loadDashboardWords(): Promise<void> {
  const shown = typeof document === "undefined" ? languages : [document.documentElement.lang].filter(isLanguage);
  await Promise.all(shown.map(load));
}

/** Has the words of another language at hand before the page changes to it, where these words are in use at all. */
export async function followLanguage(language: Language): Promise<void> {
  if (underWay.size > 0) await load(language);
}

/** Every word of the screens behind the login, in the reader's language. */
export function useDashboardDictionary(): DashboardDictionary {
  const language = useLanguage();
  return arrived.get(language) ?? use(load(language));
}
