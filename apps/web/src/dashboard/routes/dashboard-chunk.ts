import { loadDashboardWords } from "#platform/words/dashboard-dictionary.ts";

/** The screens behind the login and their words: one chunk, fetched together, drawn at once. */
export async function loadDashboardScreens() {
  const [screens] = await Promise.all([import("#dashboard/shell/dashboard-screens.tsx"), loadDashboardWords()]);
  return screens;
}

/** The form that edits a picture in place, for a public page. */
export const loadFileEditor = async () => (await loadDashboardScreens()).EditInPlace;
