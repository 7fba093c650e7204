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

/** The address of one section; the first one needs no parameter. */
export const siteSectionPath = (section: SiteSection): string =>
  section === siteSections[0] ? "/dashboard?tab=site" : `/dashboard?tab=site&section=${section}`;
