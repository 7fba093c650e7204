import type { SiteKey } from "@visiga/contracts/site";
import { isTextKey, textPath, type ValueKey } from "@visiga/contracts/site-texts";
import { placesOf } from "@visiga/i18n/page-texts";
import {
  pagePlacePath,
  type SiteSection,
  siteSectionPath,
  siteSections,
} from "#dashboard/shared/place/site-sections.ts";

export const sectionKeys: Readonly<Record<SiteSection, readonly SiteKey[]>> = {
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
};

export function sectionOf(key: ValueKey): SiteSection {
  if (isTextKey(key)) return "pages";
  return siteSections.find((section) => sectionKeys[section].includes(key)) ?? "contact";
}

export function editingPath(key: ValueKey): string {
  const [place] = isTextKey(key) ? placesOf(textPath(key)) : [];
  return place ? pagePlacePath(place) : siteSectionPath(sectionOf(key));
}
