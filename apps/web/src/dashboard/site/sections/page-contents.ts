import type { SiteKey } from "@visiga/contracts/site";
import type { TextPlace } from "@visiga/i18n/page-texts";
import type { PictureFilter } from "#dashboard/shared/place/picture-filter.ts";

const form = ["admissionPrice", "admissionDueDate", "phoneAdmission", "emailAdmission"] as const;

export const pageFacts: { readonly [Place in TextPlace]?: readonly SiteKey[] } = {
  everyPage: ["phoneOffice", "phoneAdmission", "emailAdmission", "postalAddress", "tiktok", "youtube", "instagram"],
  "/": ["announcements", "motto"],
  "/about-us": ["motto"],
  "/msg": ["rectorName", "rectorMessage"],
  "/history": ["historyYears", "firstStudents", "firstAssignments", "deceasedStudents"],
  "/dispensary": ["phoneOffice"],
  "/work": ["emailProjects"],
  "/o-level-admission": [...form, "placesOLevel"],
  "/a-level-admission": [...form, "placesALevel"],
  "/formation-admission": [...form, "placesOLevel", "placesALevel"],
  "/contact": [
    "phoneOffice",
    "phoneAdmission",
    "emailAdmission",
    "emailProjects",
    "physicalAddress",
    "postalAddress",
    "tiktok",
    "youtube",
    "instagram",
  ],
  "/developer": ["developerName", "developerEmail", "developerPhone", "developerAbout", "credits"],
};

const filters: { readonly [Place in TextPlace]?: PictureFilter } = {
  "/": "HOME",
  "/news": "NEWS",
  "/gallery": "GALLERY",
  "/alumni": "ALUMNI",
  "/wawata": "WAWATA",
  "/organization": "ORGANIZATION",
  "/o-level": "SEMINARIANS",
  "/a-level": "SEMINARIANS",
};

/** Filter of the Images tab that shows the pictures of a page. */
export const pageFilter = (place: TextPlace): PictureFilter => filters[place] ?? "ALL";
