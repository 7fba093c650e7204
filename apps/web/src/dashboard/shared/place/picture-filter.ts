import type { FilePage } from "@visiga/contracts/files";

/** Filter tabs of the Images tab; the first is the default. */
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

/** The page of a filter; undefined for ALL. */
export function filteredPage(filter: PictureFilter): FilePage | undefined {
  if (filter === "ALL") return undefined;
  return filter === "SEMINARIANS" ? "SEMINARIAN" : filter;
}

export const filterOf = (page: FilePage): PictureFilter =>
  pictureFilters.find((filter) => filteredPage(filter) === page) ?? "ALL";
