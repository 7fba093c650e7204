import type { Language } from "@visiga/contracts/languages";
import type { dashboardDictionary } from "./en/dashboard-dictionary.ts";
import type { publicDictionary } from "./en/public-dictionary.ts";

/**
 * Words of the pages that visitors see, by topic. Typed by the English texts, so that `fill` knows each one's
 * placeholders; the Swahili files are checked against the same shape where they are written.
 */
export type PublicDictionary = typeof publicDictionary;

/** Words of the screens behind the login, by topic. */
export type DashboardDictionary = typeof dashboardDictionary;

/** One language's public words; a bundler keeps each language in a file of its own. */
export async function loadPublicDictionary(language: Language): Promise<PublicDictionary> {
  if (language === "en") return (await import("./en/public-dictionary.ts")).publicDictionary;
  const { publicDictionary } = await import("./sw/public-dictionary.ts");
  return publicDictionary as unknown as PublicDictionary;
}

/** One language's dashboard words. */
export async function loadDashboardDictionary(language: Language): Promise<DashboardDictionary> {
  if (language === "en") return (await import("./en/dashboard-dictionary.ts")).dashboardDictionary;
  const { dashboardDictionary } = await import("./sw/dashboard-dictionary.ts");
  return dashboardDictionary as unknown as DashboardDictionary;
}
