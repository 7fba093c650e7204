import { loadDashboardWords } from "#platform/words/dashboard-dictionary.ts";

/** Loads the screens behind the login and their dictionary in parallel: one chunk. */
export async function loadDashboardScreens() {
  const [screens] = await Promise.all([import("#dashboard/shell/dashboard-screens.tsx"), loadDashboardWords()]);
  return screens;
}

/** Loads the form that edits a file over a public page. */
export const loadFileEditor = async () => (await loadDashboardScreens()).EditInPlace;
