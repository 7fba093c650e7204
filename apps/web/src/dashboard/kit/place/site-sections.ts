/** The parts of the Site tab, the first one first; the last two show all of them together. */
export const siteSections = [
  "contact",
  "social",
  "message",
  "motto",
  "admission",
  "rosters",
  "announcements",
  "developer",
  "translation",
  "samples",
] as const;
export type SiteSection = (typeof siteSections)[number];
