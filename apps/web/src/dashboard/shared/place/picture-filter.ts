import type { EntryPage } from "@visiga/contracts/entries";
import { pageAt, pageRow } from "@visiga/contracts/public-paths";
import type { TextPlace } from "@visiga/i18n/page-texts";

export const pictureFilters = [
  "ALUMNI",
  "GALLERY",
  "ORGANIZATION",
  "NEWS",
  "HOME",
  "SEMINARIANS",
  "WAWATA",
  "ALL",
] as const;
export type PictureFilter = (typeof pictureFilters)[number];

export function filteredPage(filter: PictureFilter): EntryPage | undefined {
  if (filter === "ALL") return undefined;
  return filter === "SEMINARIANS" ? "SEMINARIAN" : filter;
}

export const filterOf = (page: EntryPage): PictureFilter =>
  pictureFilters.find((filter) => filteredPage(filter) === page) ?? "ALL";

/** Filter of the Images tab that shows the pictures of a page: those of its first list, unless a title selects them. */
export function pageFilter(place: TextPlace): PictureFilter {
  const [list] = place === "everyPage" ? [] : Object.values(pageRow(pageAt(place)).lists ?? {});
  return list?.page && !list.title ? filterOf(list.page) : "ALL";
}
