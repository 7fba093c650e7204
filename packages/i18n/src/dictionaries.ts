import type { Language } from "@visiga/contracts/languages";
import type * as dashboardDictionary from "./en/dashboard-dictionary.ts";
import type * as publicDictionary from "./en/public-dictionary.ts";
import { asEnglish } from "./translation.ts";

/** Typed by the English texts, so that `fill` knows the placeholders of each. */
export type PublicDictionary = typeof publicDictionary;

export type DashboardDictionary = typeof dashboardDictionary;

export async function loadPublicDictionary(language: Language): Promise<PublicDictionary> {
  if (language === "en") return import("./en/public-dictionary.ts");
  return asEnglish<PublicDictionary>(await import("./sw/public-dictionary.ts"));
}

export async function loadDashboardDictionary(language: Language): Promise<DashboardDictionary> {
  if (language === "en") return import("./en/dashboard-dictionary.ts");
  return asEnglish<DashboardDictionary>(await import("./sw/dashboard-dictionary.ts"));
}
