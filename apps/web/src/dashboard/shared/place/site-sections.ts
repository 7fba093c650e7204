import type { PublicPath } from "@visiga/contracts/public-paths";
import { type TextPlace, textPlaces } from "@visiga/i18n/page-texts";

/** Sections of the Site tab; a wide window shows the first beside their list. The last two collect values of all sections. */
export const siteSections = [
  "contact",
  "social",
  "message",
  "motto",
  "admission",
  "joining",
  "calendar",
  "results",
  "rosters",
  "announcements",
  "developer",
  "pages",
  "translation",
  "samples",
] as const;
export type SiteSection = (typeof siteSections)[number];

export const siteSectionPath = (section: SiteSection): string => `/dashboard?tab=site&section=${section}`;

/** Parses the query parameter that names a page, or the parts that all pages share. */
export const namedPlace = (name: unknown): TextPlace | undefined => textPlaces.find((place) => place === name);

export const editingPagePath = (page: PublicPath): string => `/dashboard?editing=${page}`;

export const pagePlacePath = (place: TextPlace): string => `${siteSectionPath("pages")}&of=${place}`;
