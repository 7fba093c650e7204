import type { PublicPath } from "@visiga/contracts/public-paths";
import type { SiteKey } from "@visiga/contracts/site";
import { isTextKey, textPath, type ValueKey } from "@visiga/contracts/site-texts";
import { placesOf, type TextPlace, textPlaces } from "@visiga/i18n/page-texts";
import * as z from "zod/mini";

/**
 * The sections of the Site tab with their values; a wide window shows the first beside their list. The last two collect
 * values of all sections.
 */
export const sectionKeys = {
  contact: [
    "phoneOffice",
    "phoneOfficeChannels",
    "phoneAdmission",
    "phoneAdmissionChannels",
    "emailAdmission",
    "emailProjects",
    "postalAddress",
    "physicalAddress",
    "position",
  ],
  social: ["tiktok", "youtube", "instagram"],
  message: ["rectorName", "rectorMessage"],
  motto: ["motto"],
  admission: ["admissionPrice", "admissionDueDate", "placesOLevel", "placesALevel", "entranceExaminations"],
  joining: ["fees", "payments", "thingsToBring", "reportingDays", "joiningContact"],
  calendar: ["termDates"],
  documents: ["documents"],
  results: ["results"],
  rosters: ["historyYears", "firstStudents", "firstAssignments", "deceasedStudents"],
  announcements: ["announcements"],
  developer: [
    "developerName",
    "developerEmail",
    "developerPhone",
    "developerPhoneChannels",
    "developerAbout",
    "credits",
  ],
  pages: [],
  translation: [],
  samples: [],
} satisfies Record<string, readonly SiteKey[]>;

export type SiteSection = keyof typeof sectionKeys;
export const siteSections = Object.keys(sectionKeys) as SiteSection[];

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

export function sectionOf(key: ValueKey): SiteSection {
  if (isTextKey(key)) return "pages";
  return siteSections.find((section) => sectionKeys[section].some((each) => each === key)) ?? "contact";
}

/** Where a value is edited. */
export function valuePath(key: ValueKey): string {
  const [place] = isTextKey(key) ? placesOf(textPath(key)) : [];
  return place ? pagePlacePath(place) : siteSectionPath(sectionOf(key));
}
