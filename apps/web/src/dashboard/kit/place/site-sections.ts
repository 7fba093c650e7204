import { type TextPlace, textPlaces } from "@visiga/i18n/page-texts";

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
  "pages",
  "translation",
  "samples",
] as const;
export type SiteSection = (typeof siteSections)[number];

/** URL of one section of the Site tab. */
export const siteSectionPath = (section: SiteSection): string =>
  section === siteSections[0] ? "/dashboard?tab=site" : `/dashboard?tab=site&section=${section}`;

/** A page, or what stands around every page, as a query names it. */
export const namedPlace = (name: unknown): TextPlace | undefined => textPlaces.find((place) => place === name);

/** URL of the place that edits one page. */
export const pagePlacePath = (place: TextPlace): string => `${siteSectionPath("pages")}&of=${place}`;
