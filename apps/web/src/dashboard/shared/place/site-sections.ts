import type { PublicPath } from "@visiga/contracts/public-paths";
import type { SiteKey } from "@visiga/contracts/site";
import { isTextKey, textPath, type ValueKey } from "@visiga/contracts/site-texts";
import { placesOf, type TextPlace, textPlaces } from "@visiga/i18n/page-texts";
import * as z from "zod/mini";

/** The sections of the Site tab with their values. Those of a telephone number are its channels too. */
export const sectionKeys = {
  contact: [
    "phoneOffice",
    "phoneAdmission",
    "emailAdmission",
    "emailProjects",
    "postalAddress",
    "physicalAddress",
    "position",
    "tiktok",
    "youtube",
    "instagram",
  ],
  school: [
    "motto",
    "rectorName",
    "rectorMessage",
    "historyYears",
    "firstStudents",
    "firstAssignments",
    "deceasedStudents",
    "dataRegistration",
    "serverCountry",
    "backupCountry",
  ],
  admission: [
    "admissionPrice",
    "admissionDueDate",
    "placesOLevel",
    "placesALevel",
    "fees",
    "instalments",
    "payments",
    "papersToBring",
    "thingsToBring",
    "reportingDays",
    "directions",
    "joiningContact",
    "documents",
    "results",
    "entranceExaminations",
  ],
  calendar: ["announcements", "termDates"],
  pages: [],
  developer: ["developerName", "developerEmail", "developerPhone", "developerAbout", "credits"],
} satisfies Record<string, readonly SiteKey[]>;

export type SiteSection = keyof typeof sectionKeys;
export const siteSections = Object.keys(sectionKeys) as SiteSection[];

/** The filters of the texts: those that lack a language, those changed in one language only, and samples. */
export const textFilters = ["missing", "outdated", "samples"] as const;
export type TextFilter = (typeof textFilters)[number];

/** Where the values of sections of earlier releases are now. */
const formerSections: Readonly<Record<string, { section: SiteSection; at?: SiteKey; only?: TextFilter }>> = {
  social: { section: "contact", at: "tiktok" },
  message: { section: "school", at: "rectorMessage" },
  motto: { section: "school", at: "motto" },
  rosters: { section: "school", at: "historyYears" },
  joining: { section: "admission", at: "fees" },
  documents: { section: "admission", at: "documents" },
  results: { section: "admission", at: "results" },
  announcements: { section: "calendar", at: "announcements" },
  translation: { section: "pages", only: "missing" },
  samples: { section: "pages", only: "samples" },
};

const optionalOf = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

export const siteSearch = z.pipe(
  z.object({
    /** Absent for the list of sections, which a wide window shows beside the first of them. */
    section: optionalOf(z.string()),
    /** The page whose texts are shown; absent for the list of pages. */
    of: optionalOf(z.enum(textPlaces)),
    only: optionalOf(z.enum(textFilters)),
    /** The value that is in view. */
    at: optionalOf(z.string()),
    /** The field whose form is open, by its id: `motto`, `fees.2.what.sw`, or `fees.new` for a new record. */
    edit: optionalOf(z.string()),
  }),
  z.transform(({ section: name = "", ...search }) => {
    const former = formerSections[name];
    const section = siteSections.find((each) => each === name);
    const { of, only } = section === "pages" ? search : { of: undefined, only: undefined };
    return { ...search, section, of, only, ...former };
  }),
);

export const siteSectionPath = (section: SiteSection): string => `/dashboard?tab=site&section=${section}`;

export const textFilterPath = (only: TextFilter): string => `${siteSectionPath("pages")}&only=${only}`;

export const editingPagePath = (page: PublicPath): string => `/dashboard?editing=${page}`;

export const pagePlacePath = (place: TextPlace): string => `${siteSectionPath("pages")}&of=${place}`;

function sectionOf(key: ValueKey): SiteSection {
  if (isTextKey(key)) return "pages";
  return siteSections.find((section) => sectionKeys[section].some((each) => each === key)) ?? "contact";
}

/** The form of a value, or of one of its fields. */
export function valuePath(key: ValueKey, field: string = key): string {
  const [place] = isTextKey(key) ? placesOf(textPath(key)) : [];
  return `${place ? pagePlacePath(place) : siteSectionPath(sectionOf(key))}&edit=${field}`;
}
