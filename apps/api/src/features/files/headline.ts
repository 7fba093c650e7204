import {
  type FilePage,
  galleryCategories,
  headlinePages,
  organizationGroups,
  placeTitles,
} from "@visiga/contracts/files";

const places: ReadonlySet<string> = new Set([
  ...Object.values(placeTitles),
  ...galleryCategories,
  ...organizationGroups,
]);

/** Whether a title is a headline, which has a Swahili version, rather than the name of a place on the site. */
export const isHeadline = ({ page, title }: { readonly page: FilePage; readonly title: string }): boolean =>
  headlinePages.some((headline) => headline === page) && !places.has(title.trim().toUpperCase().replace(/\s+/g, "_"));
