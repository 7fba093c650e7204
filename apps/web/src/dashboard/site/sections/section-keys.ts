import type { SiteKey } from "@visiga/contracts/site";
import { type SiteSection, siteSections } from "#dashboard/kit/place/site-sections.ts";

/** The site values of each section. */
export const sectionKeys: Readonly<Record<SiteSection, readonly SiteKey[]>> = {
  contact: ["phoneOffice", "phoneAdmission", "emailAdmission", "emailProjects", "postalAddress", "physicalAddress"],
  social: ["tiktok", "youtube", "instagram"],
  message: ["rectorName", "rectorMessage"],
  motto: ["motto"],
  admission: ["admissionPrice", "admissionDueDate", "placesOLevel", "placesALevel"],
  rosters: ["historyYears", "firstStudents", "firstAssignments", "deceasedStudents"],
  announcements: ["announcements"],
  developer: ["developerName", "developerEmail", "developerPhone", "developerAbout", "credits"],
  translation: [],
  samples: [],
};

/** The section that edits a value. */
export const sectionOf = (key: SiteKey): SiteSection =>
  siteSections.find((section) => sectionKeys[section].includes(key)) ?? "contact";
