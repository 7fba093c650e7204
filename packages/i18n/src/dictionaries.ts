import type { Language } from "@visiga/contracts/languages";
import type { dashboardDictionary } from "./en/dashboard-dictionary.ts";
import type { publicDictionary } from "./en/public-dictionary.ts";

/**
 * Texts of the public pages, by topic. Typed by the English ones, so that `fill` knows the placeholders of each;
 * Swahili files are checked against the same shape.
 */
export type PublicDictionary = typeof publicDictionary;

/** Texts of the screens behind the login, by topic. */
export type DashboardDictionary = typeof dashboardDictionary;

/** Loads the public texts of a language. The bundler emits one file for each language. */
export async function loadPublicDictionary(language: Language): Promise<PublicDictionary> {
  if (language === "en") return (await import("./en/public-dictionary.ts")).publicDictionary;
  const { publicDictionary } = await import("./sw/public-dictionary.ts");
  return publicDictionary as unknown as PublicDictionary;
}

/** Loads the dashboard texts of a language. */
export async function loadDashboardDictionary(language: Language): Promise<DashboardDictionary> {
  if (language === "en") return (await import("./en/dashboard-dictionary.ts")).dashboardDictionary;
  const { dashboardDictionary } = await import("./sw/dashboard-dictionary.ts");
  return dashboardDictionary as unknown as DashboardDictionary;
}
