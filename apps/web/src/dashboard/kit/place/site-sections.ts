/** Sections of the Site tab; the first is the default. The last two gather values of all sections. */
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

/** URL of one section of the Site tab. */
export const siteSectionPath = (section: SiteSection): string =>
  section === siteSections[0] ? "/dashboard?tab=site" : `/dashboard?tab=site&section=${section}`;
