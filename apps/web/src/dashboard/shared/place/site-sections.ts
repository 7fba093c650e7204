import type { PublicPath } from "@visiga/contracts/public-paths";
import { type TextPlace, textPlaces } from "@visiga/i18n/page-texts";
import * as z from "zod/mini";

/** Sections of the Site tab; a wide window shows the first beside their list. The last two collect values of all sections. */
export const siteSections = [
  "contact",
  "social",
  "message",
  "motto",
  "admission",
  "joining",
  "calendar",
  "documents",
  "results",
  "rosters",
  "announcements",
  "developer",
  "pages",
  "translation",
  "samples",
] as const;
export type SiteSection = (typeof siteSections)[number];

export const siteSearch = z.pipe(
  z.object({
    /** Absent for the list of sections, which a wide window shows beside the first of them. */
    section: z.catch(z.optional(z.enum(siteSections)), undefined),
    /** Page whose texts the pages section shows; absent for the list of pages. */
    of: z.catch(z.optional(z.enum(textPlaces)), undefined),
  }),
  z.transform(({ section, of }) => ({ section, of: section === "pages" ? of : undefined })),
);

export const siteSectionPath = (section: SiteSection): string => `/dashboard?tab=site&section=${section}`;

export const editingPagePath = (page: PublicPath): string => `/dashboard?editing=${page}`;

export const pagePlacePath = (place: TextPlace): string => `${siteSectionPath("pages")}&of=${place}`;
