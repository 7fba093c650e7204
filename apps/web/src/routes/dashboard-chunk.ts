import { loadDashboardWords } from "../platform/dashboard-dictionary.ts";

/** The screens behind the login and their words: one chunk, fetched together, drawn at once. */
export async function loadDashboardScreens() {
  const [screens] = await Promise.all([import("../features/dashboard/dashboard-screens.tsx"), loadDashboardWords()]);
  return screens;
}
